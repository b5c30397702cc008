import type { Words } from '@spellendoos/kernel'
import { BY_THE_BOOK_WORDS, rulesOf, STEPS_RULES as shared, STEPS_SAYS } from '../words.ts'

const { book, settled } = rulesOf('blokkade')

export const words: Words = {
  name: { nl: 'Blokkade', en: 'Blockade', de: 'Blockade', fr: 'Blocus' },
  about: {
    nl: 'Sluit de schijven van je tegenstander in tot ze nergens meer heen kunnen; dan gaan ze van het bord.',
    en: 'Enclose your opponent’s men until they can go nowhere; then they leave the board.',
    de: 'Schließ die Steine deines Gegners ein, bis sie nirgends mehr hinkönnen; dann kommen sie vom Brett.',
    fr: 'Enfermez les pions de l’adversaire jusqu’à ce qu’ils ne puissent plus bouger ; ils quittent alors le damier.',
  },
  rules: [
    book('equipment', shared['twenty-men']),
    settled('fields', shared['numbered-fields']),
    book('setup', shared['four-rows']),
    settled('white-first', shared['white-first']),
    settled('turn', shared.turn),
    settled('one-man', shared['one-man']),
    settled('own-men', shared['own-men']),
    book('diagonal', shared['all-diagonals']),
    book('one-step', {
      nl: 'Een zet gaat één veld ver. Er wordt niet gesprongen.',
      en: 'A move goes one square. There is no jumping.',
      de: 'Ein Zug geht ein Feld weit. Gesprungen wird nicht.',
      fr: 'Un coup mène à la case d’à côté. On ne saute pas.',
    }),
    settled('free-field', shared['free-field']),
    settled('elsewhere', shared.elsewhere),
    book('enclosed', {
      nl: 'Sluit je schijven van je tegenstander zo in dat ze nergens meer heen kunnen, dan zijn ze gevangen en gaan ze van het bord.',
      en: 'If you enclose men of your opponent so that they can go nowhere at all, they are caught and taken off the board.',
      de: 'Schließt du Steine des Gegners so ein, dass sie nirgends mehr hinkönnen, sind sie gefangen und kommen vom Brett.',
      fr: 'Si vous enfermez des pions de l’adversaire de sorte qu’ils ne puissent plus aller nulle part, ils sont pris et retirés du damier.',
    }),
    settled('group', {
      nl: 'Schijven van dezelfde kleur op schuine buurvelden horen bij elkaar: zij vormen een groep. Een schijf alleen is ook een groep. Een groep is ingesloten als naast geen van haar schijven, schuin, een vrij veld ligt. Na elke zet gaan zo eerst de ingesloten groepen van de tegenstander van het bord.',
      en: 'Men of one colour on diagonally neighbouring squares belong together: they form a group. A single man is a group too. A group is enclosed when none of its men has a free square diagonally beside it. So after every move the opponent’s enclosed groups are taken off first.',
      de: 'Steine einer Farbe auf diagonal benachbarten Feldern gehören zusammen: Sie bilden eine Gruppe. Auch ein einzelner Stein ist eine Gruppe. Eine Gruppe ist eingeschlossen, wenn keiner ihrer Steine diagonal neben sich ein freies Feld hat. So kommen nach jedem Zug zuerst die eingeschlossenen Gruppen des Gegners vom Brett.',
      fr: 'Des pions d’une couleur sur des cases voisines en diagonale vont ensemble : ils forment un groupe. Un pion seul est aussi un groupe. Un groupe est enfermé quand aucun de ses pions n’a de case libre voisine en diagonale. Après chaque coup, les groupes enfermés de l’adversaire sont donc retirés d’abord.',
    }),
    settled('own-enclosed', {
      nl: 'Daarna gaat ook elke groep van wie gezet heeft van het bord, als die dan nog ingesloten is.',
      en: 'After that, each group of the player who moved is taken off too, if it is still enclosed.',
      de: 'Danach kommt auch jede Gruppe dessen vom Brett, der gezogen hat, wenn sie dann noch immer eingeschlossen ist.',
      fr: 'Ensuite, tout groupe du joueur qui vient de jouer est retiré aussi, s’il est toujours enfermé.',
    }),
    book('no-men', {
      nl: 'Wie het eerst geen schijven meer heeft, verliest.',
      en: 'Whoever is first without men loses.',
      de: 'Wer zuerst keine Steine mehr hat, verliert.',
      fr: 'Le premier qui n’a plus de pions perd.',
    }),
    settled('repetition', shared.repetition),
    settled('no-progress', {
      nl: 'Doen beide spelers 50 beurten achter elkaar zonder dat er een schijf van het bord gaat, dan is het remise.',
      en: 'When both players take 50 turns in a row without a man leaving the board, it is a draw.',
      de: 'Machen beide Spieler 50 Züge hintereinander, ohne dass ein Stein vom Brett kommt, ist es Remis.',
      fr: 'Quand les deux joueurs jouent 50 tours de suite sans qu’un pion quitte le damier, la partie est nulle.',
    }),
    settled('notation', {
      nl: 'Een zet schrijf je als 32-28: het veld waar de schijf begint en het veld waar ze eindigt.',
      en: 'A move is written as 32-28: the square where the man starts and the square where it ends.',
      de: 'Ein Zug wird als 32-28 geschrieben: das Feld, auf dem der Stein beginnt, und das Feld, auf dem er endet.',
      fr: 'Un coup s’écrit 32-28 : la case de départ du pion et sa case d’arrivée.',
    }),
  ],
  says: {
    ...STEPS_SAYS,
    taken: {
      nl: '{n} {n|schijf|schijven} van {seat} {n|is|zijn} ingesloten en {n|gaat|gaan} van het bord.',
      en: '{n} {n|man|men} of {seat} {n|is|are} enclosed and {n|leaves|leave} the board.',
      de: '{n} {n|Stein|Steine} von {seat} {n|ist|sind} eingeschlossen und {n|kommt|kommen} vom Brett.',
      fr: '{n} {n|pion|pions} de {seat} {n|est enfermé|sont enfermés} et {n|quitte|quittent} le damier.',
    },
    'no-men': {
      nl: '{seat} heeft geen schijven meer en verliest.',
      en: '{seat} has no men left and loses.',
      de: '{seat} hat keine Steine mehr und verliert.',
      fr: '{seat} n’a plus de pions et perd.',
    },
    'men-left': {
      nl: '{men} {men|schijf|schijven}',
      en: '{men} {men|man|men}',
      de: '{men} {men|Stein|Steine}',
      fr: '{men} {men|pion|pions}',
    },
    'coach-man': {
      nl: 'Kies een schijf. Laat geen groep zonder vrij buurveld.',
      en: 'Choose a man. Leave no group without a free neighbour.',
      de: 'Wähle einen Stein. Lass keine Gruppe ohne freies Nachbarfeld.',
      fr: 'Choisissez un pion. Ne laissez aucun groupe sans case voisine libre.',
    },
  },
  options: {},
  presets: BY_THE_BOOK_WORDS,
}
