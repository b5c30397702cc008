import type { Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  DICE_SAYS,
  first,
  fiveRounds,
  mostPoints,
  ROUNDS_OF_TURNS,
  shared,
} from '../words.ts'

export const words: Words = {
  name: { nl: 'Hemel en hel', en: 'Heaven and hell', de: 'Himmel und Hölle', fr: 'Ciel et enfer' },
  about: {
    nl: 'De bovenkant van elke steen telt als tiental, de onderkant als eenheid.',
    en: 'The top of each die counts as tens, the bottom as ones.',
    de: 'Die Oberseite jedes Würfels zählt als Zehner, die Unterseite als Einer.',
    fr: 'Le dessus de chaque dé compte pour les dizaines, le dessous pour les unités.',
  },
  rules: [
    book('hemel-en-hel.rounds', {
      nl: 'Je speelt met twee dobbelstenen. Spreek vooraf af hoeveel ronden je speelt; iedereen begint met nul punten.',
      en: 'You play with two dice. Agree beforehand how many rounds to play; everyone starts with no points.',
      de: 'Gespielt wird mit zwei Würfeln. Vereinbart vorher, wie viele Runden ihr spielt; alle beginnen mit null Punkten.',
      fr: 'On joue avec deux dés. Convenez d’avance du nombre de manches ; chacun commence à zéro point.',
    }),
    fiveRounds('hemel-en-hel.five-rounds'),
    book('hemel-en-hel.turn', {
      nl: 'In elke ronde gooit iedereen één keer, om de beurt.',
      en: 'In each round everyone throws once, in turn.',
      de: 'In jeder Runde würfelt jeder einmal, der Reihe nach.',
      fr: 'À chaque manche, chacun lance une fois, à tour de rôle.',
    }),
    first('hemel-en-hel.first'),
    book('hemel-en-hel.heaven', {
      nl: 'De bovenkant van een steen is de hemel: die ogen tellen tien keer.',
      en: 'The top of a die is heaven: its pips count ten times.',
      de: 'Die Oberseite eines Würfels ist der Himmel: Ihre Augen zählen zehnfach.',
      fr: 'Le dessus d’un dé est le ciel : ses points comptent dix fois.',
    }),
    book('hemel-en-hel.hell', {
      nl: 'De onderkant is de hel: die ogen tellen één keer. Boven en onder zijn samen altijd zeven. Met 5 en 3 boven heb je 52 en 34, samen 86 punten.',
      en: 'The bottom is hell: its pips count once. Top and bottom always make seven. With 5 and 3 on top you have 52 and 34, together 86 points.',
      de: 'Die Unterseite ist die Hölle: Ihre Augen zählen einfach. Oben und unten ergeben zusammen immer sieben. Mit 5 und 3 oben hast du 52 und 34, zusammen 86 Punkte.',
      fr: 'Le dessous est l’enfer : ses points comptent une fois. Le dessus et le dessous font toujours sept. Avec 5 et 3 au-dessus, vous avez 52 et 34, soit 86 points.',
    }),
    mostPoints(book, 'hemel-en-hel.highest-wins'),
    shared('hemel-en-hel.shared'),
  ],
  says: {
    ...DICE_SAYS,
    written: {
      nl: '{seat} gooit {dice}: {first} en {second}, samen {points}.',
      en: '{seat} throws {dice}: {first} and {second}, together {points}.',
      de: '{seat} würfelt {dice}: {first} und {second}, zusammen {points}.',
      fr: '{seat} fait {dice} : {first} et {second}, en tout {points}.',
    },
  },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
