import type { Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  first,
  fiveRounds,
  mostPoints,
  POINTS_SAYS,
  ROUNDS_OF_TURNS,
  settled,
  shared,
} from '../words.ts'

export const words: Words = {
  name: { nl: 'Handjesspel', en: 'Handfuls', de: 'Händchenwürfeln', fr: 'Les petites mains' },
  about: {
    nl: 'Alleen de vijven tellen, en twee tegelijk tellen dubbel en dwars.',
    en: 'Only fives count, and two at once count for far more.',
    de: 'Nur die Fünfen zählen, und zwei auf einmal zählen weit mehr.',
    fr: 'Seuls les cinq comptent, et deux d’un coup comptent bien davantage.',
  },
  rules: [
    book('handjesspel.rounds', {
      nl: 'Je speelt met twee dobbelstenen. Spreek vooraf af hoeveel ronden je speelt; iedereen begint met nul punten.',
      en: 'You play with two dice. Agree beforehand how many rounds to play; everyone starts with no points.',
      de: 'Gespielt wird mit zwei Würfeln. Vereinbart vorher, wie viele Runden ihr spielt; alle beginnen mit null Punkten.',
      fr: 'On joue avec deux dés. Convenez d’avance du nombre de manches ; chacun commence à zéro point.',
    }),
    fiveRounds('handjesspel.five-rounds'),
    book('handjesspel.three-dice', {
      nl: 'Je kunt ook afspreken om met drie dobbelstenen te spelen.',
      en: 'You can also agree to play with three dice.',
      de: 'Ihr könnt auch vereinbaren, mit drei Würfeln zu spielen.',
      fr: 'Vous pouvez aussi convenir de jouer avec trois dés.',
    }),
    book('handjesspel.turn', {
      nl: 'In elke ronde gooit iedereen één keer, om de beurt.',
      en: 'In each round everyone throws once, in turn.',
      de: 'In jeder Runde würfelt jeder einmal, der Reihe nach.',
      fr: 'À chaque manche, chacun lance une fois, à tour de rôle.',
    }),
    first('handjesspel.first'),
    book('handjesspel.fives', {
      nl: 'Alleen vijven tellen: elk handje is vijf punten waard. Andere ogen leveren niets op.',
      en: 'Only fives count: each hand is worth five points. Other pips score nothing.',
      de: 'Nur Fünfen zählen: Jedes Händchen ist fünf Punkte wert. Andere Augen bringen nichts.',
      fr: 'Seuls les cinq comptent : chaque petite main vaut cinq points. Les autres points ne rapportent rien.',
    }),
    book('handjesspel.two-fives', {
      nl: 'Twee vijven in één worp zijn 5 × 5 = 25 punten waard.',
      en: 'Two fives in one throw are worth 5 × 5 = 25 points.',
      de: 'Zwei Fünfen in einem Wurf sind 5 × 5 = 25 Punkte wert.',
      fr: 'Deux cinq en un jet valent 5 × 5 = 25 points.',
    }),
    settled('handjesspel.three-fives', {
      nl: 'Met drie stenen zijn drie vijven 5 × 5 × 5 = 125 punten waard.',
      en: 'With three dice, three fives are worth 5 × 5 × 5 = 125 points.',
      de: 'Mit drei Würfeln sind drei Fünfen 5 × 5 × 5 = 125 Punkte wert.',
      fr: 'Avec trois dés, trois cinq valent 5 × 5 × 5 = 125 points.',
    }),
    mostPoints(book, 'handjesspel.highest-wins'),
    shared('handjesspel.shared'),
  ],
  says: POINTS_SAYS,
  options: {
    rounds: ROUNDS_OF_TURNS,
    dice: {
      nl: 'Met hoeveel dobbelstenen je gooit.',
      en: 'How many dice are thrown.',
      de: 'Mit wie vielen Würfeln gewürfelt wird.',
      fr: 'Avec combien de dés on lance.',
    },
  },
  presets: BY_THE_BOOK,
}
