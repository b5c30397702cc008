import type { Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  DICE_SAYS,
  first,
  fiveRounds,
  ROUNDS_OF_TURNS,
  settled,
  shared,
} from '../words.ts'

export const words: Words = {
  name: { nl: 'Platluis', en: 'Louse', de: 'Filzlaus', fr: 'Le pou' },
  about: {
    nl: 'Hoeveel worpen heb je nodig voor een één?',
    en: 'How many throws do you need for a one?',
    de: 'Wie viele Würfe brauchst du für eine Eins?',
    fr: 'Combien de jets vous faut-il pour un as ?',
  },
  rules: [
    settled('platluis.rounds', {
      nl: 'Je speelt met één dobbelsteen. Spreek vooraf af hoeveel ronden je speelt.',
      en: 'You play with one die. Agree beforehand how many rounds to play.',
      de: 'Gespielt wird mit einem Würfel. Vereinbart vorher, wie viele Runden ihr spielt.',
      fr: 'On joue avec un dé. Convenez d’avance du nombre de manches.',
    }),
    fiveRounds('platluis.five-rounds'),
    settled('platluis.turn', {
      nl: 'In elke ronde is iedereen één keer aan de beurt, de een na de ander.',
      en: 'In each round everyone has one turn, one player after the other.',
      de: 'In jeder Runde ist jeder einmal dran, einer nach dem anderen.',
      fr: 'À chaque manche, chacun joue un tour, l’un après l’autre.',
    }),
    first('platluis.first'),
    book('platluis.ten-throws', {
      nl: 'In je beurt gooi je achter elkaar, ten hoogste tien keer.',
      en: 'In your turn you throw again and again, at most ten times.',
      de: 'Bist du dran, würfelst du hintereinander, höchstens zehnmal.',
      fr: 'À votre tour, vous lancez plusieurs fois de suite, dix fois au plus.',
    }),
    book('platluis.stop-at-one', {
      nl: 'Zodra je een één gooit, stop je. Je schrijft op hoeveel worpen het er waren, die één meegerekend.',
      en: 'As soon as you throw a one, you stop. You write down how many throws it took, that one included.',
      de: 'Sobald du eine Eins würfelst, hörst du auf. Du schreibst auf, wie viele Würfe es waren, diese Eins mitgezählt.',
      fr: 'Dès que vous faites un as, vous vous arrêtez. Vous inscrivez le nombre de jets, cet as compris.',
    }),
    settled('platluis.none', {
      nl: 'Wie in tien worpen geen één gooit, schrijft elf op en staat in die ronde dus achter iedereen die er wel een gooide.',
      en: 'Ten throws without a one are written down as eleven, and so stand behind everyone who did throw one in that round.',
      de: 'Wer in zehn Würfen keine Eins würfelt, schreibt elf auf und liegt in dieser Runde damit hinter allen, die eine gewürfelt haben.',
      fr: 'Qui ne fait pas d’as en dix jets inscrit onze, et se place donc pour cette manche derrière tous ceux qui en ont fait un.',
    }),
    settled('platluis.added', {
      nl: 'De worpen van alle ronden worden opgeteld.',
      en: 'The throws of all rounds are added up.',
      de: 'Die Würfe aller Runden werden zusammengezählt.',
      fr: 'Les jets de toutes les manches s’additionnent.',
    }),
    book('platluis.fewest-wins', {
      nl: 'Wie aan het eind de minste worpen heeft, wint.',
      en: 'The fewest throws at the end win.',
      de: 'Wer am Ende die wenigsten Würfe hat, gewinnt.',
      fr: 'À la fin, le plus petit nombre de jets gagne.',
    }),
    shared('platluis.shared'),
  ],
  says: {
    ...DICE_SAYS,
    louse: {
      nl: '{seat} gooit een één, na {points} {points|worp|worpen}.',
      en: '{seat} throws a one, after {points} {points|throw|throws}.',
      de: '{seat} würfelt eine Eins, nach {points} {points|Wurf|Würfen}.',
      fr: '{seat} fait un as, après {points} {points|jet|jets}.',
    },
    none: {
      nl: '{seat} gooit {dice}: tien worpen en geen één, dat telt als {points}.',
      en: '{seat} throws {dice}: ten throws without a one, which counts as {points}.',
      de: '{seat} würfelt {dice}: zehn Würfe und keine Eins, das zählt {points}.',
      fr: '{seat} fait {dice} : dix jets sans un as, cela compte pour {points}.',
    },
  },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
