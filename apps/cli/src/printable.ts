/** What can be printed of what another program sent: anything else could play tricks with a terminal. */
export const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?')
