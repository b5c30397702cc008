import { problem, type Read, type Text } from '@spellendoos/kernel'

/** What can be wrong with the text of a position, in every game of the family. */
export const FAULTS = {
  'position-side': {
    nl: 'Aan de beurt is een van de spelers, met het teken dat ook op het bord staat.',
    en: 'The player to move is one of the players, by the sign that is used on the board too.',
    de: 'Am Zug ist einer der Spieler, mit dem Zeichen, das auch auf dem Spielplan steht.',
    fr: 'Le joueur au trait est l’un des joueurs, par le signe employé aussi sur le plateau.',
  },
  'position-numbers': {
    nl: 'De getallen aan het eind zijn hele getallen.',
    en: 'The numbers at the end are whole numbers.',
    de: 'Die Zahlen am Ende sind ganze Zahlen.',
    fr: 'Les nombres à la fin sont des nombres entiers.',
  },
  'position-quiet': {
    nl: 'Het aantal beurten zonder vooruitgang past niet bij deze stelling.',
    en: 'The number of turns without progress does not fit this position.',
    de: 'Die Zahl der Züge ohne Fortschritt passt nicht zu dieser Stellung.',
    fr: 'Le nombre de tours sans progression ne convient pas à cette position.',
  },
  'position-times': {
    nl: 'Hoe vaak de stelling er was, past niet: één, twee of drie keer, en niet vaker dan er beurten voor waren.',
    en: 'How often the position was seen does not fit: one, two or three times, and not more often than there were turns for it.',
    de: 'Wie oft die Stellung da war, passt nicht: ein-, zwei- oder dreimal, und nicht öfter, als es Züge dafür gab.',
    fr: 'Le nombre de fois que la position a été vue ne convient pas : une, deux ou trois fois, et pas plus que les tours ne le permettent.',
  },
} satisfies Readonly<Record<string, Text>>

/** A reader's refusal out of a game's list of faults. */
export const wrongOf =
  <Code extends string>(faults: Readonly<Record<Code, Text>>) =>
  (code: Code): Read<never> =>
    problem(code, faults[code])

/** A whole number below a thousand. */
export const wholeNumber = (text: string): number | undefined =>
  /^(?:0|[1-9]\d{0,2})$/.test(text) ? Number(text) : undefined
