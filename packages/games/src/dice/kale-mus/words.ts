import type { Words } from '@spellendoos/kernel'
import { BY_THE_BOOK, DICE_SAYS, first, fiveRounds, ROUNDS_OF_TURNS, shared } from '../words.ts'

export const words: Words = {
  name: { nl: 'Kale mus', en: 'Bald sparrow', de: 'Nackter Spatz', fr: 'Le moineau déplumé' },
  about: {
    nl: 'Je gooit voor je linkerbuurman, en een één kost jou een punt.',
    en: 'You throw for your left neighbour, and a one costs you a point.',
    de: 'Du würfelst für deinen linken Nachbarn, und eine Eins kostet dich einen Punkt.',
    fr: 'Vous lancez pour votre voisin de gauche, et un as vous coûte un point.',
  },
  rules: [
    {
      id: 'kale-mus.rounds',
      source: 'book',
      text: {
        nl: 'Er is één dobbelsteen. Spreek vooraf af hoeveel ronden je speelt; iedereen begint met nul punten.',
        en: 'There is one die. Agree beforehand how many rounds to play; everyone starts with no points.',
        de: 'Es gibt einen Würfel. Vereinbart vorher, wie viele Runden ihr spielt; alle beginnen mit null Punkten.',
        fr: 'Il y a un dé. Convenez d’avance du nombre de manches ; chacun commence à zéro point.',
      },
    },
    fiveRounds('kale-mus.five-rounds'),
    {
      id: 'kale-mus.turn',
      source: 'book',
      text: {
        nl: 'In elke ronde gooit iedereen één keer, om de beurt.',
        en: 'In each round everyone throws once, in turn.',
        de: 'In jeder Runde würfelt jeder einmal, der Reihe nach.',
        fr: 'À chaque manche, chacun lance le dé une fois, à tour de rôle.',
      },
    },
    first('kale-mus.first'),
    {
      id: 'kale-mus.left-neighbour',
      source: 'book',
      text: {
        nl: 'De ogen die je gooit zijn punten voor je linkerbuurman, niet voor jezelf.',
        en: 'The pips you throw are points for your left neighbour, not for yourself.',
        de: 'Die Augen, die du würfelst, sind Punkte für deinen linken Nachbarn, nicht für dich.',
        fr: 'Les points que vous faites vont à votre voisin de gauche, pas à vous.',
      },
    },
    {
      id: 'kale-mus.one-costs',
      source: 'book',
      text: {
        nl: 'Gooi je een één, de kale mus, dan krijgt je buurman die ene en gaat er bij jou een punt af.',
        en: 'If you throw a one, the bald sparrow, your neighbour gets that one and you lose a point.',
        de: 'Würfelst du eine Eins, den nackten Spatz, bekommt dein Nachbar die Eins und du verlierst einen Punkt.',
        fr: 'Si vous faites un as, le moineau déplumé, votre voisin reçoit ce point et vous en perdez un.',
      },
    },
    {
      id: 'kale-mus.below-zero',
      source: 'settled',
      text: {
        nl: 'Je kunt onder nul komen.',
        en: 'You can fall below zero.',
        de: 'Du kannst unter null fallen.',
        fr: 'On peut descendre sous zéro.',
      },
    },
    {
      id: 'kale-mus.highest-wins',
      source: 'book',
      text: {
        nl: 'Na de laatste ronde wint wie de meeste punten heeft.',
        en: 'After the last round the most points win.',
        de: 'Nach der letzten Runde gewinnt, wer die meisten Punkte hat.',
        fr: 'Après la dernière manche, le plus grand nombre de points gagne.',
      },
    },
    shared('kale-mus.shared'),
  ],
  says: {
    ...DICE_SAYS,
    thrown: {
      nl: '{seat} gooit {eyes}: {eyes} {eyes|punt|punten} voor {neighbour}.',
      en: '{seat} throws {eyes}: {eyes} {eyes|point|points} for {neighbour}.',
      de: '{seat} würfelt {eyes}: {eyes} {eyes|Punkt|Punkte} für {neighbour}.',
      fr: '{seat} fait {eyes} : {eyes} {eyes|point|points} pour {neighbour}.',
    },
    sparrow: {
      nl: 'Een kale mus! {neighbour} krijgt er één, {seat} verliest een punt.',
      en: 'A bald sparrow! {neighbour} gets one, {seat} loses a point.',
      de: 'Ein nackter Spatz! {neighbour} bekommt einen, {seat} verliert einen Punkt.',
      fr: 'Un moineau déplumé ! {neighbour} en reçoit un, {seat} perd un point.',
    },
  },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
