import { voiceOf } from './lang.ts'

export const sayRules = voiceOf({
  book: { nl: 'volgens het boekje', en: 'by the book', de: 'nach dem Regelheft', fr: 'selon le livret' },
  settled: { nl: 'door ons bepaald', en: 'settled by us', de: 'von uns festgelegt', fr: 'fixé par nous' },
})
