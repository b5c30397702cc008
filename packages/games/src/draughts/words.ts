import type { Text } from '@spellendoos/kernel'

/** What every draughts game says. */
export const DRAUGHTS_SAYS = {
  moves: {
    nl: '{seat} zet {move}.',
    en: '{seat} plays {move}.',
    de: '{seat} zieht {move}.',
    fr: '{seat} joue {move}.',
  },
  captures: {
    nl: '{seat} slaat {n} {n|stuk|stukken}: {move}.',
    en: '{seat} captures {n} {n|piece|pieces}: {move}.',
    de: '{seat} schlägt {n} {n|Spielstein|Spielsteine}: {move}.',
    fr: '{seat} prend {n} {n|pièce|pièces} : {move}.',
  },
  crowned: {
    nl: '{seat} haalt dam op {field}.',
    en: '{seat} crowns a man on {field}.',
    de: '{seat} bekommt auf {field} eine Dame.',
    fr: '{seat} va à dame en {field}.',
  },
  'no-move': {
    nl: '{seat} kan niet meer zetten.',
    en: '{seat} cannot move any more.',
    de: '{seat} kann nicht mehr ziehen.',
    fr: '{seat} ne peut plus jouer.',
  },
  repetition: {
    nl: 'Drie keer dezelfde stelling: remise.',
    en: 'Threefold repetition: a draw.',
    de: 'Dreimalige Stellungswiederholung: Remis.',
    fr: 'Triple répétition : nulle.',
  },
  'kings-only': {
    nl: 'Elk 25 zetten met alleen dammen: remise.',
    en: '25 moves each with kings only: a draw.',
    de: 'Je 25 Züge nur mit Damen: Remis.',
    fr: '25 coups chacun avec les dames seules : nulle.',
  },
  'sixteen-moves': {
    nl: 'Elk 16 zetten in dit eindspel: remise.',
    en: '16 moves each in this endgame: a draw.',
    de: 'Je 16 Züge in diesem Endspiel: Remis.',
    fr: '16 coups chacun dans cette finale : nulle.',
  },
  'five-moves': {
    nl: 'Elk vijf zetten in dit eindspel: remise.',
    en: 'Five moves each in this endgame: a draw.',
    de: 'Je fünf Züge in diesem Endspiel: Remis.',
    fr: 'Cinq coups chacun dans cette finale : nulle.',
  },
  'men-left': {
    nl: '{men} {men|schijf|schijven}',
    en: '{men} {men|man|men}',
    de: '{men} {men|Stein|Steine}',
    fr: '{men} {men|pion|pions}',
  },
  'pieces-left': {
    nl: '{men} {men|schijf|schijven}, {kings} {kings|dam|dammen}',
    en: '{men} {men|man|men}, {kings} {kings|king|kings}',
    de: '{men} {men|Stein|Steine}, {kings} {kings|Dame|Damen}',
    fr: '{men} {men|pion|pions}, {kings} {kings|dame|dames}',
  },
  'count-title': {
    nl: 'Zetten tot remise',
    en: 'Moves before a draw',
    de: 'Züge bis zum Remis',
    fr: 'Coups avant la nulle',
  },
  'count-kings-only': {
    nl: 'Alleen met dammen',
    en: 'With kings only',
    de: 'Nur mit Damen',
    fr: 'Avec les dames seules',
  },
  'count-endgame': {
    nl: 'In dit eindspel',
    en: 'In this endgame',
    de: 'In diesem Endspiel',
    fr: 'Dans cette finale',
  },
  'coach-turn': {
    nl: '{seat} is aan de beurt.',
    en: 'It is {seat}’s turn.',
    de: '{seat} ist am Zug.',
    fr: 'C’est à {seat} de jouer.',
  },
  'coach-piece': {
    nl: 'Kies een stuk.',
    en: 'Choose a piece.',
    de: 'Wähle einen Spielstein.',
    fr: 'Choisissez une pièce.',
  },
  'coach-must-capture': {
    nl: 'Je moet {n} {n|stuk|stukken} slaan. Kies waarmee.',
    en: 'You must capture {n} {n|piece|pieces}. Choose which piece does it.',
    de: 'Du musst {n} {n|Spielstein|Spielsteine} schlagen. Wähle, womit.',
    fr: 'Vous devez prendre {n} {n|pièce|pièces}. Choisissez avec laquelle.',
  },
  'coach-may-capture': {
    nl: 'Je kunt tot {n} {n|stuk|stukken} slaan, of een gewone zet doen. Kies een stuk.',
    en: 'You can capture up to {n} {n|piece|pieces}, or make a quiet move. Choose a piece.',
    de: 'Du kannst bis zu {n} {n|Spielstein|Spielsteine} schlagen oder einen einfachen Zug machen. Wähle einen Spielstein.',
    fr: 'Vous pouvez prendre jusqu’à {n} {n|pièce|pièces}, ou jouer sans prise. Choisissez une pièce.',
  },
  'coach-field': {
    nl: 'Kies een vrij veld.',
    en: 'Choose a free square.',
    de: 'Wähle ein freies Feld.',
    fr: 'Choisissez une case libre.',
  },
  'coach-land': {
    nl: 'Kies het veld waar je stuk landt.',
    en: 'Choose the square where your piece lands.',
    de: 'Wähle das Feld, auf dem dein Spielstein landet.',
    fr: 'Choisissez la case où votre pièce arrive.',
  },
  'coach-go-on': {
    nl: 'Sla verder: kies het volgende veld.',
    en: 'Go on capturing: choose the next square.',
    de: 'Schlag weiter: Wähle das nächste Feld.',
    fr: 'Continuez la prise : choisissez la case suivante.',
  },
} satisfies Record<string, Text>

/** The rules that several draughts games share, in words. */
export const DRAUGHTS_RULES = {
  equipment: {
    nl: 'Je speelt met z’n tweeën op een dambord van tien bij tien velden. De een heeft 20 witte schijven, de ander 20 zwarte.',
    en: 'Two players use a draughtboard of ten by ten squares. One has 20 white men, the other 20 black men.',
    de: 'Zwei Spieler spielen auf einem Damebrett von zehn mal zehn Feldern. Der eine hat 20 weiße Steine, der andere 20 schwarze.',
    fr: 'On joue à deux sur un damier de dix cases sur dix. L’un a 20 pions blancs, l’autre 20 pions noirs.',
  },
  setup: {
    nl: 'De schijven staan op alle zwarte velden van de vier buitenste rijen: die van zwart op 1 tot en met 20, die van wit op 31 tot en met 50. De twee rijen ertussen zijn vrij.',
    en: 'The men stand on all dark squares of the four outer rows: Black’s on 1 to 20, White’s on 31 to 50. The two rows between them are free.',
    de: 'Die Steine stehen auf allen dunklen Feldern der vier äußeren Reihen: die schwarzen auf 1 bis 20, die weißen auf 31 bis 50. Die zwei Reihen dazwischen sind frei.',
    fr: 'Les pions occupent toutes les cases foncées des quatre rangées extérieures : les noirs de 1 à 20, les blancs de 31 à 50. Les deux rangées du milieu sont libres.',
  },
  fields: {
    nl: 'Alleen de zwarte velden doen mee. Leg het bord zo dat elke speler links vooraan een zwart veld heeft. De zwarte velden zijn genummerd van 1 tot en met 50: rij na rij vanaf de kant van zwart, van links naar rechts zoals wit ze ziet.',
    en: 'Only the dark squares are used. Lay the board so that each player has a dark square in the near left-hand corner. The dark squares are numbered from 1 to 50: row by row from Black’s side, from left to right as White sees them.',
    de: 'Gespielt wird nur auf den dunklen Feldern. Leg das Brett so, dass jeder Spieler links vorn ein dunkles Feld hat. Die dunklen Felder sind von 1 bis 50 nummeriert: Reihe für Reihe von der Seite von Schwarz aus, von links nach rechts, wie Weiß sie sieht.',
    fr: 'Seules les cases foncées servent. Posez le damier de sorte que chaque joueur ait une case foncée dans le coin à sa gauche. Les cases foncées sont numérotées de 1 à 50 : rangée par rangée depuis le côté des Noirs, de gauche à droite comme les Blancs les voient.',
  },
  'white-first': {
    nl: 'Wit begint.',
    en: 'White starts.',
    de: 'Weiß beginnt.',
    fr: 'Les Blancs commencent.',
  },
  turn: {
    nl: 'De spelers zetten om de beurt. Een beurt is één zet.',
    en: 'The players move in turn. A turn is one move.',
    de: 'Die Spieler ziehen der Reihe nach, jeder einen Zug.',
    fr: 'Les joueurs jouent à tour de rôle, un coup chacun.',
  },
  'one-piece': {
    nl: 'Een zet doe je met één stuk, een schijf of een dam, vanaf het veld waarop het staat.',
    en: 'A move is made with one piece, a man or a king, from the square on which it stands.',
    de: 'Ein Zug wird mit einem Spielstein gemacht, einem Stein oder einer Dame, von dem Feld aus, auf dem er steht.',
    fr: 'Un coup se joue avec une seule pièce, un pion ou une dame, depuis la case où elle se trouve.',
  },
  'own-pieces': {
    nl: 'Je zet alleen met stukken van je eigen kleur.',
    en: 'You move only pieces of your own colour.',
    de: 'Du ziehst nur mit Spielsteinen deiner eigenen Farbe.',
    fr: 'Vous ne jouez que les pièces de votre couleur.',
  },
  diagonal: {
    nl: 'Stukken gaan schuin, van zwart veld naar zwart veld.',
    en: 'Pieces go diagonally, from dark square to dark square.',
    de: 'Spielsteine gehen diagonal, von dunklem Feld zu dunklem Feld.',
    fr: 'Les pièces vont en diagonale, de case foncée en case foncée.',
  },
  'one-step': {
    nl: 'Een schijf die niet slaat gaat één veld ver.',
    en: 'A man that does not capture goes one square.',
    de: 'Ein Stein, der nicht schlägt, geht ein Feld weit.',
    fr: 'Un pion qui ne prend pas avance d’une case.',
  },
  forward: {
    nl: 'Een schijf die niet slaat gaat vooruit, naar de overkant, nooit achteruit.',
    en: 'A man that does not capture goes forward, towards the far side, never backward.',
    de: 'Ein Stein, der nicht schlägt, geht vorwärts zur Gegenseite, nie rückwärts.',
    fr: 'Un pion qui ne prend pas va en avant, vers le côté opposé, jamais en arrière.',
  },
  'free-field': {
    nl: 'Een zet eindigt op een vrij veld. Een veld met een stuk erop, van jou of van je tegenstander, is bezet.',
    en: 'A move goes to a free square. A square with a piece on it, yours or your opponent’s, is occupied.',
    de: 'Ein Zug geht auf ein freies Feld. Ein Feld, auf dem ein Spielstein steht, deiner oder einer des Gegners, ist besetzt.',
    fr: 'Un coup mène à une case libre. Une case où se trouve une pièce, à vous ou à l’adversaire, est occupée.',
  },
  capture: {
    nl: 'Staat op een buurveld van je schijf een stuk van je tegenstander, en is het veld recht daarachter vrij, dan kan je schijf eroverheen springen naar dat veld. Het stuk is geslagen en gaat van het bord.',
    en: 'If an opposing piece stands next to your man and the square straight behind it is free, your man can jump over it to that square. The piece is captured and leaves the board.',
    de: 'Steht neben deinem Stein ein gegnerischer Spielstein und ist das Feld gerade dahinter frei, kann dein Stein darüber auf dieses Feld springen. Der Spielstein ist geschlagen und kommt vom Brett.',
    fr: 'Si une pièce adverse se trouve à côté de votre pion et que la case juste derrière elle est libre, votre pion peut sauter par-dessus jusqu’à cette case. La pièce est prise et quitte le damier.',
  },
  'one-at-a-time': {
    nl: 'Elke sprong gaat over precies één stuk. Over twee stukken achter elkaar kun je niet springen.',
    en: 'Each jump goes over exactly one piece. You cannot jump over two pieces in one leap.',
    de: 'Jeder Sprung geht über genau einen Spielstein. Zwei auf einmal kannst du nicht überspringen.',
    fr: 'Chaque saut passe par-dessus une seule pièce. On ne saute pas deux pièces d’un coup.',
  },
  'not-over-own': {
    nl: 'Over je eigen stukken spring je niet.',
    en: 'You do not jump over your own pieces.',
    de: 'Über deine eigenen Spielsteine springst du nicht.',
    fr: 'Vous ne sautez pas par-dessus vos propres pièces.',
  },
  'go-on': {
    nl: 'Kan het stuk vanaf het veld waar het landt weer slaan, dan slaat het in dezelfde zet verder, zolang dat kan. Kan het niet meer, dan is de zet voorbij.',
    en: 'If the piece can capture again from the square where it lands, it goes on in the same move for as long as it can. When it cannot, the move is over.',
    de: 'Kann der Spielstein von dem Feld aus, auf dem er landet, wieder schlagen, so schlägt er im selben Zug weiter, solange es geht. Geht es nicht mehr, ist der Zug zu Ende.',
    fr: 'Si la pièce peut encore prendre depuis la case où elle arrive, elle continue dans le même coup tant que c’est possible. Quand ce ne l’est plus, le coup est fini.',
  },
  'backward-capture': {
    nl: 'Een schijf slaat vooruit en achteruit.',
    en: 'A man captures forward and backward.',
    de: 'Ein Stein schlägt vorwärts und rückwärts.',
    fr: 'Un pion prend en avant et en arrière.',
  },
  'must-capture': {
    nl: 'Slaan is verplicht: kun je slaan, dan mag je geen andere zet doen.',
    en: 'Capturing is compulsory: if you can capture, you may not make another move.',
    de: 'Schlagen ist Pflicht: Kannst du schlagen, darfst du keinen anderen Zug machen.',
    fr: 'La prise est obligatoire : si vous pouvez prendre, vous ne pouvez pas jouer autre chose.',
  },
  'longest-capture': {
    nl: 'Meerslag gaat voor: je moet zo veel mogelijk stukken slaan. Een dam telt daarbij als één stuk. Zijn er meer slagen met evenveel stukken, dan kies je.',
    en: 'The longest capture comes first: you must capture as many pieces as you can. A king counts as one piece. Among captures of equally many pieces you choose.',
    de: 'Es gilt die Mehrheitsregel: Du musst so viele Spielsteine schlagen wie möglich. Eine Dame zählt dabei als ein Spielstein. Unter Schlägen mit gleich vielen wählst du.',
    fr: 'La prise majoritaire s’impose : vous devez prendre le plus de pièces possible. Une dame compte pour une pièce. Entre des prises égales, vous choisissez.',
  },
  'no-duty': {
    nl: 'Je kunt afspreken dat slaan niet verplicht is. Dan mag je iets anders zetten terwijl je kunt slaan, en hoef je niet zo veel mogelijk te slaan. Een slag waaraan je begint maak je af, zolang het stuk verder kan slaan.',
    en: 'You can agree that capturing is not compulsory. Then you may make another move although you can capture, and need not capture the most. A capture once begun goes on for as long as the piece can capture.',
    de: 'Ihr könnt vereinbaren, dass Schlagen keine Pflicht ist. Dann darfst du anders ziehen, obwohl du schlagen kannst, und musst nicht am meisten schlagen. Ein begonnener Schlag geht weiter, solange der Spielstein schlagen kann.',
    fr: 'On peut convenir que la prise n’est pas obligatoire. Vous pouvez alors jouer autre chose même si une prise est possible, et n’avez pas à prendre le plus. Une prise commencée continue tant que la pièce peut prendre.',
  },
  once: {
    nl: 'In één zet spring je hoogstens één keer over hetzelfde stuk. Over een vrij veld mag je vaker komen.',
    en: 'In one move you jump over the same piece at most once. You may cross a free square more than once.',
    de: 'In einem Zug überspringst du denselben Spielstein höchstens einmal. Über ein freies Feld darfst du mehrmals kommen.',
    fr: 'Dans un même coup, vous sautez une pièce une fois au plus. Vous pouvez repasser par une case libre.',
  },
  'taken-after': {
    nl: 'Geslagen stukken gaan van het bord als de hele zet gedaan is. Tot dan staan ze in de weg.',
    en: 'Captured pieces leave the board when the whole move has been made. Until then they stand in the way.',
    de: 'Geschlagene Spielsteine kommen vom Brett, wenn der ganze Zug gemacht ist. Bis dahin stehen sie im Weg.',
    fr: 'Les pièces prises quittent le damier une fois le coup terminé. Jusque-là, elles barrent le passage.',
  },
  crown: {
    nl: 'Een schijf die haar zet op de verste rij eindigt, de damlijn, wordt een dam: leg er een tweede schijf op. Wit haalt dam op 1 tot en met 5, zwart op 46 tot en met 50.',
    en: 'A man that ends its move on the farthest row, the king row, becomes a king: put a second man on top of it. White crowns on 1 to 5, Black on 46 to 50.',
    de: 'Ein Stein, der seinen Zug auf der hintersten Reihe beendet, der Damereihe, wird zur Dame: Leg einen zweiten Stein darauf. Weiß wird auf 1 bis 5 zur Dame, Schwarz auf 46 bis 50.',
    fr: 'Un pion qui finit son coup sur la dernière rangée, la rangée de promotion, devient une dame : posez un second pion dessus. Les Blancs vont à dame de 1 à 5, les Noirs de 46 à 50.',
  },
  passing: {
    nl: 'Een schijf die tijdens een slag op de damlijn komt en verder slaat, blijft een schijf.',
    en: 'A man that reaches the king row during a capture and goes on capturing stays a man.',
    de: 'Ein Stein, der während eines Schlags auf die Damereihe kommt und weiterschlägt, bleibt ein Stein.',
    fr: 'Un pion qui atteint la rangée de promotion pendant une prise et continue de prendre reste un pion.',
  },
  'king-move': {
    nl: 'Een dam die niet slaat gaat in één rechte lijn schuin vooruit of achteruit, zo ver als je wilt over vrije velden.',
    en: 'A king that does not capture goes in one straight line, diagonally forward or backward, as far as you like over free squares.',
    de: 'Eine Dame, die nicht schlägt, geht in einer geraden Linie diagonal vorwärts oder rückwärts, so weit du willst über freie Felder.',
    fr: 'Une dame qui ne prend pas va tout droit en diagonale, en avant ou en arrière, aussi loin que vous voulez sur des cases libres.',
  },
  'king-capture': {
    nl: 'Een dam slaat ook van ver: tussen de dam en het stuk mogen vrije velden liggen, en de dam landt op een vrij veld naar keuze daarachter, tot het volgende stuk.',
    en: 'A king also captures from afar: there may be free squares between the king and the piece, and the king lands on any free square behind it, up to the next piece.',
    de: 'Eine Dame schlägt auch aus der Ferne: Zwischen ihr und dem Spielstein dürfen freie Felder liegen, und sie landet auf einem beliebigen freien Feld dahinter, bis zum nächsten Spielstein.',
    fr: 'Une dame prend aussi de loin : des cases libres peuvent la séparer de la pièce, et elle arrive sur une case libre de votre choix derrière celle-ci, jusqu’à la pièce suivante.',
  },
  notation: {
    nl: 'Een gewone zet schrijf je als 32-28, een slag als 26x37: begin en einde. Slaan twee slagen met hetzelfde begin en einde andere stukken, dan schrijf je elk veld waar je landt: 26x37x48. Slaan ze dezelfde stukken, dan zijn ze één zet.',
    en: 'A quiet move is written as 32-28, a capture as 26x37: start and end. If two captures with the same start and end take different pieces, every square where you land is written: 26x37x48. If they take the same pieces, they are one move.',
    de: 'Einen einfachen Zug schreibt man als 32-28, einen Schlag als 26x37: Anfang und Ende. Nehmen zwei Schläge mit gleichem Anfang und Ende verschiedene Spielsteine, wird jedes Feld geschrieben, auf dem du landest: 26x37x48. Nehmen sie dieselben, sind sie ein Zug.',
    fr: 'Un coup sans prise s’écrit 32-28, une prise 26x37 : départ et arrivée. Si deux prises de mêmes départ et arrivée enlèvent des pièces différentes, on écrit chaque case où la pièce se pose : 26x37x48. Si elles enlèvent les mêmes pièces, c’est un seul coup.',
  },
  'no-move': {
    nl: 'Wie aan de beurt is en niet kan zetten verliest: alle stukken zijn geslagen of vastgezet.',
    en: 'Whoever is to move and cannot loses: all their pieces are captured or blocked.',
    de: 'Wer am Zug ist und nicht ziehen kann, verliert: Alle Spielsteine sind geschlagen oder blockiert.',
    fr: 'Qui doit jouer et ne le peut pas perd : toutes ses pièces sont prises ou bloquées.',
  },
  repetition: {
    nl: 'Staat dezelfde stelling voor de derde keer op het bord met dezelfde speler aan de beurt, dan is het remise.',
    en: 'If the same position stands on the board for the third time with the same player to move, it is a draw.',
    de: 'Steht dieselbe Stellung zum dritten Mal auf dem Brett und ist derselbe Spieler am Zug, ist es Remis.',
    fr: 'Si la même position se présente pour la troisième fois et que c’est au même joueur de jouer, la partie est nulle.',
  },
  'kings-only': {
    nl: 'Hebben beide spelers 25 zetten achter elkaar alleen met dammen gedaan, zonder te slaan, dan is het remise.',
    en: 'When both players have made 25 moves in a row with kings only and without a capture, it is a draw.',
    de: 'Haben beide Spieler 25 Züge hintereinander nur mit Damen gemacht, ohne zu schlagen, ist es Remis.',
    fr: 'Quand les deux joueurs ont joué 25 coups de suite avec les dames seules et sans prise, la partie est nulle.',
  },
  'sixteen-moves': {
    nl: 'Heeft de een alleen nog een dam en de ander drie stukken, waaronder minstens één dam, dan is het remise zodra beide spelers daarna 16 zetten hebben gedaan. Dam halen verandert de telling niet.',
    en: 'When one player has only a king left and the other three pieces, at least one of them a king, it is a draw as soon as both have made 16 moves from there. Crowning does not change the count.',
    de: 'Hat der eine nur noch eine Dame und der andere drei Spielsteine, darunter mindestens eine Dame, ist es Remis, sobald beide von da an 16 Züge gemacht haben. Eine neue Dame ändert die Zählung nicht.',
    fr: 'Quand l’un n’a plus qu’une dame et l’autre trois pièces, dont au moins une dame, la partie est nulle dès que chacun a joué 16 coups de plus. Aller à dame ne change pas le compte.',
  },
  'five-moves': {
    nl: 'Heeft de een alleen nog een dam en de ander een of twee stukken, waaronder minstens één dam, dan is het remise zodra beide spelers daarna vijf zetten hebben gedaan. Deze telling begint opnieuw als er uit drie stukken twee worden, en daarna niet meer.',
    en: 'When one player has only a king left and the other one or two pieces, at least one of them a king, it is a draw as soon as both have made five moves from there. This count starts afresh when three pieces become two, and not again after that.',
    de: 'Hat der eine nur noch eine Dame und der andere einen oder zwei Spielsteine, darunter mindestens eine Dame, ist es Remis, sobald beide von da an fünf Züge gemacht haben. Diese Zählung beginnt neu, wenn aus drei Spielsteinen zwei werden, und danach nicht wieder.',
    fr: 'Quand l’un n’a plus qu’une dame et l’autre une ou deux pièces, dont au moins une dame, la partie est nulle dès que chacun a joué cinq coups de plus. Ce compte repart quand trois pièces ne sont plus que deux, et plus ensuite.',
  },
} satisfies Record<string, Text>

/** The rules that games on all hundred fields share, in words. */
export const HUNDRED_RULES = {
  fields: {
    nl: 'De velden zijn genummerd van 1 tot en met 100: rij na rij vanaf de kant van zwart, van links naar rechts zoals wit ze ziet.',
    en: 'The squares are numbered from 1 to 100: row by row from Black’s side, from left to right as White sees them.',
    de: 'Die Felder sind von 1 bis 100 nummeriert: Reihe für Reihe von der Seite von Schwarz aus, von links nach rechts, wie Weiß sie sieht.',
    fr: 'Les cases sont numérotées de 1 à 100 : rangée par rangée depuis le côté des Noirs, de gauche à droite comme les Blancs les voient.',
  },
  crown: {
    nl: 'Een schijf die op de verste rij komt, de damlijn, wordt een dam: leg er een tweede schijf op. Wit haalt dam op 1 tot en met 10, zwart op 91 tot en met 100.',
    en: 'A man that reaches the farthest row, the king row, becomes a king: put a second man on top of it. White crowns on 1 to 10, Black on 91 to 100.',
    de: 'Ein Stein, der die hinterste Reihe erreicht, die Damereihe, wird zur Dame: Leg einen zweiten Stein darauf. Weiß wird auf 1 bis 10 zur Dame, Schwarz auf 91 bis 100.',
    fr: 'Un pion qui atteint la dernière rangée, la rangée de promotion, devient une dame : posez un second pion dessus. Les Blancs vont à dame de 1 à 10, les Noirs de 91 à 100.',
  },
} satisfies Record<string, Text>

/** The option that lets captures go by, and the one preset. */
export const DRAUGHTS_OPTIONS = {
  slagplicht: {
    nl: 'Slagdwang: kun je slaan, dan moet je slaan, en zo veel mogelijk.',
    en: 'Compulsory capture: if you can capture you must, and as many pieces as possible.',
    de: 'Schlagzwang: Kannst du schlagen, so musst du es, und zwar so viele Spielsteine wie möglich.',
    fr: 'Prise obligatoire : si vous pouvez prendre, vous le devez, et le plus de pièces possible.',
  },
} satisfies Record<string, Text>

export const DRAUGHTS_PRESETS = {
  boekje: { nl: 'Volgens het boekje', en: 'By the book', de: 'Nach dem Regelheft', fr: 'Selon le livret' },
} satisfies Record<string, Text>
