import type { Words } from '@spellendoos/kernel'
import { HOUSE_SAYS, houseRules } from '../house-number-words.ts'
import { book, BY_THE_BOOK, ROUNDS_OF_TURNS } from '../words.ts'

export const words: Words = {
  name: {
    nl: 'Het hoge huisnummer',
    en: 'High house number',
    de: 'Hohe Hausnummer',
    fr: 'Le grand numéro',
  },
  about: {
    nl: 'Maak in drie worpen een zo hoog mogelijk huisnummer, cijfer voor cijfer.',
    en: 'Make the highest house number you can in three throws, figure by figure.',
    de: 'Mach in drei Würfen eine möglichst hohe Hausnummer, Ziffer für Ziffer.',
    fr: 'Formez en trois jets le plus grand numéro de rue possible, chiffre par chiffre.',
  },
  rules: houseRules(
    'hoge-huisnummer',
    {
      nl: 'In je beurt maak je in drie worpen een huisnummer van drie cijfers, zo hoog mogelijk.',
      en: 'In your turn you make a house number of three figures in three throws, as high as you can.',
      de: 'Bist du dran, machst du in drei Würfen eine dreistellige Hausnummer, so hoch wie möglich.',
      fr: 'À votre tour, vous formez en trois jets un numéro de rue de trois chiffres, le plus grand possible.',
    },
    book('hoge-huisnummer.highest-wins', {
      nl: 'Het hoogste huisnummer wint; na meer ronden het hoogste totaal.',
      en: 'The highest house number wins; after several rounds the highest total.',
      de: 'Die höchste Hausnummer gewinnt; nach mehreren Runden die höchste Gesamtsumme.',
      fr: 'Le plus grand numéro gagne ; après plusieurs manches, le plus grand total.',
    }),
  ),
  says: HOUSE_SAYS,
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
