import type { Rule, RuleId, Text } from '@spellendoos/kernel'

export const book = (id: RuleId, text: Text): Rule => ({ id, source: 'book', text })
export const settled = (id: RuleId, text: Text): Rule => ({ id, source: 'settled', text })

/** What every dice game says. */
export const DICE_SAYS = {
  'dice-tray': { nl: 'Dobbelbak', en: 'Dice tray', de: 'Würfelschale', fr: 'Piste de dés' },
  round: { nl: 'Ronde', en: 'Round', de: 'Runde', fr: 'Manche' },
  'round-of': {
    nl: 'Ronde {n} van {of}',
    en: 'Round {n} of {of}',
    de: 'Runde {n} von {of}',
    fr: 'Manche {n} sur {of}',
  },
  player: { nl: '{seat}', en: '{seat}', de: '{seat}', fr: '{seat}' },
  total: { nl: 'Totaal', en: 'Total', de: 'Gesamt', fr: 'Total' },
  won: { nl: 'Gewonnen', en: 'Won', de: 'Gewonnen', fr: 'Gagnées' },
  'coach-throw': {
    nl: '{seat} gooit.',
    en: '{seat} throws.',
    de: '{seat} würfelt.',
    fr: '{seat} lance.',
  },
  thrown: {
    nl: '{seat} gooit {dice}.',
    en: '{seat} throws {dice}.',
    de: '{seat} würfelt {dice}.',
    fr: '{seat} fait {dice}.',
  },
  'round-won': {
    nl: '{seat} wint de ronde.',
    en: '{seat} wins the round.',
    de: '{seat} gewinnt die Runde.',
    fr: '{seat} gagne la manche.',
  },
} satisfies Record<string, Text>

/** What is said where a turn brings points. */
export const POINTS_SAYS = {
  ...DICE_SAYS,
  written: {
    nl: '{seat} gooit {dice}: {points} {points|punt|punten}.',
    en: '{seat} throws {dice}: {points} {points|point|points}.',
    de: '{seat} würfelt {dice}: {points} {points|Punkt|Punkte}.',
    fr: '{seat} fait {dice} : {points} {points|point|points}.',
  },
} satisfies Record<string, Text>

/** What is said where a player may throw on or stop. */
export const CHOICE_SAYS = {
  'button-stop': { nl: 'Stoppen', en: 'Stop', de: 'Aufhören', fr: 'S’arrêter' },
  'coach-choice': {
    nl: '{seat} heeft {n}: nog eens gooien of stoppen?',
    en: '{seat} has {n}: throw again or stop?',
    de: '{seat} hat {n}: noch einmal würfeln oder aufhören?',
    fr: '{seat} a {n} : relancer ou s’arrêter ?',
  },
  stopped: {
    nl: '{seat} stopt en schrijft {points} op.',
    en: '{seat} stops and writes down {points}.',
    de: '{seat} hört auf und schreibt {points} auf.',
    fr: '{seat} s’arrête et inscrit {points}.',
  },
} satisfies Record<string, Text>

export const BY_THE_BOOK = {
  boekje: {
    nl: 'Volgens het boekje',
    en: 'By the book',
    de: 'Nach dem Regelheft',
    fr: 'Selon le livret',
  },
} satisfies Record<string, Text>

/** The option `rounds`, where a round is a turn for everyone. */
export const ROUNDS_OF_TURNS: Text = {
  nl: 'Het aantal ronden; in elke ronde is iedereen één keer aan de beurt.',
  en: 'The number of rounds; everyone has one turn in each.',
  de: 'Die Zahl der Runden; in jeder ist jeder einmal dran.',
  fr: 'Le nombre de manches ; chacun joue un tour par manche.',
}

/** The option `rounds`, where a round has a winner of its own. */
export const ROUNDS_TO_WIN: Text = {
  nl: 'Hoe vaak je het spel achter elkaar speelt; elke gewonnen ronde is een punt.',
  en: 'How often the game is played in a row; every round won is a point.',
  de: 'Wie oft das Spiel hintereinander gespielt wird; jede gewonnene Runde ist ein Punkt.',
  fr: 'Combien de fois de suite on joue ; chaque manche gagnée vaut un point.',
}

/** Rules that many dice games share, in each game's own list. */
export const fiveRounds = (id: RuleId): Rule =>
  settled(id, {
    nl: 'Is er niets afgesproken, dan speel je vijf ronden.',
    en: 'If nothing was agreed, five rounds are played.',
    de: 'Ist nichts vereinbart, werden fünf Runden gespielt.',
    fr: 'Sans accord préalable, on joue cinq manches.',
  })

export const first = (id: RuleId): Rule =>
  settled(id, {
    nl: 'De eerste speler begint elke ronde; daarna gaat de beurt met de klok mee, naar links.',
    en: 'The first player starts each round; the turn then passes clockwise, to the left.',
    de: 'Der erste Spieler beginnt jede Runde; dann geht es im Uhrzeigersinn nach links weiter.',
    fr: 'Le premier joueur commence chaque manche ; on continue ensuite dans le sens des aiguilles d’une montre, vers la gauche.',
  })

export const shared = (id: RuleId): Rule =>
  settled(id, {
    nl: 'Wie gelijk staat, deelt de plaats.',
    en: 'Players who are level share the place.',
    de: 'Wer gleichauf liegt, teilt sich den Rang.',
    fr: 'À égalité, on partage le rang.',
  })

export const mostPoints = (text: (id: RuleId, text: Text) => Rule, id: RuleId): Rule =>
  text(id, {
    nl: 'Na de laatste ronde wint wie de meeste punten heeft.',
    en: 'After the last round the most points win.',
    de: 'Nach der letzten Runde gewinnt, wer die meisten Punkte hat.',
    fr: 'Après la dernière manche, le plus grand nombre de points gagne.',
  })

/** One round, unless several are agreed; then each is worth a point. */
export const oneRound = (id: RuleId): Rule =>
  settled(id, {
    nl: 'Je speelt één ronde. Zijn er meer afgesproken, dan krijgt de winnaar van elke ronde een punt, begint de eerste speler de volgende, en wint na de laatste ronde wie de meeste punten heeft; bij gelijke punten deel je de plaats.',
    en: 'One round is played. If more were agreed, the winner of each round gets a point, the first player starts the next one, and after the last round the most points win; equal points share the place.',
    de: 'Gespielt wird eine Runde. Sind mehr vereinbart, bekommt der Sieger jeder Runde einen Punkt, der erste Spieler beginnt die nächste, und nach der letzten gewinnt, wer die meisten Punkte hat; gleiche Punkte teilen sich den Rang.',
    fr: 'On joue une seule manche. Si vous en avez convenu davantage, chaque manche vaut un point à son gagnant, le premier joueur commence la suivante, et après la dernière le plus grand nombre de points gagne ; à points égaux, on partage le rang.',
  })

export const limit = (id: RuleId): Rule =>
  settled(id, {
    nl: 'Na 5.000 worpen is de partij hoe dan ook uit; dan beslist de stand van dat moment.',
    en: 'After 5,000 throws the match is over in any case; the standing at that moment decides.',
    de: 'Nach 5.000 Würfen ist die Partie auf jeden Fall zu Ende; dann entscheidet der Stand dieses Augenblicks.',
    fr: 'Après 5 000 jets, la partie est finie de toute façon ; le score du moment décide.',
  })
