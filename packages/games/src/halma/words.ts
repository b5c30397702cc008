import type { Text } from '@spellendoos/kernel'

/** What every halma game says. */
export const HALMA_SAYS = {
  steps: {
    nl: '{seat} zet {move}.',
    en: '{seat} plays {move}.',
    de: '{seat} zieht {move}.',
    fr: '{seat} joue {move}.',
  },
  jumps: {
    nl: '{seat} springt {move}.',
    en: '{seat} jumps {move}.',
    de: '{seat} springt {move}.',
    fr: '{seat} saute {move}.',
  },
  chain: {
    nl: '{seat} zet {move} met {n} {n|sprong|sprongen}: {path}.',
    en: '{seat} plays {move} with {n} {n|jump|jumps}: {path}.',
    de: '{seat} zieht {move} mit {n} {n|Sprung|Sprüngen}: {path}.',
    fr: '{seat} joue {move} en {n} {n|saut|sauts} : {path}.',
  },
  passes: {
    nl: '{seat} kan niet zetten en past.',
    en: '{seat} cannot move and passes.',
    de: '{seat} kann nicht ziehen und passt.',
    fr: '{seat} ne peut pas jouer et passe.',
  },
  home: {
    nl: '{seat} is binnen na {turn} {turn|beurt|beurten}.',
    en: '{seat} is home after {turn} {turn|turn|turns}.',
    de: '{seat} ist nach {turn} {turn|Zug|Zügen} im Ziel.',
    fr: '{seat} est arrivé en {turn} {turn|tour|tours}.',
  },
  repetition: {
    nl: 'Drie keer dezelfde stelling: remise.',
    en: 'Threefold repetition: a draw.',
    de: 'Dreimalige Stellungswiederholung: Remis.',
    fr: 'Triple répétition : nulle.',
  },
  'no-progress': {
    nl: 'Te lang zonder vooruitgang: de stand beslist.',
    en: 'Too long without progress: the standing decides.',
    de: 'Zu lange ohne Fortschritt: Der Stand entscheidet.',
    fr: 'Trop de coups sans progression : la situation décide.',
  },
  'note-home': {
    nl: '{home}/{of} binnen',
    en: '{home}/{of} home',
    de: '{home}/{of} am Ziel',
    fr: '{home}/{of} au but',
  },
  'note-place': {
    nl: 'als {place}e binnen',
    en: 'home, place {place}',
    de: 'im Ziel, Rang {place}',
    fr: 'arrivé, rang {place}',
  },
  'count-progress': {
    nl: 'Beurten over zonder vooruitgang',
    en: 'Turns left without progress',
    de: 'Verbleibende Züge ohne Fortschritt',
    fr: 'Tours restants sans progression',
  },
  pass: { nl: 'Passen', en: 'Pass', de: 'Passen', fr: 'Passer' },
  'coach-turn': {
    nl: '{seat} is aan de beurt.',
    en: 'It is {seat}’s turn.',
    de: '{seat} ist am Zug.',
    fr: 'C’est à {seat} de jouer.',
  },
  'coach-man': {
    nl: 'Kies een pion.',
    en: 'Choose a man.',
    de: 'Wähle eine Figur.',
    fr: 'Choisissez un pion.',
  },
  'coach-full': {
    nl: 'Kies een pion. Wat een ander in je doel bezet houdt, telt nu als gevuld.',
    en: 'Choose a man. What others hold in your goal now counts as filled.',
    de: 'Wähle eine Figur. Was andere in deinem Ziel besetzt halten, zählt jetzt als gefüllt.',
    fr: 'Choisissez un pion. Ce que les autres occupent dans votre but compte maintenant comme rempli.',
  },
  'coach-field': {
    nl: 'Zet een stap: kies een vrije plek ernaast.',
    en: 'Make a step: choose a free place next to it.',
    de: 'Mach einen Schritt: Wähle einen freien Platz daneben.',
    fr: 'Faites un pas : choisissez une place libre à côté.',
  },
  'coach-jump': {
    nl: 'Zet een stap of spring: kies waar de pion komt.',
    en: 'Step or jump: choose where the man goes.',
    de: 'Mach einen Schritt oder spring: Wähle, wohin die Figur kommt.',
    fr: 'Faites un pas ou sautez : choisissez où va le pion.',
  },
  'coach-go-on': {
    nl: 'Spring verder, of tik nog eens op de pion om hier te stoppen.',
    en: 'Jump on, or tap the man again to stop here.',
    de: 'Spring weiter, oder tippe die Figur noch einmal an, um hier anzuhalten.',
    fr: 'Continuez à sauter, ou touchez encore le pion pour vous arrêter ici.',
  },
  'coach-pass': {
    nl: 'Je kunt niet zetten. Pas.',
    en: 'You cannot move. Pass.',
    de: 'Du kannst nicht ziehen. Passe.',
    fr: 'Vous ne pouvez pas jouer. Passez.',
  },
} satisfies Record<string, Text>

/** The rules that all halma games share, in words. */
export const HALMA_RULES = {
  turn: {
    nl: 'De spelers zetten om de beurt. Een beurt is één zet met één pion.',
    en: 'The players move in turn. A turn is one move with one man.',
    de: 'Die Spieler ziehen der Reihe nach. Ein Zug wird mit einer einzigen Figur gemacht.',
    fr: 'Les joueurs jouent à tour de rôle. Un tour est un coup avec un seul pion.',
  },
  first: {
    nl: 'Speler 1 begint; daarna gaat de beurt met de klok mee.',
    en: 'Player 1 starts; then the turn passes clockwise.',
    de: 'Spieler 1 beginnt; danach geht es im Uhrzeigersinn weiter.',
    fr: 'Le joueur 1 commence ; ensuite, on joue dans le sens des aiguilles d’une montre.',
  },
  'own-men': {
    nl: 'Je zet alleen met je eigen pionnen.',
    en: 'You move only your own men.',
    de: 'Du ziehst nur mit deinen eigenen Figuren.',
    fr: 'Vous ne jouez que vos propres pions.',
  },
  chain: {
    nl: 'Kan je pion vanaf de plek waar hij landt weer springen, dan mag hij in dezelfde zet verder, ook in een andere richting.',
    en: 'If your man can jump again from where it lands, it may go on in the same move, in another direction too.',
    de: 'Kann deine Figur von dort, wo sie landet, wieder springen, so darf sie im selben Zug weiter, auch in eine andere Richtung.',
    fr: 'Si votre pion peut encore sauter de là où il arrive, il peut continuer dans le même coup, même dans une autre direction.',
  },
  stop: {
    nl: 'Springen hoeft niet, en een kettingsprong mag na elke sprong eindigen.',
    en: 'You need not jump, and a chain of jumps may end after any jump.',
    de: 'Springen ist keine Pflicht, und ein Kettensprung darf nach jedem Sprung enden.',
    fr: 'Sauter n’est pas obligatoire, et une suite de sauts peut finir après n’importe quel saut.',
  },
  'one-kind': {
    nl: 'Een zet is één stap, of een of meer sprongen; een stap en een sprong in dezelfde zet gaan niet samen.',
    en: 'A move is one step, or one or more jumps; a step and a jump do not go together in one move.',
    de: 'Ein Zug besteht aus einem Schritt oder aus einem oder mehreren Sprüngen; Schritt und Sprung gehen nicht zusammen.',
    fr: 'Un coup est un pas, ou bien un ou plusieurs sauts ; un pas et un saut ne se combinent pas dans un même coup.',
  },
  'no-capture': {
    nl: 'Er wordt niets geslagen: de pionnen waar je overheen springt blijven staan.',
    en: 'Nothing is captured: the men you jump over stay where they are.',
    de: 'Geschlagen wird nicht: Übersprungene Figuren bleiben stehen.',
    fr: 'Rien n’est pris : les pions sautés restent à leur place.',
  },
  elsewhere: {
    nl: 'Een zet eindigt ergens anders dan waar hij begon.',
    en: 'A move ends elsewhere than where it began.',
    de: 'Ein Zug endet anderswo, als er begonnen hat.',
    fr: 'Un coup finit ailleurs que là où il a commencé.',
  },
  done: {
    nl: 'Wie binnen is, zet niet meer; zijn pionnen blijven staan.',
    en: 'Whoever is home moves no more; their men stay where they are.',
    de: 'Wer im Ziel ist, zieht nicht mehr; seine Figuren bleiben stehen.',
    fr: 'Qui est arrivé ne joue plus ; ses pions restent en place.',
  },
  pass: {
    nl: 'Kun je niet zetten, dan pas je. Kun je wel zetten, dan mag je niet passen.',
    en: 'If you cannot move, you pass. If you can move, you may not pass.',
    de: 'Kannst du nicht ziehen, so passt du. Kannst du ziehen, darfst du nicht passen.',
    fr: 'Si vous ne pouvez pas jouer, vous passez. Si vous le pouvez, vous n’avez pas le droit de passer.',
  },
  repetition: {
    nl: 'Staat met z’n tweeën dezelfde stelling voor de derde keer op het bord met dezelfde speler aan de beurt, dan is het remise.',
    en: 'With two players, if the same position stands on the board for the third time with the same player to move, it is a draw.',
    de: 'Steht zu zweit dieselbe Stellung zum dritten Mal auf dem Brett und ist derselbe Spieler am Zug, ist es Remis.',
    fr: 'À deux joueurs, si la même position se présente pour la troisième fois et que c’est au même joueur de jouer, la partie est nulle.',
  },
  progress: {
    nl: 'Er is vooruitgang als een speler binnenkomt, of als zijn pionnen samen minder stappen van hun doel staan dan ooit tevoren. Geteld worden de stappen, zonder sprongen, tot de dichtstbijzijnde plek van het doel; een pion in het doel telt nul.',
    en: 'There is progress when a player comes home, or when their men together stand fewer steps from their goal than ever before. Counted are steps, without jumps, to the nearest place of the goal; a man in the goal counts nothing.',
    de: 'Fortschritt ist, wenn ein Spieler ins Ziel kommt oder seine Figuren zusammen weniger Schritte vom Ziel entfernt sind als je zuvor. Gezählt werden Schritte, ohne Sprünge, bis zum nächsten Platz des Ziels; eine Figur im Ziel zählt null.',
    fr: 'Il y a progression quand un joueur arrive, ou quand ses pions sont ensemble à moins de pas de leur but que jamais auparavant. On compte les pas, sans sauts, jusqu’à la place du but la plus proche ; un pion au but compte zéro.',
  },
  'no-progress': {
    nl: 'Hebben alle spelers die nog meedoen 50 beurten achter elkaar gehad zonder enige vooruitgang, dan is de partij afgelopen. De meeste pionnen in het doel winnen, en bij evenveel de minste stappen die nog te gaan zijn; is ook dat gelijk, dan wordt de plaats gedeeld.',
    en: 'When everyone still playing has had 50 turns in a row without any progress, the match is over. Most men in the goal wins, and with equally many the fewest steps still to go; if that is equal too, the place is shared.',
    de: 'Haben alle, die noch spielen, 50 Züge hintereinander ohne jeden Fortschritt gemacht, ist die Partie zu Ende. Die meisten Figuren im Ziel gewinnen, bei gleich vielen die wenigsten noch nötigen Schritte; ist auch das gleich, wird der Rang geteilt.',
    fr: 'Quand tous ceux qui jouent encore ont eu 50 tours de suite sans aucune progression, la partie est finie. Le plus de pions au but gagne, puis à égalité le moins de pas restants ; si cela aussi est égal, le rang est partagé.',
  },
} satisfies Record<string, Text>

/** The rules that halma games on squares share, in words. */
export const ON_SQUARES = {
  step: {
    nl: 'Een stap gaat naar een vrij buurveld: recht vooruit of achteruit, opzij of schuin.',
    en: 'A step goes to a free neighbouring square: straight forward or backward, sideways or diagonally.',
    de: 'Ein Schritt geht auf ein freies Nachbarfeld: gerade vorwärts oder rückwärts, seitwärts oder diagonal.',
    fr: 'Un pas mène à une case voisine libre : tout droit en avant ou en arrière, de côté ou en diagonale.',
  },
  jump: {
    nl: 'Staat naast je pion een andere pion, van jou of van een ander, en is het veld recht daarachter vrij, dan mag je pion eroverheen springen naar dat veld, in elke richting.',
    en: 'If another man, yours or anyone’s, stands next to your man and the square straight behind it is free, your man may jump over it to that square, in any direction.',
    de: 'Steht neben deiner Figur eine andere, deine eigene oder eine fremde, und ist das Feld gerade dahinter frei, so darf deine Figur darüber auf dieses Feld springen, in jede Richtung.',
    fr: 'Si un autre pion, à vous ou à quelqu’un d’autre, se trouve à côté du vôtre et que la case juste derrière lui est libre, votre pion peut sauter par-dessus jusqu’à cette case, dans n’importe quelle direction.',
  },
  'over-one': {
    nl: 'Een sprong gaat over precies één pion, vlak naast de jouwe; over twee pionnen achter elkaar of over lege velden spring je niet.',
    en: 'A jump goes over exactly one man, right next to yours; you do not jump over two men in a row or over empty squares.',
    de: 'Ein Sprung geht über genau eine Figur direkt neben deiner; über zwei Figuren hintereinander oder über leere Felder springst du nicht.',
    fr: 'Un saut passe par-dessus un seul pion, juste à côté du vôtre ; on ne saute ni deux pions de suite ni des cases vides.',
  },
  'free-field': {
    nl: 'Een stap of een sprong eindigt op een vrij veld; op een veld staat hoogstens één pion.',
    en: 'A step or a jump ends on a free square; a square holds one man at most.',
    de: 'Ein Schritt oder Sprung endet auf einem freien Feld; auf einem Feld steht höchstens eine Figur.',
    fr: 'Un pas ou un saut finit sur une case libre ; une case porte un pion au plus.',
  },
  notation: {
    nl: 'Een zet schrijf je met begin en einde, zoals a5-a6, ook als er meer sprongen voor nodig zijn. Zetten met hetzelfde begin en einde zijn één zet.',
    en: 'A move is written with its start and end, such as a5-a6, also if it takes several jumps. Moves with the same start and end are one move.',
    de: 'Ein Zug wird mit Anfang und Ende geschrieben, etwa a5-a6, auch wenn er mehrere Sprünge braucht. Züge mit gleichem Anfang und Ende sind ein Zug.',
    fr: 'Un coup s’écrit avec son départ et son arrivée, comme a5-a6, même s’il faut plusieurs sauts. Des coups de mêmes départ et arrivée sont un seul coup.',
  },
  hinder: {
    nl: 'Je mag een pion in je eigen hofje laten staan om een tegenstander te hinderen.',
    en: 'You may leave a man in your own court to hinder an opponent.',
    de: 'Du darfst eine Figur in deinem eigenen Hof stehen lassen, um einen Gegner zu behindern.',
    fr: 'Vous pouvez laisser un pion dans votre camp pour gêner un adversaire.',
  },
  'full-court': {
    nl: 'Vanaf jouw 80e beurt telt een pion van een ander die in jouw doel staat als gevuld veld: je bent binnen als na je zet alle andere velden van het doel door jouw pionnen bezet zijn, en dat er minstens één is.',
    en: 'From your 80th turn on, a man of anyone else in your goal counts as filling its square: you are home if after your move all other squares of the goal are held by your men, and there is at least one.',
    de: 'Ab deinem 80. Zug zählt eine fremde Figur in deinem Ziel als gefülltes Feld: Du bist im Ziel, wenn nach deinem Zug alle anderen Felder des Ziels von deinen Figuren besetzt sind, und zwar mindestens eines.',
    fr: 'À partir de votre 80e tour, le pion d’un autre dans votre but compte comme case remplie : vous êtes arrivé si, après votre coup, toutes les autres cases du but sont occupées par vos pions, au moins une.',
  },
} satisfies Record<string, Text>

/** The rules that halma games on the star share, in words. */
export const ON_STAR = {
  step: {
    nl: 'Een stap gaat naar een vrij gat ernaast, langs een van de lijnen, in een van de zes richtingen.',
    en: 'A step goes to a free hole next to it along one of the lines, in any of the six directions.',
    de: 'Ein Schritt geht entlang einer der Linien in ein freies Loch daneben, in eine der sechs Richtungen.',
    fr: 'Un pas mène à un trou libre voisin le long d’une des lignes, dans l’une des six directions.',
  },
  jump: {
    nl: 'Staat naast je pion een andere pion, van jou of van een ander, en is het gat recht daarachter vrij, dan mag je pion langs de lijn eroverheen springen naar dat gat, in elke richting.',
    en: 'If another man, yours or anyone’s, stands next to your man and the hole straight behind it is free, your man may jump over it along the line to that hole, in any direction.',
    de: 'Steht neben deiner Figur eine andere, deine eigene oder eine fremde, und ist das Loch gerade dahinter frei, so darf deine Figur entlang der Linie darüber in dieses Loch springen, in jede Richtung.',
    fr: 'Si un autre pion, à vous ou à quelqu’un d’autre, se trouve à côté du vôtre et que le trou juste derrière lui est libre, votre pion peut sauter par-dessus le long de la ligne jusqu’à ce trou, dans n’importe quelle direction.',
  },
  'over-one': {
    nl: 'Een sprong gaat over precies één pion, vlak naast de jouwe; over twee pionnen achter elkaar of over lege gaten spring je niet.',
    en: 'A jump goes over exactly one man, right next to yours; you do not jump over two men in a row or over empty holes.',
    de: 'Ein Sprung geht über genau eine Figur direkt neben deiner; über zwei Figuren hintereinander oder über leere Löcher springst du nicht.',
    fr: 'Un saut passe par-dessus un seul pion, juste à côté du vôtre ; on ne saute ni deux pions de suite ni des trous vides.',
  },
  'free-field': {
    nl: 'Een stap of een sprong eindigt in een vrij gat; in een gat staat hoogstens één pion.',
    en: 'A step or a jump ends in a free hole; a hole holds one man at most.',
    de: 'Ein Schritt oder Sprung endet in einem freien Loch; in einem Loch steht höchstens eine Figur.',
    fr: 'Un pas ou un saut finit dans un trou libre ; un trou porte un pion au plus.',
  },
  notation: {
    nl: 'Een zet schrijf je met begin en einde, zoals m5-l5, ook als er meer sprongen voor nodig zijn. Zetten met hetzelfde begin en einde zijn één zet.',
    en: 'A move is written with its start and end, such as m5-l5, also if it takes several jumps. Moves with the same start and end are one move.',
    de: 'Ein Zug wird mit Anfang und Ende geschrieben, etwa m5-l5, auch wenn er mehrere Sprünge braucht. Züge mit gleichem Anfang und Ende sind ein Zug.',
    fr: 'Un coup s’écrit avec son départ et son arrivée, comme m5-l5, même s’il faut plusieurs sauts. Des coups de mêmes départ et arrivée sont un seul coup.',
  },
  board: {
    nl: 'De rijen gaten heten a tot en met q, van boven naar onder, en de gaten in een rij 1, 2, 3 enzovoort van links naar rechts, zoals speler 1 het bord ziet.',
    en: 'The rows of holes are called a to q, from top to bottom, and the holes in a row 1, 2, 3 and so on from left to right, as player 1 sees the board.',
    de: 'Die Lochreihen heißen a bis q, von oben nach unten, und die Löcher einer Reihe 1, 2, 3 und so weiter von links nach rechts, wie Spieler 1 den Spielplan sieht.',
    fr: 'Les rangées de trous s’appellent a à q, de haut en bas, et les trous d’une rangée 1, 2, 3 et ainsi de suite de gauche à droite, comme le joueur 1 voit le plateau.',
  },
  setup: {
    nl: 'De spelers beginnen op drie sterpunten, om en om: tussen twee bezette punten blijft er steeds een leeg. Speler 1 begint op de onderste punt, speler 2 linksboven, speler 3 rechtsboven.',
    en: 'The players start on three alternate points of the star: between two occupied points there is always an empty one. Player 1 starts on the lowest point, player 2 on the upper left, player 3 on the upper right.',
    de: 'Die Spieler beginnen auf drei Sternspitzen im Wechsel: Zwischen zwei besetzten Spitzen bleibt immer eine leer. Spieler 1 beginnt auf der untersten Spitze, Spieler 2 links oben, Spieler 3 rechts oben.',
    fr: 'Les joueurs commencent sur trois branches de l’étoile, une sur deux : entre deux branches occupées il en reste toujours une vide. Le joueur 1 commence sur la branche du bas, le joueur 2 en haut à gauche, le joueur 3 en haut à droite.',
  },
  'court-shapes': {
    nl: 'Je 15 pionnen vullen de tien gaten van je sterpunt en de rij van vijf gaten ervoor. Je doel bestaat net zo uit de tien gaten van de overstaande punt en de rij van vijf ervoor.',
    en: 'Your 15 men fill the ten holes of your point and the row of five holes before it. Your goal likewise is the ten holes of the opposite point and the row of five before it.',
    de: 'Deine 15 Figuren füllen die zehn Löcher deiner Sternspitze und die Reihe von fünf Löchern davor. Dein Ziel sind ebenso die zehn Löcher der gegenüberliegenden Spitze und die Reihe von fünf davor.',
    fr: 'Vos 15 pions remplissent les dix trous de votre branche et la rangée de cinq trous devant. Votre but est de même les dix trous de la branche opposée et la rangée de cinq devant.',
  },
  goal: {
    nl: 'Breng je pionnen naar de overstaande sterpunt. Staan ze allemaal in je doel, dan ben je binnen. Wie als eerste binnen is, wint.',
    en: 'Bring your men to the opposite point of the star. When they all stand in your goal, you are home. Whoever is home first wins.',
    de: 'Bring deine Figuren zur gegenüberliegenden Sternspitze. Stehen alle in deinem Ziel, bist du im Ziel. Wer zuerst im Ziel ist, gewinnt.',
    fr: 'Amenez vos pions à la branche opposée de l’étoile. Quand ils sont tous dans votre but, vous êtes arrivé. Le premier arrivé gagne.',
  },
  hinder: {
    nl: 'Je mag je pionnen laten staan waar je wilt, ook om anderen te hinderen.',
    en: 'You may leave your men wherever you like, also to hinder others.',
    de: 'Du darfst deine Figuren stehen lassen, wo du willst, auch um andere zu behindern.',
    fr: 'Vous pouvez laisser vos pions où vous voulez, aussi pour gêner les autres.',
  },
  'full-court': {
    nl: 'Vanaf jouw 80e beurt telt een pion van een ander die in jouw doel staat als gevuld gat: je bent binnen als na je zet alle andere gaten van het doel door jouw pionnen bezet zijn, en dat er minstens één is.',
    en: 'From your 80th turn on, a man of anyone else in your goal counts as filling its hole: you are home if after your move all other holes of the goal are held by your men, and there is at least one.',
    de: 'Ab deinem 80. Zug zählt eine fremde Figur in deinem Ziel als gefülltes Loch: Du bist im Ziel, wenn nach deinem Zug alle anderen Löcher des Ziels von deinen Figuren besetzt sind, und zwar mindestens eines.',
    fr: 'À partir de votre 80e tour, le pion d’un autre dans votre but compte comme trou rempli : vous êtes arrivé si, après votre coup, tous les autres trous du but sont occupés par vos pions, au moins un.',
  },
  places: {
    nl: 'Is er iemand binnen, dan spelen de anderen door om de tweede plaats.',
    en: 'When someone is home, the others play on for second place.',
    de: 'Ist jemand im Ziel, spielen die anderen um den zweiten Rang weiter.',
    fr: 'Quand quelqu’un est arrivé, les autres continuent pour le deuxième rang.',
  },
} satisfies Record<string, Text>

/** How the squares of the halma board are called. */
export const HALMA_BOARD: Text = {
  nl: 'De kolommen heten a tot en met p, van links naar rechts, en de rijen 1 tot en met 16, van onder naar boven, zoals speler 1 het bord ziet.',
  en: 'The columns are called a to p, from left to right, and the rows 1 to 16, from bottom to top, as player 1 sees the board.',
  de: 'Die Spalten heißen a bis p, von links nach rechts, und die Reihen 1 bis 16, von unten nach oben, wie Spieler 1 den Spielplan sieht.',
  fr: 'Les colonnes s’appellent a à p, de gauche à droite, et les rangées 1 à 16, de bas en haut, comme le joueur 1 voit le plateau.',
}

/** The two court lines in every corner of the halma board. */
export const COURT_LINES: Text = {
  nl: 'In elke hoek van het bord ligt een hofje. Een rode lijn omsluit er 13 velden van, een groene lijn 19.',
  en: 'There is a court in every corner of the board. A red line encloses 13 of its squares, a green line 19.',
  de: 'In jeder Ecke des Spielplans liegt ein Hof. Eine rote Linie umschließt 13 seiner Felder, eine grüne 19.',
  fr: 'Dans chaque coin du plateau se trouve un camp. Une ligne rouge en entoure 13 cases, une ligne verte 19.',
}
export const COURT_SHAPES: Text = {
  nl: 'Geteld vanaf de rand heeft het hofje van 13 velden rijen van 4, 4, 3 en 2 velden, dat van 19 velden rijen van 5, 5, 4, 3 en 2.',
  en: 'Counted from the edge, the court of 13 squares has rows of 4, 4, 3 and 2 squares, that of 19 squares rows of 5, 5, 4, 3 and 2.',
  de: 'Vom Rand aus gezählt hat der Hof mit 13 Feldern Reihen von 4, 4, 3 und 2 Feldern, der mit 19 Feldern Reihen von 5, 5, 4, 3 und 2.',
  fr: 'En comptant depuis le bord, le camp de 13 cases a des rangées de 4, 4, 3 et 2 cases, celui de 19 cases des rangées de 5, 5, 4, 3 et 2.',
}
export const CORNERS: Text = {
  nl: 'Speler 1 zit in de hoek van a1. Met z’n tweeën zit speler 2 daar schuin tegenover; met meer zitten de volgende spelers met de klok mee in de hoeken van a16, p16 en p1.',
  en: 'Player 1 sits in the corner of a1. With two, player 2 sits diagonally opposite; with more, the next players sit clockwise in the corners of a16, p16 and p1.',
  de: 'Spieler 1 sitzt in der Ecke von a1. Zu zweit sitzt Spieler 2 schräg gegenüber; sind es mehr, sitzen die nächsten im Uhrzeigersinn in den Ecken von a16, p16 und p1.',
  fr: 'Le joueur 1 est dans le coin de a1. À deux, le joueur 2 est en face, en diagonale ; à plus, les suivants sont, dans le sens des aiguilles d’une montre, dans les coins de a16, p16 et p1.',
}

export const BY_THE_BOOK: Text = {
  nl: 'Volgens het boekje',
  en: 'By the book',
  de: 'Nach dem Regelheft',
  fr: 'Selon le livret',
}
