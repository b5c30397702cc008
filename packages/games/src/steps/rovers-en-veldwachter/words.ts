import type { Words } from '@spellendoos/kernel'
import { BY_THE_BOOK_WORDS, RACE_SAYS, rulesOf, STEPS_RULES as shared } from '../words.ts'

const { book, settled } = rulesOf('rovers-en-veldwachter')

export const words: Words = {
  name: {
    nl: 'Rovers en veldwachter',
    en: 'Cops and robbers',
    de: 'Räuber und Gendarm',
    fr: 'Gendarmes et voleurs',
  },
  about: {
    nl: 'Breng al je schijven naar de overkant of sluit je tegenstander in; over elkaar springen mag, slaan niet.',
    en: 'Bring all your men to the far side or lock your opponent in; you leap over each other, but capture nothing.',
    de: 'Bring alle Steine auf die Gegenseite oder schließ den Gegner ein; überspringen ja, schlagen nein.',
    fr: 'Amenez tous vos pions de l’autre côté ou enfermez l’adversaire ; on saute, mais on ne prend rien.',
  },
  rules: [
    book('equipment', shared['twenty-men']),
    settled('fields', shared['numbered-fields']),
    book('setup', shared['four-rows']),
    settled('white-first', shared['white-first']),
    settled('turn', shared.turn),
    settled('one-man', shared['one-man']),
    settled('own-men', shared['own-men']),
    book('diagonal', shared['all-diagonals']),
    book('one-step', shared['one-step']),
    book('free-field', shared['free-field']),
    book('jump', shared['jump-opponents']),
    book('not-over-own', shared['not-over-own']),
    book('stays', shared.stays),
    book('chain', shared.chain),
    settled('elsewhere', shared.elsewhere),
    book('goal', {
      nl: 'Wie het eerst alle eigen schijven op de vier verste rijen heeft, wint: wit op 1 tot en met 20, zwart op 31 tot en met 50.',
      en: 'Whoever is first to have all their men on the four farthest rows wins: White on 1 to 20, Black on 31 to 50.',
      de: 'Wer zuerst mit allen Steinen auf den vier hintersten Reihen steht, gewinnt: Weiß auf 1 bis 20, Schwarz auf 31 bis 50.',
      fr: 'Le premier qui a tous ses pions sur les quatre rangées les plus éloignées gagne : les Blancs de 1 à 20, les Noirs de 31 à 50.',
    }),
    book('blocked', {
      nl: 'Wie aan de beurt is en geen enkele schijf kan verzetten, is ingesloten en verliest.',
      en: 'Whoever is to move and cannot move any man is locked in and loses.',
      de: 'Wer am Zug ist und keinen Stein ziehen kann, ist eingeschlossen und verliert.',
      fr: 'Qui doit jouer et ne peut jouer aucun pion est enfermé et perd.',
    }),
    settled('left-behind', shared['left-behind']),
    settled('repetition', shared.repetition),
    settled('distance', shared.distance),
    settled('no-progress', shared['no-progress']),
    settled('notation', shared['number-notation']),
  ],
  says: {
    ...RACE_SAYS,
    blocked: {
      nl: '{seat} is ingesloten en verliest.',
      en: '{seat} is locked in and loses.',
      de: '{seat} ist eingeschlossen und verliert.',
      fr: '{seat} est enfermé et perd.',
    },
  },
  options: {},
  presets: BY_THE_BOOK_WORDS,
}
