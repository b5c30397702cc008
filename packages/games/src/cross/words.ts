import type { Rule, RuleId, Text } from '@spellendoos/kernel'

export const book = (id: RuleId, text: Text): Rule => ({ id, source: 'book', text })
export const settled = (id: RuleId, text: Text): Rule => ({ id, source: 'settled', text })

/** The lines of the cross, where pieces move along them. */
export const crossLines = (id: RuleId): Rule =>
  settled(id, {
    nl: 'Er lopen lijnen langs alle rijen en kolommen, en schuine lijnen door de punten waarvan de rij en de kolom samen even zijn, zoals het midden. Je gaat alleen langs lijnen.',
    en: 'Lines run along all rows and columns, and diagonal lines through the points whose row and column add up to an even number, such as the centre. You move along lines only.',
    de: 'Linien laufen entlang aller Reihen und Spalten, und diagonale Linien durch die Punkte, deren Reihe und Spalte zusammen gerade sind, etwa die Mitte. Gezogen wird nur entlang der Linien.',
    fr: 'Des lignes suivent toutes les rangées et colonnes, et des diagonales passent par les points dont la rangée et la colonne font une somme paire, comme le centre. On ne joue que le long des lignes.',
  })

export const BY_THE_BOOK = {
  boekje: { nl: 'Volgens het boekje', en: 'By the book', de: 'Nach dem Regelheft', fr: 'Selon le livret' },
} satisfies Readonly<{ [preset: string]: Text }>
