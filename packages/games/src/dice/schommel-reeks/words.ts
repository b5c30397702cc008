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
  name: { nl: 'Schommelreeks', en: 'Seesaw', de: 'Schaukelreihe', fr: 'La balançoire' },
  about: {
    nl: 'Zeven worpen die om en om erbij en eraf gaan.',
    en: 'Seven throws that are added and taken off by turns.',
    de: 'Sieben Würfe, die abwechselnd dazukommen und abgehen.',
    fr: 'Sept jets qui s’ajoutent et se retranchent tour à tour.',
  },
  rules: [
    settled('schommel-reeks.rounds', {
      nl: 'Je speelt met één dobbelsteen. Spreek vooraf af hoeveel ronden je speelt; iedereen begint met nul punten.',
      en: 'You play with one die. Agree beforehand how many rounds to play; everyone starts with no points.',
      de: 'Gespielt wird mit einem Würfel. Vereinbart vorher, wie viele Runden ihr spielt; alle beginnen mit null Punkten.',
      fr: 'On joue avec un dé. Convenez d’avance du nombre de manches ; chacun commence à zéro point.',
    }),
    fiveRounds('schommel-reeks.five-rounds'),
    settled('schommel-reeks.turn', {
      nl: 'In elke ronde is iedereen één keer aan de beurt, de een na de ander.',
      en: 'In each round everyone has one turn, one player after the other.',
      de: 'In jeder Runde ist jeder einmal dran, einer nach dem anderen.',
      fr: 'À chaque manche, chacun joue un tour, l’un après l’autre.',
    }),
    first('schommel-reeks.first'),
    book('schommel-reeks.seven-throws', {
      nl: 'In je beurt gooi je zeven keer achter elkaar.',
      en: 'In your turn you throw seven times in a row.',
      de: 'Bist du dran, würfelst du siebenmal hintereinander.',
      fr: 'À votre tour, vous lancez sept fois de suite.',
    }),
    book('schommel-reeks.signs', {
      nl: 'De eerste en de tweede worp tel je op; de derde gaat eraf, de vierde komt erbij, de vijfde gaat eraf, de zesde komt erbij en de zevende gaat eraf. De uitkomst zijn je punten.',
      en: 'The first and second throws are added; the third is taken off, the fourth added, the fifth taken off, the sixth added and the seventh taken off. The outcome is your points.',
      de: 'Der erste und der zweite Wurf werden zusammengezählt; der dritte geht ab, der vierte kommt dazu, der fünfte geht ab, der sechste kommt dazu und der siebte geht ab. Das Ergebnis sind deine Punkte.',
      fr: 'Le premier et le deuxième jet s’additionnent ; le troisième se retranche, le quatrième s’ajoute, le cinquième se retranche, le sixième s’ajoute et le septième se retranche. Le résultat, ce sont vos points.',
    }),
    settled('schommel-reeks.below-zero', {
      nl: 'De uitkomst kan onder nul komen; dan gaan die punten van je totaal af.',
      en: 'The outcome can fall below zero; those points are then taken off your total.',
      de: 'Das Ergebnis kann unter null fallen; dann gehen diese Punkte von deiner Gesamtsumme ab.',
      fr: 'Le résultat peut descendre sous zéro ; ces points se retranchent alors de votre total.',
    }),
    mostPoints(book, 'schommel-reeks.highest-wins'),
    shared('schommel-reeks.shared'),
  ],
  says: {
    ...POINTS_SAYS,
    written: {
      nl: '{seat} gooit {dice}; de schommel eindigt op {points}.',
      en: '{seat} throws {dice}; the seesaw ends at {points}.',
      de: '{seat} würfelt {dice}; die Schaukel endet bei {points}.',
      fr: '{seat} fait {dice} ; la balançoire s’arrête à {points}.',
    },
  },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
