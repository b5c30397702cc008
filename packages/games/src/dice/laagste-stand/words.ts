import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, first, POINTS_SAYS, ROUNDS_OF_TURNS, settled, shared } from '../words.ts'

export const words: Words = {
  name: { nl: 'Laagste stand', en: 'Lowest score', de: 'Niedrigster Stand', fr: 'Le plus bas total' },
  about: {
    nl: 'Blijf met drie stenen zo laag mogelijk; tweeën en vijven tellen niet mee.',
    en: 'Stay as low as you can with three dice; twos and fives do not count.',
    de: 'Bleib mit drei Würfeln so niedrig wie möglich; Zweien und Fünfen zählen nicht.',
    fr: 'Restez le plus bas possible avec trois dés ; les deux et les cinq ne comptent pas.',
  },
  rules: [
    book('laagste-stand.five-rounds', {
      nl: 'Je speelt met drie dobbelstenen, vijf ronden lang. Iedereen begint met nul punten.',
      en: 'You play with three dice, for five rounds. Everyone starts with no points.',
      de: 'Gespielt wird mit drei Würfeln, fünf Runden lang. Alle beginnen mit null Punkten.',
      fr: 'On joue avec trois dés, pendant cinq manches. Chacun commence à zéro point.',
    }),
    settled('laagste-stand.rounds', {
      nl: 'Je kunt een ander aantal ronden afspreken.',
      en: 'You can agree on another number of rounds.',
      de: 'Ihr könnt eine andere Zahl von Runden vereinbaren.',
      fr: 'Vous pouvez convenir d’un autre nombre de manches.',
    }),
    book('laagste-stand.turn', {
      nl: 'In elke ronde gooit iedereen één keer, om de beurt.',
      en: 'In each round everyone throws once, in turn.',
      de: 'In jeder Runde würfelt jeder einmal, der Reihe nach.',
      fr: 'À chaque manche, chacun lance une fois, à tour de rôle.',
    }),
    first('laagste-stand.first'),
    book('laagste-stand.added', {
      nl: 'De ogen van elke worp schrijf je op en tel je bij je totaal.',
      en: 'The pips of each throw are written down and added to your total.',
      de: 'Die Augen jedes Wurfs schreibst du auf und zählst sie zu deiner Gesamtsumme.',
      fr: 'Vous inscrivez les points de chaque jet et les ajoutez à votre total.',
    }),
    book('laagste-stand.taken-off', {
      nl: 'Elke twee en elke vijf mag je er weer van aftrekken.',
      en: 'Every two and every five may be taken off again.',
      de: 'Jede Zwei und jede Fünf darfst du wieder abziehen.',
      fr: 'Chaque deux et chaque cinq peut se retrancher.',
    }),
    settled('laagste-stand.not-counted', {
      nl: 'Tweeën en vijven tellen dus eenvoudig niet mee: 5, 2 en 4 is samen 4.',
      en: 'Twos and fives thus simply do not count: 5, 2 and 4 make 4.',
      de: 'Zweien und Fünfen zählen also einfach nicht mit: 5, 2 und 4 sind zusammen 4.',
      fr: 'Les deux et les cinq ne comptent donc tout simplement pas : 5, 2 et 4 font 4.',
    }),
    book('laagste-stand.lowest-wins', {
      nl: 'Na de laatste ronde wint wie de minste punten heeft.',
      en: 'After the last round the fewest points win.',
      de: 'Nach der letzten Runde gewinnt, wer die wenigsten Punkte hat.',
      fr: 'Après la dernière manche, le plus petit nombre de points gagne.',
    }),
    shared('laagste-stand.shared'),
  ],
  says: POINTS_SAYS,
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
