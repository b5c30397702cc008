import { voiceOf } from './lang.ts'

export const sayTalk = voiceOf({
  talk: { nl: 'Praten', en: 'Chat', de: 'Plaudern', fr: 'Discuter' },
  unread: {
    nl: '{n} {n|nieuw bericht|nieuwe berichten}',
    en: '{n} new {n|message|messages}',
    de: '{n} neue {n|Nachricht|Nachrichten}',
    fr: '{n} {n|nouveau message|nouveaux messages}',
  },
  none: {
    nl: 'Er is nog niets gezegd.',
    en: 'Nothing has been said yet.',
    de: 'Noch hat niemand etwas gesagt.',
    fr: 'Rien n’a encore été dit.',
  },
  phrases: { nl: 'Vaste zinnen', en: 'Set phrases', de: 'Feste Sätze', fr: 'Phrases toutes faites' },
  'phrases-only': {
    nl: 'Aan een tafel uit de lobby praten we met vaste zinnen.',
    en: 'At a table from the lobby we talk in set phrases.',
    de: 'An einem Tisch aus der Lobby plaudern wir in festen Sätzen.',
    fr: 'À une table du salon, on parle par phrases toutes faites.',
  },
  say: { nl: 'Zeg iets', en: 'Say something', de: 'Sag etwas', fr: 'Dites quelque chose' },
  send: { nl: 'Zeggen', en: 'Say', de: 'Sagen', fr: 'Dire' },
  quiet: { nl: 'Rust aan tafel', en: 'Quiet at the table', de: 'Ruhe am Tisch', fr: 'Le calme à table' },
  mute: { nl: 'Niet meer horen', en: 'Hear no more', de: 'Nicht mehr hören', fr: 'Ne plus entendre' },
  'mute-name': {
    nl: '{name} niet meer horen',
    en: 'Hear {name} no more',
    de: '{name} nicht mehr hören',
    fr: 'Ne plus entendre {name}',
  },
  report: { nl: 'Melden', en: 'Report', de: 'Melden', fr: 'Signaler' },
  'report-name': { nl: '{name} melden', en: 'Report {name}', de: '{name} melden', fr: 'Signaler {name}' },
  reported: {
    nl: 'Gemeld. Wie deze server beheert kijkt ernaar.',
    en: 'Reported. Whoever runs this server will look at it.',
    de: 'Gemeldet. Wer diesen Server betreibt, sieht es sich an.',
    fr: 'Signalé. La personne qui gère ce serveur regardera.',
  },
  close: { nl: 'Sluiten', en: 'Close', de: 'Schließen', fr: 'Fermer' },
})
