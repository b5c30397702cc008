import type { Words } from '@spellendoos/kernel'
import { DICE_SAYS } from '../says.ts'

export const words: Words = {
  name: { nl: 'Kale mus', en: 'Bald sparrow', de: 'Kahler Spatz', fr: 'Le moineau chauve' },
  about: {
    nl: 'Je gooit voor je linkerbuurman, en een één kost jou een punt.',
    en: 'You throw for your left neighbour, and a one costs you a point.',
    de: 'Du würfelst für deinen linken Nachbarn, und eine Eins kostet dich einen Punkt.',
    fr: 'On lance le dé pour son voisin de gauche, et un as vous coûte un point.',
  },
  rules: [
    {
      id: 'kale-mus.rounds',
      source: 'book',
      text: {
        nl: 'Er is één dobbelsteen. Spreek vooraf af hoeveel ronden je speelt; iedereen begint met nul punten.',
        en: 'There is one die. Agree beforehand how many rounds to play; everyone starts with no points.',
        de: 'Es gibt einen Würfel. Vereinbart vorher, wie viele Runden ihr spielt; alle beginnen mit null Punkten.',
        fr: 'Il y a un dé. Convenez d’avance du nombre de tours ; chacun commence à zéro point.',
      },
    },
    {
      id: 'kale-mus.five-rounds',
      source: 'settled',
      text: {
        nl: 'Is er niets afgesproken, dan speel je vijf ronden.',
        en: 'If nothing was agreed, five rounds are played.',
        de: 'Ist nichts vereinbart, werden fünf Runden gespielt.',
        fr: 'Sans accord préalable, on joue cinq tours.',
      },
    },
    {
      id: 'kale-mus.turn',
      source: 'book',
      text: {
        nl: 'In elke ronde gooit iedereen één keer, om de beurt.',
        en: 'In each round everyone throws once, in turn.',
        de: 'In jeder Runde würfelt jeder einmal, reihum.',
        fr: 'À chaque tour, chacun lance le dé une fois, l’un après l’autre.',
      },
    },
    {
      id: 'kale-mus.first',
      source: 'settled',
      text: {
        nl: 'De eerste speler begint elke ronde; daarna gaat de beurt met de klok mee, naar links.',
        en: 'The first player begins each round; the turn then passes clockwise, to the left.',
        de: 'Der erste Spieler beginnt jede Runde; dann geht es im Uhrzeigersinn nach links weiter.',
        fr: 'Le premier joueur commence chaque tour ; on continue ensuite dans le sens des aiguilles d’une montre, vers la gauche.',
      },
    },
    {
      id: 'kale-mus.left-neighbour',
      source: 'book',
      text: {
        nl: 'De ogen die je gooit zijn punten voor je linkerbuurman, niet voor jezelf.',
        en: 'The eyes you throw are points for your left neighbour, not for yourself.',
        de: 'Die Augen, die du würfelst, sind Punkte für deinen linken Nachbarn, nicht für dich.',
        fr: 'Les points que vous lancez vont à votre voisin de gauche, pas à vous.',
      },
    },
    {
      id: 'kale-mus.one-costs',
      source: 'book',
      text: {
        nl: 'Gooi je een één, de kale mus, dan krijgt je buurman die ene en gaat er bij jou een punt af.',
        en: 'If you throw a one, the bald sparrow, your neighbour gets that one and you lose a point.',
        de: 'Würfelst du eine Eins, den kahlen Spatz, bekommt dein Nachbar die Eins und du verlierst einen Punkt.',
        fr: 'Si vous lancez un as, le moineau chauve, votre voisin reçoit ce point et vous en perdez un.',
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
        fr: 'Après le dernier tour, le plus grand nombre de points gagne.',
      },
    },
    {
      id: 'kale-mus.shared',
      source: 'settled',
      text: {
        nl: 'Wie evenveel punten heeft, deelt de plaats.',
        en: 'Players with equal points share the place.',
        de: 'Wer gleich viele Punkte hat, teilt sich den Platz.',
        fr: 'À points égaux, on partage la place.',
      },
    },
  ],
  says: {
    ...DICE_SAYS,
    thrown: {
      nl: '{seat} gooit {eyes}: {eyes} {eyes|punt|punten} voor {neighbour}.',
      en: '{seat} throws {eyes}: {eyes} {eyes|point|points} for {neighbour}.',
      de: '{seat} würfelt {eyes}: {eyes} {eyes|Punkt|Punkte} für {neighbour}.',
      fr: '{seat} lance {eyes} : {eyes} {eyes|point|points} pour {neighbour}.',
    },
    sparrow: {
      nl: 'Een kale mus! {neighbour} krijgt er één, {seat} verliest een punt.',
      en: 'A bald sparrow! {neighbour} gets one, {seat} loses a point.',
      de: 'Ein kahler Spatz! {neighbour} bekommt einen, {seat} verliert einen Punkt.',
      fr: 'Un moineau chauve ! {neighbour} en reçoit un, {seat} perd un point.',
    },
  },
  options: {
    rounds: {
      nl: 'Het aantal ronden; in elke ronde gooit iedereen één keer.',
      en: 'The number of rounds; everyone throws once in each.',
      de: 'Die Zahl der Runden; in jeder würfelt jeder einmal.',
      fr: 'Le nombre de tours ; chacun lance une fois par tour.',
    },
  },
  presets: {
    boekje: { nl: 'Volgens het boekje', en: 'By the book', de: 'Nach dem Büchlein', fr: 'Selon le livret' },
  },
}
