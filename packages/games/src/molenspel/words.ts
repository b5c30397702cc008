import type { Words } from '@spellendoos/kernel'

export const words: Words = {
  name: { nl: 'Molenspel', en: 'Nine men’s morris', de: 'Mühle', fr: 'Jeu du moulin' },
  about: {
    nl: 'Zet drie stenen op een lijn en neem er een van je tegenstander weg.',
    en: 'Bring three stones on a line and take one of your opponent’s.',
    de: 'Bring drei Steine auf eine Linie und nimm deinem Gegner einen weg.',
    fr: 'Alignez trois pions et retirez-en un à votre adversaire.',
  },
  rules: [
    {
      id: 'molenspel.board',
      source: 'book',
      text: {
        nl: 'Het bord heeft drie vierkanten in elkaar; vier lijnen verbinden de middens van hun zijden. De hoeken en de middens van de zijden zijn samen de 24 punten.',
        en: 'The board has three squares, one inside the other; four lines join the middles of their sides. The corners and the middles of the sides are the 24 points.',
        de: 'Das Brett hat drei ineinanderliegende Quadrate; vier Linien verbinden die Mitten ihrer Seiten. Die Ecken und die Seitenmitten sind zusammen die 24 Punkte.',
        fr: 'Le plateau a trois carrés emboîtés ; quatre lignes relient les milieux de leurs côtés. Les coins et les milieux des côtés forment les 24 points.',
      },
    },
    {
      id: 'molenspel.stones',
      source: 'book',
      text: {
        nl: 'Je speelt met z’n tweeën. De ene speler krijgt negen witte stenen, de andere negen zwarte; het bord begint leeg.',
        en: 'There are two players. One gets nine white stones, the other nine black ones; the board starts empty.',
        de: 'Es spielen zwei. Der eine Spieler bekommt neun weiße Steine, der andere neun schwarze; das Brett ist zu Beginn leer.',
        fr: 'Le jeu se joue à deux. L’un reçoit neuf pions blancs, l’autre neuf noirs ; le plateau est vide au départ.',
      },
    },
    {
      id: 'molenspel.start',
      source: 'settled',
      text: {
        nl: 'Wit begint. In de eerste partij heeft de eerste speler wit.',
        en: 'White starts. In the first match the first player has White.',
        de: 'Weiß beginnt. In der ersten Partie hat der erste Spieler Weiß.',
        fr: 'Les Blancs commencent. À la première partie, le premier joueur a les Blancs.',
      },
    },
    {
      id: 'molenspel.series',
      source: 'book',
      text: {
        nl: 'Speel je meer partijen, spreek dan vooraf af wie de volgende begint: steeds de winnaar, of om en om.',
        en: 'If you play several matches, agree beforehand who starts the next one: always the winner, or each player in turn.',
        de: 'Spielt ihr mehrere Partien, vereinbart vorher, wer die nächste beginnt: immer der Sieger, oder ihr wechselt euch ab.',
        fr: 'Si vous jouez plusieurs parties, convenez d’avance de qui commence la suivante : toujours le gagnant, ou chacun à tour de rôle.',
      },
    },
    {
      id: 'molenspel.turn',
      source: 'book',
      text: {
        nl: 'Je speelt om de beurt, met één steen per beurt.',
        en: 'You play in turn, one stone a turn.',
        de: 'Ihr spielt der Reihe nach, mit einem Stein pro Zug.',
        fr: 'On joue à tour de rôle, un pion par tour.',
      },
    },
    {
      id: 'molenspel.placing',
      source: 'book',
      text: {
        nl: 'Eerst plaats je in elke beurt een van je negen stenen op een punt naar keuze, tot alle stenen geplaatst zijn.',
        en: 'First you place one of your nine stones each turn on a point of your choice, until all stones have been placed.',
        de: 'Zuerst setzt du in jedem Zug einen deiner neun Steine auf einen Punkt deiner Wahl, bis alle Steine gesetzt sind.',
        fr: 'D’abord vous posez à chaque tour un de vos neuf pions sur le point de votre choix, jusqu’à ce que tous soient posés.',
      },
    },
    {
      id: 'molenspel.place-first',
      source: 'book',
      text: {
        nl: 'Zolang je nog een steen moet plaatsen, blijven de stenen op het bord staan.',
        en: 'As long as you have a stone to place, the stones on the board stay where they are.',
        de: 'Solange du noch einen Stein setzen musst, bleiben die Steine auf dem Brett stehen.',
        fr: 'Tant qu’il vous reste un pion à poser, les pions du plateau ne bougent pas.',
      },
    },
    {
      id: 'molenspel.free-point',
      source: 'book',
      text: {
        nl: 'Op elk punt staat hooguit één steen: een steen gaat alleen naar een vrij punt.',
        en: 'A point holds one stone at most: a stone only goes to a free point.',
        de: 'Auf jedem Punkt steht höchstens ein Stein: Ein Stein kommt nur auf einen freien Punkt.',
        fr: 'Un point porte un seul pion : un pion ne va que sur un point libre.',
      },
    },
    {
      id: 'molenspel.slide',
      source: 'book',
      text: {
        nl: 'Zijn alle stenen geplaatst, dan schuif je in je beurt één steen langs een lijn naar het eerstvolgende punt.',
        en: 'Once all stones have been placed, you slide one stone a turn along a line to the next point.',
        de: 'Sind alle Steine gesetzt, schiebst du in deinem Zug einen Stein entlang einer Linie auf den nächsten Punkt.',
        fr: 'Quand tous les pions sont posés, vous glissez à votre tour un pion le long d’une ligne jusqu’au point suivant.',
      },
    },
    {
      id: 'molenspel.own-stones',
      source: 'book',
      text: {
        nl: 'Je plaatst en verzet alleen je eigen stenen.',
        en: 'You only place and move your own stones.',
        de: 'Du setzt und ziehst nur deine eigenen Steine.',
        fr: 'Vous ne posez et ne déplacez que vos propres pions.',
      },
    },
    {
      id: 'molenspel.mill',
      source: 'book',
      text: {
        nl: 'Staan op de drie punten van een zijde van een vierkant, of van een verbindingslijn, drie stenen van dezelfde kleur, dan is dat een molen.',
        en: 'Three stones of one colour on the three points of a side of a square, or of a joining line, are a mill.',
        de: 'Stehen auf den drei Punkten einer Quadratseite oder einer Verbindungslinie drei Steine derselben Farbe, ist das eine Mühle.',
        fr: 'Trois pions de même couleur sur les trois points d’un côté de carré, ou d’une ligne de liaison, forment un moulin.',
      },
    },
    {
      id: 'molenspel.take',
      source: 'book',
      text: {
        nl: 'Sluit je een molen, dan neem je meteen één steen van je tegenstander van het bord. Die steen komt niet meer terug.',
        en: 'When you close a mill you take one of your opponent’s stones off the board at once. That stone does not come back.',
        de: 'Schließt du eine Mühle, nimmst du sofort einen Stein deines Gegners vom Brett. Dieser Stein kommt nicht zurück.',
        fr: 'Quand vous fermez un moulin, vous retirez aussitôt un pion adverse du plateau. Ce pion ne revient pas.',
      },
    },
    {
      id: 'molenspel.no-mill',
      source: 'book',
      text: {
        nl: 'Sluit je geen molen, dan neem je ook niets weg.',
        en: 'If you do not close a mill, you take nothing.',
        de: 'Schließt du keine Mühle, nimmst du auch nichts weg.',
        fr: 'Si vous ne fermez pas de moulin, vous ne retirez rien.',
      },
    },
    {
      id: 'molenspel.safe',
      source: 'book',
      text: {
        nl: 'Een steen die in een molen staat, mag je niet wegnemen.',
        en: 'A stone that stands in a mill may not be taken.',
        de: 'Ein Stein, der in einer Mühle steht, darf nicht weggenommen werden.',
        fr: 'Un pion qui fait partie d’un moulin ne peut pas être retiré.',
      },
    },
    {
      id: 'molenspel.all-in-mills',
      source: 'book',
      text: {
        nl: 'Staan alle stenen van je tegenstander op het bord in molens, dan neem je er geen weg.',
        en: 'If all your opponent’s stones on the board stand in mills, you take none.',
        de: 'Stehen alle Steine deines Gegners auf dem Brett in Mühlen, nimmst du keinen weg.',
        fr: 'Si tous les pions adverses du plateau font partie de moulins, vous n’en retirez aucun.',
      },
    },
    {
      id: 'molenspel.take-from-mills',
      source: 'settled',
      text: {
        nl: 'Met de voorkeuze modern is dat anders: staan alle stenen van je tegenstander in molens, dan neem je een van die stenen weg.',
        en: 'With the modern preset this is different: if all your opponent’s stones stand in mills, you take one of those.',
        de: 'Mit der Voreinstellung modern ist das anders: Stehen alle Steine deines Gegners in Mühlen, nimmst du einen davon weg.',
        fr: 'Avec le préréglage moderne, c’est différent : si tous les pions adverses font partie de moulins, vous en retirez un.',
      },
    },
    {
      id: 'molenspel.two-mills',
      source: 'settled',
      text: {
        nl: 'Sluit je met één steen twee molens tegelijk, dan neem je toch maar één steen weg.',
        en: 'If one stone closes two mills at once, you still take only one stone.',
        de: 'Schließt ein Stein zwei Mühlen zugleich, nimmst du trotzdem nur einen Stein weg.',
        fr: 'Si un pion ferme deux moulins à la fois, vous ne retirez quand même qu’un pion.',
      },
    },
    {
      id: 'molenspel.reopen',
      source: 'book',
      text: {
        nl: 'Je mag een eigen molen openen en later weer sluiten. Elke keer dat je hem sluit, neem je een steen weg.',
        en: 'You may open a mill of your own and close it again later. Each time you close it you take a stone.',
        de: 'Du darfst eine eigene Mühle öffnen und später wieder schließen. Jedes Mal, wenn du sie schließt, nimmst du einen Stein weg.',
        fr: 'Vous pouvez ouvrir un de vos moulins et le refermer plus tard. Chaque fois que vous le fermez, vous retirez un pion.',
      },
    },
    {
      id: 'molenspel.flying',
      source: 'book',
      text: {
        nl: 'Heb je nog drie stenen, dan mag je springen: je zet een steen op elk vrij punt dat je wilt.',
        en: 'With three stones left you may fly: you put a stone on any free point you like.',
        de: 'Hast du noch drei Steine, darfst du springen: Du stellst einen Stein auf einen beliebigen freien Punkt.',
        fr: 'Quand il vous reste trois pions, vous pouvez sauter : vous mettez un pion sur n’importe quel point libre.',
      },
    },
    {
      id: 'molenspel.fly-after-placing',
      source: 'settled',
      text: {
        nl: 'Springen mag pas als alle stenen geplaatst zijn, ook als je eerder op drie stenen komt.',
        en: 'You may fly only once all stones have been placed, even if you are down to three before.',
        de: 'Springen darfst du erst, wenn alle Steine gesetzt sind, auch wenn du schon vorher nur noch drei hast.',
        fr: 'Vous ne sautez qu’une fois tous les pions posés, même s’il ne vous en reste que trois plus tôt.',
      },
    },
    {
      id: 'molenspel.too-few',
      source: 'book',
      text: {
        nl: 'Wie minder dan drie stenen over heeft, heeft verloren.',
        en: 'A player with fewer than three stones left has lost.',
        de: 'Wer weniger als drei Steine übrig hat, hat verloren.',
        fr: 'Qui a moins de trois pions a perdu.',
      },
    },
    {
      id: 'molenspel.three-each',
      source: 'book',
      text: {
        nl: 'Hebben beide spelers nog drie stenen over, dan is het remise.',
        en: 'If both players have three stones left, the match is a draw.',
        de: 'Haben beide Spieler noch drei Steine, ist die Partie remis.',
        fr: 'S’il reste trois pions à chaque joueur, la partie est nulle.',
      },
    },
    {
      id: 'molenspel.in-hand',
      source: 'settled',
      text: {
        nl: 'Stenen die je nog in de hand hebt, tellen mee als stenen die je over hebt.',
        en: 'Stones still in your hand count as stones you have left.',
        de: 'Steine, die du noch im Vorrat hast, zählen zu deinen übrigen Steinen.',
        fr: 'Les pions encore en réserve comptent parmi ceux qui vous restent.',
      },
    },
    {
      id: 'molenspel.stuck',
      source: 'settled',
      text: {
        nl: 'Wie aan de beurt is en geen steen kan verzetten, heeft verloren.',
        en: 'A player whose turn it is and who cannot move a stone has lost.',
        de: 'Wer am Zug ist und keinen Stein ziehen kann, hat verloren.',
        fr: 'Qui doit jouer et ne peut déplacer aucun pion a perdu.',
      },
    },
    {
      id: 'molenspel.fifty-turns',
      source: 'settled',
      text: {
        nl: 'Vijftig beurten achter elkaar waarin niemand een molen sluit, maken de partij remise. De beurten van beide spelers tellen samen, vanaf de eerste geplaatste steen.',
        en: 'Fifty turns in a row in which nobody closes a mill make the match a draw. The turns of both players count together, from the first stone placed.',
        de: 'Fünfzig Züge hintereinander, in denen niemand eine Mühle schließt, machen die Partie remis. Die Züge beider Spieler zählen zusammen, vom ersten gesetzten Stein an.',
        fr: 'Cinquante tours de suite sans que personne ne ferme un moulin rendent la partie nulle. Les tours des deux joueurs comptent ensemble, dès le premier pion posé.',
      },
    },
    {
      id: 'molenspel.repetition',
      source: 'settled',
      text: {
        nl: 'Staat voor de derde keer dezelfde stelling op het bord met dezelfde speler aan de beurt, dan is het remise.',
        en: 'When the same position is on the board for the third time with the same player to move, the match is a draw.',
        de: 'Steht zum dritten Mal dieselbe Stellung auf dem Brett und ist derselbe Spieler am Zug, ist die Partie remis.',
        fr: 'Quand la même position est sur le plateau pour la troisième fois avec le même joueur au trait, la partie est nulle.',
      },
    },
  ],
  says: {
    placed: {
      nl: '{seat} plaatst een steen op {to}.',
      en: '{seat} places a stone on {to}.',
      de: '{seat} setzt einen Stein auf {to}.',
      fr: '{seat} pose un pion en {to}.',
    },
    slid: {
      nl: '{seat} schuift van {from} naar {to}.',
      en: '{seat} slides from {from} to {to}.',
      de: '{seat} schiebt von {from} nach {to}.',
      fr: '{seat} glisse de {from} à {to}.',
    },
    flown: {
      nl: '{seat} springt van {from} naar {to}.',
      en: '{seat} flies from {from} to {to}.',
      de: '{seat} springt von {from} nach {to}.',
      fr: '{seat} saute de {from} à {to}.',
    },
    'mill-takes': {
      nl: '{seat} sluit een molen en neemt de steen op {taken} weg.',
      en: '{seat} closes a mill and takes the stone on {taken}.',
      de: '{seat} schließt eine Mühle und nimmt den Stein auf {taken} weg.',
      fr: '{seat} ferme un moulin et retire le pion en {taken}.',
    },
    'mill-takes-nothing': {
      nl: '{seat} sluit een molen, maar alle andere stenen staan zelf in molens: er wordt niets weggenomen.',
      en: '{seat} closes a mill, but all opposing stones stand in mills themselves: nothing is taken.',
      de: '{seat} schließt eine Mühle, aber alle gegnerischen Steine stehen selbst in Mühlen: Nichts wird weggenommen.',
      fr: '{seat} ferme un moulin, mais tous les pions adverses font eux-mêmes partie de moulins : rien n’est retiré.',
    },
    'won-too-few': {
      nl: '{seat} wint: de tegenstander heeft minder dan drie stenen over.',
      en: '{seat} wins: the opponent has fewer than three stones left.',
      de: '{seat} gewinnt: Der Gegner hat weniger als drei Steine übrig.',
      fr: '{seat} gagne : l’adversaire a moins de trois pions.',
    },
    'won-stuck': {
      nl: '{seat} wint: de tegenstander kan geen steen verzetten.',
      en: '{seat} wins: the opponent cannot move a stone.',
      de: '{seat} gewinnt: Der Gegner kann keinen Stein ziehen.',
      fr: '{seat} gagne : l’adversaire ne peut déplacer aucun pion.',
    },
    'drawn-three-each': {
      nl: 'Beide spelers hebben drie stenen over: remise.',
      en: 'Both players have three stones left: a draw.',
      de: 'Beide Spieler haben noch drei Steine: remis.',
      fr: 'Il reste trois pions à chaque joueur : la partie est nulle.',
    },
    'drawn-repetition': {
      nl: 'Drie keer dezelfde stelling: remise.',
      en: 'The same position for the third time: a draw.',
      de: 'Dreimal dieselbe Stellung: remis.',
      fr: 'Trois fois la même position : la partie est nulle.',
    },
    'drawn-fifty-turns': {
      nl: 'Vijftig beurten zonder molen: remise.',
      en: 'Fifty turns without a mill: a draw.',
      de: 'Fünfzig Züge ohne Mühle: remis.',
      fr: 'Cinquante tours sans moulin : la partie est nulle.',
    },
    'hand-of': {
      nl: 'stenen in de hand van {seat}',
      en: 'stones in hand of {seat}',
      de: 'Steine im Vorrat von {seat}',
      fr: 'pions en réserve de {seat}',
    },
    'note-hand': {
      nl: '{hand} in de hand, {left} {left|steen|stenen} over',
      en: '{hand} in hand, {left} {left|stone|stones} left',
      de: '{hand} im Vorrat, noch {left} {left|Stein|Steine}',
      fr: '{hand} en réserve, {left} {left|pion|pions} en tout',
    },
    'note-left': {
      nl: '{left} {left|steen|stenen} over',
      en: '{left} {left|stone|stones} left',
      de: 'noch {left} {left|Stein|Steine}',
      fr: 'il reste {left} {left|pion|pions}',
    },
    'coach-turn': {
      nl: '{seat} is aan de beurt.',
      en: 'It is {seat}’s turn.',
      de: '{seat} ist am Zug.',
      fr: 'C’est à {seat} de jouer.',
    },
    'coach-place': {
      nl: 'Plaats een steen op een vrij punt; je hebt er nog {hand} in de hand.',
      en: 'Place a stone on a free point; you have {hand} in hand.',
      de: 'Setze einen Stein auf einen freien Punkt; du hast noch {hand} im Vorrat.',
      fr: 'Posez un pion sur un point libre ; il vous en reste {hand} en réserve.',
    },
    'coach-slide': {
      nl: 'Kies een steen om te schuiven.',
      en: 'Choose a stone to slide.',
      de: 'Wähle einen Stein zum Schieben.',
      fr: 'Choisissez un pion à glisser.',
    },
    'coach-fly': {
      nl: 'Kies een steen: je mag springen, naar elk vrij punt.',
      en: 'Choose a stone: you may fly, to any free point.',
      de: 'Wähle einen Stein: Du darfst springen, auf jeden freien Punkt.',
      fr: 'Choisissez un pion : vous pouvez sauter sur tout point libre.',
    },
    'coach-where': {
      nl: 'Kies het punt waar de steen heen gaat.',
      en: 'Choose the point where the stone goes.',
      de: 'Wähle den Punkt, auf den der Stein geht.',
      fr: 'Choisissez le point où va le pion.',
    },
    'coach-take': {
      nl: 'Je sluit een molen: kies de steen die je wegneemt.',
      en: 'You close a mill: choose the stone to take.',
      de: 'Du schließt eine Mühle: Wähle den Stein, den du wegnimmst.',
      fr: 'Vous fermez un moulin : choisissez le pion à retirer.',
    },
  },
  options: {
    takeFromMills: {
      nl: 'Staan alle stenen van de tegenstander in molens, dan mag er toch een worden weggenomen.',
      en: 'If all opposing stones stand in mills, one of them may be taken all the same.',
      de: 'Stehen alle gegnerischen Steine in Mühlen, darf trotzdem einer weggenommen werden.',
      fr: 'Si tous les pions adverses font partie de moulins, l’un d’eux peut quand même être retiré.',
    },
  },
  presets: {
    boekje: { nl: 'Volgens het boekje', en: 'By the book', de: 'Nach dem Regelheft', fr: 'Selon le livret' },
    modern: {
      nl: 'Modern: staat alles in molens, dan is elke steen te nemen',
      en: 'Modern: when all stand in mills, any stone may be taken',
      de: 'Modern: Steht alles in Mühlen, darf jeder Stein genommen werden',
      fr: 'Moderne : si tout est en moulins, tout pion peut être retiré',
    },
  },
}
