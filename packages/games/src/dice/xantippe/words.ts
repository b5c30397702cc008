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
  name: { nl: 'Xantippe', en: 'Xanthippe', de: 'Xanthippe', fr: 'Xanthippe' },
  about: {
    nl: 'Hoeveel worpen heb je nodig om met twee stenen zeven te gooien?',
    en: 'How many throws do you need to make seven with two dice?',
    de: 'Wie viele Würfe brauchst du, um mit zwei Würfeln sieben zu werfen?',
    fr: 'Combien de jets vous faut-il pour faire sept avec deux dés ?',
  },
  rules: [
    settled('xantippe.rounds', {
      nl: 'Je speelt met twee dobbelstenen, die altijd samen gegooid worden. Spreek vooraf af hoeveel ronden je speelt.',
      en: 'You play with two dice, always thrown together. Agree beforehand how many rounds to play.',
      de: 'Gespielt wird mit zwei Würfeln, die immer zusammen geworfen werden. Vereinbart vorher, wie viele Runden ihr spielt.',
      fr: 'On joue avec deux dés, toujours lancés ensemble. Convenez d’avance du nombre de manches.',
    }),
    fiveRounds('xantippe.five-rounds'),
    settled('xantippe.turn', {
      nl: 'In elke ronde is iedereen één keer aan de beurt, de een na de ander.',
      en: 'In each round everyone has one turn, one player after the other.',
      de: 'In jeder Runde ist jeder einmal dran, einer nach dem anderen.',
      fr: 'À chaque manche, chacun joue un tour, l’un après l’autre.',
    }),
    first('xantippe.first'),
    book('xantippe.seven', {
      nl: 'In je beurt gooi je net zo vaak tot de ogen samen zeven zijn: 6 en 1, 5 en 2 of 4 en 3. Dan schrijf je op hoeveel worpen het kostte.',
      en: 'In your turn you throw until the pips together make seven: 6 and 1, 5 and 2, or 4 and 3. Then you write down how many throws it took.',
      de: 'Bist du dran, würfelst du so oft, bis die Augen zusammen sieben ergeben: 6 und 1, 5 und 2 oder 4 und 3. Dann schreibst du auf, wie viele Würfe es gekostet hat.',
      fr: 'À votre tour, vous lancez jusqu’à ce que les points fassent sept : 6 et 1, 5 et 2, ou 4 et 3. Vous inscrivez alors le nombre de jets.',
    }),
    settled('xantippe.added', {
      nl: 'De worpen van alle ronden worden opgeteld.',
      en: 'The throws of all rounds are added up.',
      de: 'Die Würfe aller Runden werden zusammengezählt.',
      fr: 'Les jets de toutes les manches s’additionnent.',
    }),
    book('xantippe.fewest-wins', {
      nl: 'Wie aan het eind de minste worpen nodig had, wint.',
      en: 'The player who needed the fewest throws in the end wins.',
      de: 'Wer am Ende die wenigsten Würfe gebraucht hat, gewinnt.',
      fr: 'À la fin, qui a eu besoin du moins de jets gagne.',
    }),
    shared('xantippe.shared'),
    settled('xantippe.limit', {
      nl: 'Na 5.000 worpen is de partij hoe dan ook uit; dan beslist de stand na de laatste hele ronde.',
      en: 'After 5,000 throws the match is over in any case; the standing after the last full round decides.',
      de: 'Nach 5.000 Würfen ist die Partie auf jeden Fall zu Ende; dann entscheidet der Stand nach der letzten vollen Runde.',
      fr: 'Après 5 000 jets, la partie est finie de toute façon ; le score après la dernière manche complète décide.',
    }),
  ],
  says: {
    ...DICE_SAYS,
    written: {
      nl: '{seat} gooit {dice}: zeven, na {points} {points|worp|worpen}.',
      en: '{seat} throws {dice}: seven, after {points} {points|throw|throws}.',
      de: '{seat} würfelt {dice}: sieben, nach {points} {points|Wurf|Würfen}.',
      fr: '{seat} fait {dice} : sept, après {points} {points|jet|jets}.',
    },
    'so-far': {
      nl: '{n} {n|worp|worpen} tot nu toe',
      en: '{n} {n|throw|throws} so far',
      de: 'bisher {n} {n|Wurf|Würfe}',
      fr: '{n} {n|jet|jets} jusqu’ici',
    },
  },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
