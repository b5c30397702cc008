import type { Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  DICE_SAYS,
  first,
  mostPoints,
  ROUNDS_OF_TURNS,
  settled,
  shared,
} from '../words.ts'

export const words: Words = {
  name: { nl: 'Paartjes spel', en: 'Pairs', de: 'Pärchenspiel', fr: 'Les paires' },
  about: {
    nl: 'Een wit paar telt op, een zwart paar telt af.',
    en: 'A white pair adds, a black pair subtracts.',
    de: 'Ein weißes Paar zählt plus, ein schwarzes minus.',
    fr: 'Une paire blanche ajoute, une paire noire retranche.',
  },
  rules: [
    book('paartjesspel.dice', {
      nl: 'Je speelt met twee witte en twee zwarte dobbelstenen, die je alle vier tegelijk gooit. Iedereen begint met nul punten.',
      en: 'You play with two white and two black dice, all four thrown at once. Everyone starts with no points.',
      de: 'Gespielt wird mit zwei weißen und zwei schwarzen Würfeln, alle vier auf einmal. Alle beginnen mit null Punkten.',
      fr: 'On joue avec deux dés blancs et deux dés noirs, lancés tous les quatre à la fois. Chacun commence à zéro point.',
    }),
    book('paartjesspel.five-throws', {
      nl: 'Iedereen gooit vijf keer.',
      en: 'Everyone throws five times.',
      de: 'Jeder würfelt fünfmal.',
      fr: 'Chacun lance cinq fois.',
    }),
    settled('paartjesspel.turn', {
      nl: 'Dat gaat in ronden: in elke ronde gooit iedereen één keer, om de beurt.',
      en: 'This is done in rounds: in each round everyone throws once, in turn.',
      de: 'Das geschieht in Runden: In jeder Runde würfelt jeder einmal, der Reihe nach.',
      fr: 'Cela se fait par manches : à chaque manche, chacun lance une fois, à tour de rôle.',
    }),
    settled('paartjesspel.rounds', {
      nl: 'Je kunt een ander aantal ronden afspreken.',
      en: 'You can agree on another number of rounds.',
      de: 'Ihr könnt eine andere Zahl von Runden vereinbaren.',
      fr: 'Vous pouvez convenir d’un autre nombre de manches.',
    }),
    first('paartjesspel.first'),
    book('paartjesspel.plus-minus', {
      nl: 'Tel de ogen van de witte stenen op en trek die van de zwarte ervan af. De uitkomst komt bij je totaal.',
      en: 'Add the pips of the white dice and subtract those of the black. The outcome goes to your total.',
      de: 'Zähl die Augen der weißen Würfel zusammen und zieh die der schwarzen ab. Das Ergebnis kommt zu deiner Gesamtsumme.',
      fr: 'Additionnez les points des dés blancs et retranchez ceux des noirs. Le résultat s’ajoute à votre total.',
    }),
    settled('paartjesspel.below-zero', {
      nl: 'Je kunt onder nul komen.',
      en: 'You can fall below zero.',
      de: 'Du kannst unter null fallen.',
      fr: 'Vous pouvez descendre sous zéro.',
    }),
    mostPoints(book, 'paartjesspel.highest-wins'),
    shared('paartjesspel.shared'),
  ],
  says: {
    ...DICE_SAYS,
    written: {
      nl: '{seat} gooit {dice}: wit {white}, zwart {black}, dus {points}.',
      en: '{seat} throws {dice}: white {white}, black {black}, so {points}.',
      de: '{seat} würfelt {dice}: Weiß {white}, Schwarz {black}, also {points}.',
      fr: '{seat} fait {dice} : blanc {white}, noir {black}, donc {points}.',
    },
  },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
