import type { Rule, RuleId, Text } from '@spellendoos/kernel'

/** What every game of the family says. */
export const STEPS_SAYS = {
  steps: {
    nl: '{seat} zet {move}.',
    en: '{seat} plays {move}.',
    de: '{seat} zieht {move}.',
    fr: '{seat} joue {move}.',
  },
  'coach-turn': {
    nl: '{seat} is aan de beurt.',
    en: 'It is {seat}’s turn.',
    de: '{seat} ist am Zug.',
    fr: 'C’est à {seat} de jouer.',
  },
  'coach-man': {
    nl: 'Kies een schijf.',
    en: 'Choose a man.',
    de: 'Wähle einen Stein.',
    fr: 'Choisissez un pion.',
  },
  'coach-field': {
    nl: 'Kies het veld waar je schijf eindigt.',
    en: 'Choose the square where your man ends.',
    de: 'Wähle das Feld, auf dem dein Stein endet.',
    fr: 'Choisissez la case où votre pion finit.',
  },
  'count-title': {
    nl: 'Beurten te gaan',
    en: 'Turns to go',
    de: 'Verbleibende Züge',
    fr: 'Tours restants',
  },
  'count-quiet': {
    nl: 'Zonder vooruitgang tot het einde',
    en: 'Without progress to the end',
    de: 'Ohne Fortschritt bis zum Ende',
    fr: 'Sans progression jusqu’à la fin',
  },
  'repetition-drawn': {
    nl: 'Drie keer dezelfde stelling: remise.',
    en: 'Threefold repetition: a draw.',
    de: 'Dreimalige Stellungswiederholung: Remis.',
    fr: 'Triple répétition : nulle.',
  },
  'no-progress-drawn': {
    nl: 'Te lang zonder vooruitgang: remise.',
    en: 'Too long without progress: a draw.',
    de: 'Zu lange ohne Fortschritt: Remis.',
    fr: 'Trop de coups sans progression : nulle.',
  },
} satisfies Record<string, Text>

/** What the races to the other side say besides. */
export const RACE_SAYS = {
  ...STEPS_SAYS,
  jumps: {
    nl: '{seat} springt {n} {n|keer|keer}: {move}.',
    en: '{seat} jumps {n} {n|time|times}: {move}.',
    de: '{seat} springt {n}-mal: {move}.',
    fr: '{seat} saute {n} fois : {move}.',
  },
  passes: {
    nl: '{seat} kan niet zetten en past.',
    en: '{seat} cannot move and passes.',
    de: '{seat} kann nicht ziehen und passt.',
    fr: '{seat} ne peut pas jouer et passe.',
  },
  goal: {
    nl: '{seat} is met alle schijven aan de overkant en wint.',
    en: '{seat} has brought all men to the far side and wins.',
    de: '{seat} hat alle Steine auf die Gegenseite gebracht und gewinnt.',
    fr: '{seat} a amené tous ses pions de l’autre côté et gagne.',
  },
  'left-behind': {
    nl: 'Achtergebleven schijven vullen het doel op: {seat} is binnen en wint.',
    en: 'Men that stayed behind fill the goal: {seat} is home and wins.',
    de: 'Zurückgebliebene Steine füllen das Ziel auf: {seat} ist im Ziel und gewinnt.',
    fr: 'Des pions restés en arrière complètent le but : {seat} est arrivé et gagne.',
  },
  'no-progress': {
    nl: 'Te lang zonder vooruitgang: {seat} is het verst en wint.',
    en: 'Too long without progress: {seat} is furthest and wins.',
    de: 'Zu lange ohne Fortschritt: {seat} ist am weitesten und gewinnt.',
    fr: 'Trop de coups sans progression : {seat} est le plus avancé et gagne.',
  },
  'men-arrived': {
    nl: '{men} van {all} over',
    en: '{men} of {all} across',
    de: '{men} von {all} drüben',
    fr: '{men} sur {all} de l’autre côté',
  },
  'count-behind': {
    nl: 'Tot achterblijvers het doel vullen',
    en: 'Until men left behind fill the goal',
    de: 'Bis Zurückgebliebene das Ziel füllen',
    fr: 'Avant que les retardataires comptent',
  },
  'coach-pass': {
    nl: 'Je kunt geen schijf verzetten. Tik op Passen.',
    en: 'You cannot move any man. Tap Pass.',
    de: 'Du kannst keinen Stein ziehen. Tippe auf Passen.',
    fr: 'Vous ne pouvez jouer aucun pion. Touchez Passer.',
  },
  'button-pass': { nl: 'Passen', en: 'Pass', de: 'Passen', fr: 'Passer' },
} satisfies Record<string, Text>

/** What is said where both players can be blocked at once. */
export const BOTH_BLOCKED_SAYS = {
  'both-blocked': {
    nl: 'Niemand kan meer zetten: {seat} heeft de meeste schijven over en wint.',
    en: 'Nobody can move any more: {seat} has most men across and wins.',
    de: 'Niemand kann mehr ziehen: {seat} hat die meisten Steine drüben und gewinnt.',
    fr: 'Personne ne peut plus jouer : {seat} a le plus de pions de l’autre côté et gagne.',
  },
  'both-blocked-drawn': {
    nl: 'Niemand kan meer zetten, en beide hebben evenveel schijven over: remise.',
    en: 'Nobody can move any more, and both have as many men across: a draw.',
    de: 'Niemand kann mehr ziehen, und beide haben gleich viele Steine drüben: Remis.',
    fr: 'Personne ne peut plus jouer, et chacun a autant de pions de l’autre côté : nulle.',
  },
} satisfies Record<string, Text>

/** The rules that several of these games share, in words. */
export const STEPS_RULES = {
  'numbered-fields': {
    nl: 'Alleen de zwarte velden doen mee. Leg het bord zo dat elke speler links vooraan een zwart veld heeft. De zwarte velden zijn genummerd van 1 tot en met 50: rij na rij vanaf de kant van zwart, van links naar rechts zoals wit ze ziet.',
    en: 'Only the dark squares are used. Lay the board so that each player has a dark square in the near left-hand corner. The dark squares are numbered from 1 to 50: row by row from Black’s side, from left to right as White sees them.',
    de: 'Gespielt wird nur auf den dunklen Feldern. Leg das Brett so, dass jeder Spieler links vorn ein dunkles Feld hat. Die dunklen Felder sind von 1 bis 50 nummeriert: Reihe für Reihe von der Seite von Schwarz aus, von links nach rechts, wie Weiß sie sieht.',
    fr: 'Seules les cases foncées servent. Posez le damier de sorte que chaque joueur ait une case foncée dans le coin à sa gauche. Les cases foncées sont numérotées de 1 à 50 : rangée par rangée depuis le côté des Noirs, de gauche à droite comme les Blancs les voient.',
  },
  'four-rows': {
    nl: 'De schijven staan op alle zwarte velden van de vier buitenste rijen: die van zwart op 1 tot en met 20, die van wit op 31 tot en met 50. De twee rijen ertussen zijn vrij.',
    en: 'The men stand on all dark squares of the four outer rows: Black’s on 1 to 20, White’s on 31 to 50. The two rows between them are free.',
    de: 'Die Steine stehen auf allen dunklen Feldern der vier äußeren Reihen: die schwarzen auf 1 bis 20, die weißen auf 31 bis 50. Die zwei Reihen dazwischen sind frei.',
    fr: 'Les pions occupent toutes les cases foncées des quatre rangées extérieures : les noirs de 1 à 20, les blancs de 31 à 50. Les deux rangées du milieu sont libres.',
  },
  'twenty-men': {
    nl: 'Je speelt met z’n tweeën op een dambord van tien bij tien velden. De een heeft 20 witte schijven, de ander 20 zwarte.',
    en: 'Two players use a draughtboard of ten by ten squares. One has 20 white men, the other 20 black men.',
    de: 'Zwei Spieler spielen auf einem Damebrett von zehn mal zehn Feldern. Der eine hat 20 weiße Steine, der andere 20 schwarze.',
    fr: 'On joue à deux sur un damier de dix cases sur dix. L’un a 20 pions blancs, l’autre 20 pions noirs.',
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
  'one-man': {
    nl: 'Een zet doe je met één schijf, vanaf het veld waarop ze staat.',
    en: 'A move is made with one man, from the square on which it stands.',
    de: 'Ein Zug wird mit einem Stein gemacht, von dem Feld aus, auf dem er steht.',
    fr: 'Un coup se joue avec un seul pion, depuis la case où il se trouve.',
  },
  'own-men': {
    nl: 'Je zet alleen met schijven van je eigen kleur.',
    en: 'You move only men of your own colour.',
    de: 'Du ziehst nur mit Steinen deiner eigenen Farbe.',
    fr: 'Vous ne jouez que les pions de votre couleur.',
  },
  diagonal: {
    nl: 'Schijven gaan schuin, van zwart veld naar zwart veld.',
    en: 'Men go diagonally, from dark square to dark square.',
    de: 'Steine gehen diagonal, von dunklem Feld zu dunklem Feld.',
    fr: 'Les pions vont en diagonale, de case foncée en case foncée.',
  },
  'all-diagonals': {
    nl: 'Een schijf gaat schuin in alle vier de richtingen, vooruit en achteruit, van zwart veld naar zwart veld.',
    en: 'A man goes diagonally in all four directions, forward and backward, from dark square to dark square.',
    de: 'Ein Stein geht diagonal in alle vier Richtungen, vorwärts und rückwärts, von dunklem Feld zu dunklem Feld.',
    fr: 'Un pion va en diagonale dans les quatre directions, en avant et en arrière, de case foncée en case foncée.',
  },
  'one-step': {
    nl: 'Een stap gaat één veld ver.',
    en: 'A step goes one square.',
    de: 'Ein Schritt geht ein Feld weit.',
    fr: 'Un pas mène à la case d’à côté.',
  },
  'free-field': {
    nl: 'Een schijf komt alleen op een vrij veld. Een veld met een schijf erop, van jou of van je tegenstander, is bezet.',
    en: 'A man comes only onto a free square. A square with a man on it, yours or your opponent’s, is occupied.',
    de: 'Ein Stein kommt nur auf ein freies Feld. Ein Feld, auf dem ein Stein steht, deiner oder einer des Gegners, ist besetzt.',
    fr: 'Un pion ne va que sur une case libre. Une case où se trouve un pion, à vous ou à l’adversaire, est occupée.',
  },
  'jump-anyone': {
    nl: 'In plaats van een stap mag je springen: over één schijf op een buurveld, van jou of van je tegenstander, naar het vrije veld recht daarachter.',
    en: 'Instead of a step you may jump: over one man on a neighbouring square, yours or your opponent’s, to the free square straight behind it.',
    de: 'Statt eines Schritts darfst du springen: über einen Stein auf einem Nachbarfeld, deinen oder einen des Gegners, auf das freie Feld gerade dahinter.',
    fr: 'Au lieu d’un pas, vous pouvez sauter : par-dessus un pion d’une case voisine, à vous ou à l’adversaire, jusqu’à la case libre juste derrière.',
  },
  'jump-opponents': {
    nl: 'In plaats van een stap mag je springen: over één schijf van je tegenstander op een buurveld, naar het vrije veld recht daarachter.',
    en: 'Instead of a step you may jump: over one of your opponent’s men on a neighbouring square, to the free square straight behind it.',
    de: 'Statt eines Schritts darfst du springen: über einen Stein des Gegners auf einem Nachbarfeld, auf das freie Feld gerade dahinter.',
    fr: 'Au lieu d’un pas, vous pouvez sauter : par-dessus un pion de l’adversaire sur une case voisine, jusqu’à la case libre juste derrière.',
  },
  'not-over-own': {
    nl: 'Over je eigen schijven spring je niet.',
    en: 'You do not jump over your own men.',
    de: 'Über deine eigenen Steine springst du nicht.',
    fr: 'Vous ne sautez pas par-dessus vos propres pions.',
  },
  stays: {
    nl: 'Een schijf waar je overheen springt, blijft staan: er wordt niets geslagen.',
    en: 'A man you jump over stays where it is: nothing is captured.',
    de: 'Ein Stein, den du überspringst, bleibt stehen: Geschlagen wird nichts.',
    fr: 'Le pion par-dessus lequel vous sautez reste en place : rien n’est pris.',
  },
  chain: {
    nl: 'Na een sprong mag je met dezelfde schijf verder springen, zo vaak als het kan; je mag na elke sprong ophouden. Een stap en een sprong gaan niet samen in één zet.',
    en: 'After a jump you may jump on with the same man as often as you can; you may stop after any jump. A step and a jump do not go together in one move.',
    de: 'Nach einem Sprung darfst du mit demselben Stein weiterspringen, sooft es geht; nach jedem Sprung darfst du aufhören. Schritt und Sprung gehören nicht in denselben Zug.',
    fr: 'Après un saut, vous pouvez continuer à sauter avec le même pion tant que c’est possible ; vous pouvez vous arrêter après chaque saut. Un pas et un saut ne vont pas ensemble dans un même coup.',
  },
  elsewhere: {
    nl: 'Een zet eindigt op een ander veld dan waar hij begon.',
    en: 'A move ends on another square than the one where it started.',
    de: 'Ein Zug endet auf einem anderen Feld als dem, auf dem er begann.',
    fr: 'Un coup finit sur une autre case que celle où il a commencé.',
  },
  pass: {
    nl: 'Kun je geen enkele schijf verzetten, dan pas je. Kun je wel zetten, dan moet je zetten.',
    en: 'If you cannot move any man, you pass. If you can move, you must.',
    de: 'Kannst du keinen Stein ziehen, passt du. Kannst du ziehen, so musst du.',
    fr: 'Si vous ne pouvez jouer aucun pion, vous passez. Si vous pouvez jouer, vous le devez.',
  },
  'both-blocked': {
    nl: 'Kan geen van beiden meer zetten, dan wint wie de meeste schijven over heeft. Is dat gelijk, dan is het remise.',
    en: 'When neither player can move any more, whoever has most men across wins. If that is equal, it is a draw.',
    de: 'Kann keiner der beiden mehr ziehen, gewinnt, wer die meisten Steine drüben hat. Bei Gleichstand ist es Remis.',
    fr: 'Quand aucun des deux ne peut plus jouer, le gagnant est celui qui a le plus de pions de l’autre côté. À égalité, la partie est nulle.',
  },
  'left-behind': {
    nl: 'Je mag een schijf thuis laten staan om je tegenstander te hinderen. Maar vanaf iemands 80e beurt telt elke schijf van de ander in het doel van die speler als gevuld veld: wie dan op alle overige velden van het doel eigen schijven heeft, op minstens één, is binnen en wint.',
    en: 'You may leave a man at home to hinder your opponent. But from a player’s 80th turn on, every opposing man in that player’s goal counts as filling its square: whoever then has own men on all other squares of the goal, and on one at least, is home and wins.',
    de: 'Du darfst einen Stein zu Hause lassen, um den Gegner zu behindern. Doch ab dem 80. Zug eines Spielers zählt jeder gegnerische Stein in dessen Ziel als gefülltes Feld: Wer dann auf allen übrigen Feldern des Ziels eigene Steine hat, auf mindestens einem, ist im Ziel und gewinnt.',
    fr: 'Vous pouvez laisser un pion chez vous pour gêner l’adversaire. Mais à partir du 80e tour d’un joueur, tout pion adverse dans son but compte comme case remplie : qui a alors ses propres pions sur toutes les autres cases du but, et au moins sur une, est arrivé et gagne.',
  },
  repetition: {
    nl: 'Staat dezelfde stelling voor de derde keer op het bord met dezelfde speler aan de beurt, dan is het remise.',
    en: 'If the same position stands on the board for the third time with the same player to move, it is a draw.',
    de: 'Steht dieselbe Stellung zum dritten Mal auf dem Brett und ist derselbe Spieler am Zug, ist es Remis.',
    fr: 'Si la même position se présente pour la troisième fois et que c’est au même joueur de jouer, la partie est nulle.',
  },
  distance: {
    nl: 'De afstand van een schijf is het aantal stappen naar het dichtstbijzijnde veld van haar doel, alsof het bord verder leeg was. Vooruitgang is: al je schijven samen zijn dichter bij het doel dan ooit tevoren.',
    en: 'The distance of a man is the number of steps to the nearest square of its goal, as if the board were otherwise empty. Progress means: all your men together are nearer to the goal than ever before.',
    de: 'Der Abstand eines Steins ist die Zahl der Schritte zum nächsten Feld seines Ziels, als wäre das Brett sonst leer. Fortschritt heißt: Alle deine Steine zusammen sind dem Ziel näher als je zuvor.',
    fr: 'La distance d’un pion est le nombre de pas jusqu’à la case de son but la plus proche, comme si le damier était vide par ailleurs. Il y a progression quand tous vos pions ensemble sont plus près du but que jamais.',
  },
  'no-progress': {
    nl: 'Doen beide spelers 50 beurten achter elkaar zonder vooruitgang, dan is de partij uit. Wie de meeste schijven in het doel heeft wint; is dat gelijk, dan wint de kleinste afstand van alle schijven samen; is ook die gelijk, dan is het remise.',
    en: 'When both players take 50 turns in a row without progress, the match ends. Whoever has most men in the goal wins; if that is equal, the smallest distance of all men together wins; if that is equal too, it is a draw.',
    de: 'Machen beide Spieler 50 Züge hintereinander ohne Fortschritt, ist die Partie zu Ende. Wer die meisten Steine im Ziel hat, gewinnt; bei Gleichstand gewinnt der kleinste Abstand aller Steine zusammen; ist auch der gleich, ist es Remis.',
    fr: 'Quand les deux joueurs jouent 50 tours de suite sans progression, la partie est finie. Le gagnant est celui qui a le plus de pions dans le but ; à égalité, la plus petite distance de tous les pions ensemble l’emporte ; si elle est égale aussi, la partie est nulle.',
  },
  'number-notation': {
    nl: 'Een zet schrijf je als 32-28: het veld waar de schijf begint en het veld waar ze eindigt, ook als ze springt. Wegen met hetzelfde begin en einde zijn één zet.',
    en: 'A move is written as 32-28: the square where the man starts and the square where it ends, also when it jumps. Ways with the same start and end are one move.',
    de: 'Ein Zug wird als 32-28 geschrieben: das Feld, auf dem der Stein beginnt, und das Feld, auf dem er endet, auch wenn er springt. Wege mit gleichem Anfang und Ende sind ein Zug.',
    fr: 'Un coup s’écrit 32-28 : la case de départ du pion et sa case d’arrivée, même s’il saute. Des chemins de mêmes départ et arrivée sont un seul coup.',
  },
  'letter-notation': {
    nl: 'Een zet schrijf je als c3-d4: het veld waar de schijf begint en het veld waar ze eindigt, ook als ze springt. Wegen met hetzelfde begin en einde zijn één zet.',
    en: 'A move is written as c3-d4: the square where the man starts and the square where it ends, also when it jumps. Ways with the same start and end are one move.',
    de: 'Ein Zug wird als c3-d4 geschrieben: das Feld, auf dem der Stein beginnt, und das Feld, auf dem er endet, auch wenn er springt. Wege mit gleichem Anfang und Ende sind ein Zug.',
    fr: 'Un coup s’écrit c3-d4 : la case de départ du pion et sa case d’arrivée, même s’il saute. Des chemins de mêmes départ et arrivée sont un seul coup.',
  },
} satisfies Record<string, Text>

/** Writes the rules of one game: each with its id and its source. */
export const rulesOf = (game: string) => ({
  book: (id: string, text: Text): Rule => ({ id: ruleId(game, id), source: 'book', text }),
  settled: (id: string, text: Text): Rule => ({ id: ruleId(game, id), source: 'settled', text }),
})

const ruleId = (game: string, id: string): RuleId => `${game}.${id}`

export const BY_THE_BOOK_WORDS = {
  boekje: { nl: 'Volgens het boekje', en: 'By the book', de: 'Nach dem Regelheft', fr: 'Selon le livret' },
} satisfies Record<string, Text>
