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
  block: { nl: 'Blokkeren', en: 'Block', de: 'Blockieren', fr: 'Bloquer' },
  'block-name': {
    nl: '{name} blokkeren',
    en: 'Block {name}',
    de: '{name} blockieren',
    fr: 'Bloquer {name}',
  },
  'block-why': {
    nl: 'Jullie horen elkaar aan geen tafel meer en vinden elkaars tafels niet in de lobby. {name} krijgt er geen bericht van.',
    en: 'You no longer hear each other at any table, nor find each other’s tables in the lobby. {name} is not told.',
    de: 'Ihr hört einander an keinem Tisch mehr und findet eure Tische nicht mehr in der Lobby. {name} erfährt nichts davon.',
    fr: 'Vous ne vous entendez plus à aucune table et ne trouvez plus vos tables au salon. {name} n’en saura rien.',
  },
  'block-not': { nl: 'Toch niet', en: 'Never mind', de: 'Doch nicht', fr: 'Non, laisser' },
  'block-done': {
    nl: '{name} is geblokkeerd. Ongedaan maken kan hier of bij Instellingen.',
    en: '{name} is blocked. Undo it here or under Settings.',
    de: '{name} ist blockiert. Rückgängig machst du das hier oder in den Einstellungen.',
    fr: '{name} est bloqué. Pour annuler, c’est ici ou dans les Réglages.',
  },
  'unblock-done': {
    nl: '{name} is niet meer geblokkeerd.',
    en: '{name} is no longer blocked.',
    de: '{name} ist nicht mehr blockiert.',
    fr: '{name} n’est plus bloqué.',
  },
  close: { nl: 'Sluiten', en: 'Close', de: 'Schließen', fr: 'Fermer' },
})
