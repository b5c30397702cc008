import type { Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  first,
  fiveRounds,
  mostPoints,
  POINTS_SAYS,
  ROUNDS_OF_TURNS,
  shared,
} from '../words.ts'

export const words: Words = {
  name: { nl: 'Even of oneven', en: 'Odd or even', de: 'Gerade oder ungerade', fr: 'Pair ou impair' },
  about: {
    nl: 'Spreek af of even of oneven telt; gooi je geen enkele goede, dan sla je een beurt over.',
    en: 'Agree whether even or odd counts; throw none that does and you miss a turn.',
    de: 'Vereinbart, ob gerade oder ungerade zählt; ohne einen passenden Würfel setzt du einmal aus.',
    fr: 'Convenez si pair ou impair compte ; sans aucun bon dé, vous passez un tour.',
  },
  rules: [
    book('even-of-oneven.rounds', {
      nl: 'Je speelt met twee dobbelstenen. Spreek vooraf af of even of oneven telt en hoeveel ronden je speelt; iedereen begint met nul punten.',
      en: 'You play with two dice. Agree beforehand whether even or odd counts and how many rounds to play; everyone starts with no points.',
      de: 'Gespielt wird mit zwei Würfeln. Vereinbart vorher, ob gerade oder ungerade zählt und wie viele Runden ihr spielt; alle beginnen mit null Punkten.',
      fr: 'On joue avec deux dés. Convenez d’avance si pair ou impair compte, et du nombre de manches ; chacun commence à zéro point.',
    }),
    fiveRounds('even-of-oneven.five-rounds'),
    book('even-of-oneven.turn', {
      nl: 'In elke ronde gooit iedereen één keer, om de beurt.',
      en: 'In each round everyone throws once, in turn.',
      de: 'In jeder Runde würfelt jeder einmal, der Reihe nach.',
      fr: 'À chaque manche, chacun lance une fois, à tour de rôle.',
    }),
    first('even-of-oneven.first'),
    book('even-of-oneven.counts', {
      nl: 'Telt even, dan leveren alleen een twee, vier of zes punten op; telt oneven, dan alleen een één, drie of vijf. Past er maar één steen, dan tellen alleen de ogen van die steen.',
      en: 'If even counts, only a two, four or six scores; if odd counts, only a one, three or five. If just one die fits, only the pips of that die count.',
      de: 'Zählt gerade, bringen nur Zwei, Vier und Sechs Punkte; zählt ungerade, nur Eins, Drei und Fünf. Passt nur ein Würfel, zählen nur dessen Augen.',
      fr: 'Si pair compte, seuls un deux, un quatre ou un six rapportent ; si impair compte, seuls un as, un trois ou un cinq. Si un seul dé convient, seuls ses points comptent.',
    }),
    book('even-of-oneven.product', {
      nl: 'Passen beide stenen, dan mag je hun ogen met elkaar vermenigvuldigen. Het hoogste van som en product telt: 4 en 6 is 24, 1 en 3 is 4.',
      en: 'If both dice fit, you may multiply their pips. The higher of sum and product counts: 4 and 6 make 24, 1 and 3 make 4.',
      de: 'Passen beide Würfel, darfst du ihre Augen miteinander malnehmen. Das Höhere von Summe und Produkt zählt: 4 und 6 sind 24, 1 und 3 sind 4.',
      fr: 'Si les deux dés conviennent, vous pouvez multiplier leurs points. Le plus grand de la somme et du produit compte : 4 et 6 font 24, 1 et 3 font 4.',
    }),
    book('even-of-oneven.none', {
      nl: 'Past geen van beide stenen, dan krijg je niets en sla je in de volgende ronde je beurt over.',
      en: 'If neither die fits, you score nothing and miss your turn in the next round.',
      de: 'Passt keiner der beiden Würfel, bekommst du nichts und setzt in der nächsten Runde aus.',
      fr: 'Si aucun des deux dés ne convient, vous ne marquez rien et passez votre tour à la manche suivante.',
    }),
    mostPoints(book, 'even-of-oneven.highest-wins'),
    shared('even-of-oneven.shared'),
  ],
  says: {
    ...POINTS_SAYS,
    'none-even': {
      nl: '{seat} gooit {dice}: niets even, dus de volgende beurt gaat voorbij.',
      en: '{seat} throws {dice}: nothing even, so the next turn is missed.',
      de: '{seat} würfelt {dice}: nichts Gerades, also einmal aussetzen.',
      fr: '{seat} fait {dice} : rien de pair, le prochain tour est donc passé.',
    },
    'none-odd': {
      nl: '{seat} gooit {dice}: niets oneven, dus de volgende beurt gaat voorbij.',
      en: '{seat} throws {dice}: nothing odd, so the next turn is missed.',
      de: '{seat} würfelt {dice}: nichts Ungerades, also einmal aussetzen.',
      fr: '{seat} fait {dice} : rien d’impair, le prochain tour est donc passé.',
    },
    misses: {
      nl: 'slaat een beurt over',
      en: 'misses a turn',
      de: 'setzt einmal aus',
      fr: 'passe un tour',
    },
  },
  options: {
    rounds: ROUNDS_OF_TURNS,
    parity: {
      nl: 'Wat telt: even of oneven ogen.',
      en: 'What counts: even or odd pips.',
      de: 'Was zählt: gerade oder ungerade Augen.',
      fr: 'Ce qui compte : les points pairs ou impairs.',
    },
  },
  choices: {
    'parity.even': { nl: 'even', en: 'even', de: 'gerade', fr: 'pairs' },
    'parity.odd': { nl: 'oneven', en: 'odd', de: 'ungerade', fr: 'impairs' },
  },
  presets: BY_THE_BOOK,
}
