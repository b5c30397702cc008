import type { Words } from '@spellendoos/kernel'
import { HOUSE_SAYS, houseRules } from '../house-number-words.ts'
import { book, BY_THE_BOOK, ROUNDS_OF_TURNS } from '../words.ts'

export const words: Words = {
  name: {
    nl: 'Laagste huisnummer',
    en: 'Low house number',
    de: 'Niedrige Hausnummer',
    fr: 'Le petit numéro',
  },
  about: {
    nl: 'Maak in drie worpen een zo laag mogelijk huisnummer; het mooiste is 111.',
    en: 'Make the lowest house number you can in three throws; the ideal is 111.',
    de: 'Mach in drei Würfen eine möglichst niedrige Hausnummer; ideal ist 111.',
    fr: 'Formez en trois jets le plus petit numéro de rue possible ; l’idéal est 111.',
  },
  rules: houseRules(
    'laagste-huisnummer',
    {
      nl: 'In je beurt maak je in drie worpen een huisnummer van drie cijfers, zo laag mogelijk. Lager dan 111 kan niet.',
      en: 'In your turn you make a house number of three figures in three throws, as low as you can. Nothing is lower than 111.',
      de: 'Bist du dran, machst du in drei Würfen eine dreistellige Hausnummer, so niedrig wie möglich. Niedriger als 111 geht es nicht.',
      fr: 'À votre tour, vous formez en trois jets un numéro de rue de trois chiffres, le plus petit possible. Rien n’est plus petit que 111.',
    },
    book('laagste-huisnummer.lowest-wins', {
      nl: 'Het laagste huisnummer wint; na meer ronden het laagste totaal.',
      en: 'The lowest house number wins; after several rounds the lowest total.',
      de: 'Die niedrigste Hausnummer gewinnt; nach mehreren Runden die niedrigste Gesamtsumme.',
      fr: 'Le plus petit numéro gagne ; après plusieurs manches, le plus petit total.',
    }),
  ),
  says: HOUSE_SAYS,
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
