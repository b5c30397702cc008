import type { Words } from '@spellendoos/kernel'
import { BOARD_TEXT, BY_THE_BOOK_TEXT, SAYS } from '../words.ts'

export const words: Words = {
  name: { nl: 'Rakado', en: 'Rakado', de: 'Rakado', fr: 'Rakado' },
  about: {
    nl: 'Breng je pionnen met de dobbelsteen naar de overkant, en zie geen slag over het hoofd.',
    en: 'Bring your pawns across by the die, and overlook no capture.',
    de: 'Bring deine Figuren mit dem Würfel auf die andere Seite und übersieh keinen Schlag.',
    fr: 'Menez vos pions de l’autre côté avec le dé, et n’oubliez aucune prise.',
  },
  rules: [
    { id: 'rakado.board', source: 'book', text: BOARD_TEXT },
    {
      id: 'rakado.setup',
      source: 'book',
      text: {
        nl: 'Je speelt met z’n tweeën, elk met zestien pionnen en samen met één dobbelsteen. Zet je pionnen op je eigen achterlijn, één in elke kolom: speler 1 op rij 1, speler 2 op rij 16.',
        en: 'There are two players, each with sixteen pawns, and one die. Set your pawns up on your own back row, one in each column: player 1 on row 1, player 2 on row 16.',
        de: 'Es spielen zwei, jeder mit sechzehn Figuren, und mit einem Würfel. Stell deine Figuren auf deine Grundreihe, eine in jede Spalte: Spieler 1 auf Reihe 1, Spieler 2 auf Reihe 16.',
        fr: 'Le jeu se joue à deux, chacun avec seize pions, et avec un dé. Placez vos pions sur votre rangée de base, un par colonne : le joueur 1 sur la rangée 1, le joueur 2 sur la rangée 16.',
      },
    },
    {
      id: 'rakado.roll-off',
      source: 'book',
      text: {
        nl: 'Gooi allebei om te beginnen: de hoogste worp begint, en gooit dan opnieuw voor de eerste zet. Bij gelijke ogen gooi je allebei nog eens.',
        en: 'Both throw for the start: the highest throw starts, and then throws again for the first move. If level, both throw once more.',
        de: 'Würfelt beide um den Anfang: Der höchste Wurf beginnt und würfelt dann neu für den ersten Zug. Bei Gleichstand würfelt ihr noch einmal.',
        fr: 'Les deux joueurs lancent pour commencer : le plus fort jet commence, et relance alors pour le premier coup. En cas d’égalité, on relance.',
      },
    },
    {
      id: 'rakado.turn',
      source: 'book',
      text: {
        nl: 'Daarna speel je om de beurt.',
        en: 'After that you play in turn.',
        de: 'Danach spielt ihr abwechselnd.',
        fr: 'Ensuite on joue à tour de rôle.',
      },
    },
    {
      id: 'rakado.throw',
      source: 'book',
      text: {
        nl: 'In je beurt gooi je eerst de dobbelsteen, en zet dan één pion zo veel velden als er ogen liggen.',
        en: 'In your turn you first throw the die, and then move one pawn as many squares as it shows pips.',
        de: 'In deinem Zug würfelst du zuerst und ziehst dann eine Figur so viele Felder weit, wie der Würfel Augen zeigt.',
        fr: 'À votre tour, vous lancez d’abord le dé, puis vous avancez un pion d’autant de cases que de points.',
      },
    },
    {
      id: 'rakado.own-pawns',
      source: 'book',
      text: {
        nl: 'Je verzet alleen je eigen pionnen.',
        en: 'You only move your own pawns.',
        de: 'Du ziehst nur deine eigenen Figuren.',
        fr: 'Vous ne déplacez que vos propres pions.',
      },
    },
    {
      id: 'rakado.straight',
      source: 'settled',
      text: {
        nl: 'Een pion gaat recht vooruit, naar de overkant toe. Schuin of opzij gaat hij alleen om te slaan.',
        en: 'A pawn goes straight ahead, towards the far side. It goes diagonally or sideways only to capture.',
        de: 'Eine Figur geht gerade vorwärts, auf die Gegenseite zu. Diagonal oder seitwärts geht sie nur, um zu schlagen.',
        fr: 'Un pion va tout droit, vers le côté opposé. Il ne va en diagonale ou de côté que pour prendre.',
      },
    },
    {
      id: 'rakado.count',
      source: 'settled',
      text: {
        nl: 'Je telt precies het aantal gegooide ogen, niet meer en niet minder.',
        en: 'You count exactly the number thrown, no more and no less.',
        de: 'Du zählst genau die gewürfelte Zahl, nicht mehr und nicht weniger.',
        fr: 'Vous comptez exactement le nombre de points du dé, ni plus ni moins.',
      },
    },
    {
      id: 'rakado.free-fields',
      source: 'settled',
      text: {
        nl: 'Alle velden onderweg moeten vrij zijn, en op het laatste veld mag geen eigen pion staan.',
        en: 'All squares on the way must be free, and no pawn of your own may stand on the last one.',
        de: 'Alle Felder auf dem Weg müssen frei sein, und auf dem letzten darf keine eigene Figur stehen.',
        fr: 'Toutes les cases du trajet doivent être libres, et la dernière ne doit pas porter un de vos pions.',
      },
    },
    {
      id: 'rakado.capture',
      source: 'book',
      text: {
        nl: 'Kom je precies uit op een veld met een pion van de ander, dan sla je die: hij gaat van het bord.',
        en: 'If you land exactly on a square with a pawn of the other player, you capture it: it leaves the board.',
        de: 'Kommst du genau auf ein Feld mit einer gegnerischen Figur, schlägst du sie: Sie verlässt den Spielplan.',
        fr: 'Si vous tombez exactement sur une case occupée par un pion adverse, vous le prenez : il quitte le plateau.',
      },
    },
    {
      id: 'rakado.directions',
      source: 'settled',
      text: {
        nl: 'Slaan mag recht vooruit, schuin vooruit en recht opzij, nooit achteruit en nooit om een hoek.',
        en: 'You may capture straight ahead, diagonally forward and straight sideways, never backward and never round a corner.',
        de: 'Geschlagen wird gerade vorwärts, diagonal vorwärts und gerade seitwärts, nie rückwärts und nie um die Ecke.',
        fr: 'On prend tout droit en avant, en diagonale en avant et tout droit de côté, jamais en arrière ni autour d’un coin.',
      },
    },
    {
      id: 'rakado.must-move',
      source: 'settled',
      text: {
        nl: 'Kun je een pion verzetten, dan moet dat.',
        en: 'If you can move a pawn, you must.',
        de: 'Kannst du eine Figur ziehen, musst du es tun.',
        fr: 'Si vous pouvez déplacer un pion, vous devez le faire.',
      },
    },
    {
      id: 'rakado.pass',
      source: 'book',
      text: {
        nl: 'Kun je met je worp niets doen, dan pas je: je slaat die worp over.',
        en: 'If you can do nothing with your throw, you pass: that throw is missed.',
        de: 'Kannst du mit deinem Wurf nichts anfangen, passt du: Dieser Wurf verfällt.',
        fr: 'Si vous ne pouvez rien faire de votre jet, vous passez : ce jet est perdu.',
      },
    },
    {
      id: 'rakado.six-again',
      source: 'book',
      text: {
        nl: 'Gooi je een zes, dan mag je daarna nog eens gooien.',
        en: 'After a six you throw again.',
        de: 'Nach einer Sechs würfelst du noch einmal.',
        fr: 'Après un six, vous relancez.',
      },
    },
    {
      id: 'rakado.arrive',
      source: 'book',
      text: {
        nl: 'De achterlijn van de ander bereik je alleen met precies het aantal ogen dat je nodig hebt.',
        en: 'The other player’s back row is reached only by exactly the number you need.',
        de: 'Die Grundreihe des anderen erreichst du nur mit genau der Augenzahl, die du brauchst.',
        fr: 'La rangée de base de l’autre ne s’atteint qu’avec exactement le nombre de points nécessaire.',
      },
    },
    {
      id: 'rakado.home',
      source: 'settled',
      text: {
        nl: 'Een pion die is aangekomen, gaat van het bord en telt mee. Hij slaat niet meer en wordt niet meer geslagen.',
        en: 'A pawn that has arrived leaves the board and is counted. It captures no more and cannot be captured.',
        de: 'Eine angekommene Figur verlässt den Spielplan und wird gezählt. Sie schlägt nicht mehr und wird nicht mehr geschlagen.',
        fr: 'Un pion arrivé quitte le plateau et est compté. Il ne prend plus et ne peut plus être pris.',
      },
    },
    {
      id: 'rakado.penalty',
      source: 'book',
      text: {
        nl: 'Kon je slaan en deed je het niet, dan mag de ander aan het begin van zijn beurt, voor hij gooit, een pion van je wegnemen die had kunnen slaan.',
        en: 'If you could capture and did not, the other player may, at the start of the turn and before throwing, take off a pawn of yours that could have captured.',
        de: 'Konntest du schlagen und hast es nicht getan, darf der andere zu Beginn seines Zuges, vor dem Würfeln, eine deiner Figuren wegnehmen, die hätte schlagen können.',
        fr: 'Si vous pouviez prendre et ne l’avez pas fait, l’autre peut, au début de son tour et avant de lancer, retirer un de vos pions qui aurait pu prendre.',
      },
    },
    {
      id: 'rakado.one-penalty',
      source: 'settled',
      text: {
        nl: 'Per beurt gaat er zo hooguit één pion af, naar keuze, en alleen een die in die beurt een slag over het hoofd zag en nog onderweg is. Wie met een andere pion sloeg, zag niets over het hoofd.',
        en: 'Each turn at most one pawn goes this way, of the player’s choice, and only one that overlooked a capture in that turn and is still under way. Whoever captured with another pawn overlooked nothing.',
        de: 'Pro Zug geht so höchstens eine Figur, nach Wahl, und nur eine, die in diesem Zug einen Schlag übersah und noch unterwegs ist. Wer mit einer anderen Figur schlug, hat nichts übersehen.',
        fr: 'Par tour, un seul pion au plus part ainsi, au choix, et seulement un qui a oublié une prise dans ce tour et est encore en route. Qui a pris avec un autre pion n’a rien oublié.',
      },
    },
    {
      id: 'rakado.end',
      source: 'settled',
      text: {
        nl: 'De partij is uit zodra een speler geen pion meer onderweg heeft. Wie de meeste aangekomen pionnen heeft, wint; bij evenveel is het remise.',
        en: 'The match is over as soon as a player has no pawn under way. Whoever has the most pawns arrived wins; with equal numbers it is a draw.',
        de: 'Die Partie ist zu Ende, sobald ein Spieler keine Figur mehr unterwegs hat. Wer die meisten angekommenen Figuren hat, gewinnt; bei gleich vielen ist sie remis.',
        fr: 'La partie est finie dès qu’un joueur n’a plus de pion en route. Qui a le plus de pions arrivés gagne ; à égalité, la partie est nulle.',
      },
    },
    {
      id: 'rakado.most-throws',
      source: 'settled',
      text: {
        nl: 'Na 5.000 worpen is de partij ook uit; dan beslist dezelfde telling.',
        en: 'After 5,000 throws the match is over too; the same count decides.',
        de: 'Nach 5.000 Würfen ist die Partie auch zu Ende; dann entscheidet dieselbe Zählung.',
        fr: 'Après 5 000 jets, la partie est finie aussi ; le même compte décide.',
      },
    },
  ],
  says: {
    ...SAYS,
    'arrived-of': {
      nl: 'aangekomen pionnen van {seat}',
      en: 'arrived pawns of {seat}',
      de: 'angekommene Figuren von {seat}',
      fr: 'pions arrivés de {seat}',
    },
    'roll-off': { nl: 'Wie begint?', en: 'Who starts?', de: 'Wer beginnt?', fr: 'Qui commence ?' },
    'rolled-off': {
      nl: '{seat} gooit {pips} om te beginnen.',
      en: '{seat} throws {pips} for the start.',
      de: '{seat} würfelt {pips} um den Anfang.',
      fr: '{seat} lance {pips} pour commencer.',
    },
    'tied-start': {
      nl: 'Gelijk: gooi allebei nog eens.',
      en: 'Level: both throw again.',
      de: 'Gleichstand: Würfelt beide noch einmal.',
      fr: 'Égalité : on relance.',
    },
    starts: { nl: '{seat} begint.', en: '{seat} starts.', de: '{seat} beginnt.', fr: '{seat} commence.' },
    thrown: {
      nl: '{seat} gooit {pips}.',
      en: '{seat} throws {pips}.',
      de: '{seat} würfelt {pips}.',
      fr: '{seat} lance {pips}.',
    },
    moved: {
      nl: '{seat} gaat van {from} naar {to}.',
      en: '{seat} moves from {from} to {to}.',
      de: '{seat} zieht von {from} nach {to}.',
      fr: '{seat} va de {from} à {to}.',
    },
    captured: {
      nl: '{seat} slaat van {from} op {to}.',
      en: '{seat} captures from {from} on {to}.',
      de: '{seat} schlägt von {from} auf {to}.',
      fr: '{seat} prend de {from} en {to}.',
    },
    arrived: {
      nl: '{seat} heeft nu {arrived} {arrived|pion|pionnen} aan de overkant.',
      en: '{seat} now has {arrived} {arrived|pawn|pawns} across.',
      de: '{seat} hat jetzt {arrived} {arrived|Figur|Figuren} drüben.',
      fr: '{seat} a maintenant {arrived} {arrived|pion arrivé|pions arrivés}.',
    },
    removed: {
      nl: '{seat} neemt de pion op {at} weg: die zag een slag over het hoofd.',
      en: '{seat} takes off the pawn on {at}: it overlooked a capture.',
      de: '{seat} nimmt die Figur auf {at} weg: Sie hat einen Schlag übersehen.',
      fr: '{seat} retire le pion en {at} : il a oublié une prise.',
    },
    passed: {
      nl: '{seat} kan niets met de {pips} en past.',
      en: '{seat} can do nothing with the {pips} and passes.',
      de: '{seat} kann mit der {pips} nichts anfangen und passt.',
      fr: '{seat} ne peut rien faire du {pips} et passe.',
    },
    again: {
      nl: '{seat} gooit nog eens.',
      en: '{seat} throws again.',
      de: '{seat} würfelt noch einmal.',
      fr: '{seat} relance.',
    },
    tired: {
      nl: 'Er is 5.000 keer gegooid: de partij is uit.',
      en: 'There have been 5,000 throws: the match is over.',
      de: 'Es wurde 5.000-mal gewürfelt: Die Partie ist zu Ende.',
      fr: 'Il y a eu 5 000 jets : la partie est finie.',
    },
    won: {
      nl: '{seat} wint met {most} tegen {least}.',
      en: '{seat} wins by {most} to {least}.',
      de: '{seat} gewinnt mit {most} zu {least}.',
      fr: '{seat} gagne par {most} à {least}.',
    },
    tied: {
      nl: 'Beide hebben {arrived} {arrived|pion|pionnen} aan de overkant: remise.',
      en: 'Both have {arrived} {arrived|pawn|pawns} across: a draw.',
      de: 'Beide haben {arrived} {arrived|Figur|Figuren} drüben: remis.',
      fr: 'Chacun a {arrived} {arrived|pion arrivé|pions arrivés} : la partie est nulle.',
    },
    'under-way': {
      nl: '{pawns} onderweg',
      en: '{pawns} under way',
      de: '{pawns} unterwegs',
      fr: '{pawns} en route',
    },
    'coach-roll-off': {
      nl: 'Gooi om te beginnen: de hoogste worp begint.',
      en: 'Throw for the start: the highest throw starts.',
      de: 'Würfle um den Anfang: Der höchste Wurf beginnt.',
      fr: 'Lancez pour commencer : le plus fort jet commence.',
    },
    'coach-throw': {
      nl: 'Gooi de dobbelsteen. Zag de ander een slag over het hoofd? Tik dan eerst die pion aan.',
      en: 'Throw the die. Did the other overlook a capture? Then tap that pawn first.',
      de: 'Würfle. Hat der andere einen Schlag übersehen? Dann tippe zuerst diese Figur an.',
      fr: 'Lancez le dé. L’autre a-t-il oublié une prise ? Touchez d’abord ce pion.',
    },
    'coach-move': {
      nl: 'Zet een pion {pips} {pips|veld|velden}, en zie geen slag over het hoofd.',
      en: 'Move a pawn {pips} {pips|square|squares}, and overlook no capture.',
      de: 'Zieh eine Figur {pips} {pips|Feld|Felder} weit und übersieh keinen Schlag.',
      fr: 'Avancez un pion de {pips} {pips|case|cases}, et n’oubliez aucune prise.',
    },
  },
  options: {},
  presets: { boekje: BY_THE_BOOK_TEXT },
}
