import { voiceOf } from './lang.ts'

export const sayApp = voiceOf({
  box: { nl: 'Spellendoos', en: 'Games box', de: 'Spielesammlung', fr: 'Boîte de jeux' },
  shelf: { nl: 'Naar de plank', en: 'To the shelf', de: 'Zum Regal', fr: 'Vers l’étagère' },
  skip: { nl: 'Naar de inhoud', en: 'To the contents', de: 'Zum Inhalt', fr: 'Aller au contenu' },
  settings: { nl: 'Instellingen', en: 'Settings', de: 'Einstellungen', fr: 'Réglages' },
  language: { nl: 'Taal', en: 'Language', de: 'Sprache', fr: 'Langue' },
  theme: { nl: 'Licht', en: 'Light', de: 'Licht', fr: 'Lumière' },
  'theme-device': {
    nl: 'Zoals het apparaat',
    en: 'As the device',
    de: 'Wie das Gerät',
    fr: 'Comme l’appareil',
  },
  'theme-light': { nl: 'Dag', en: 'Day', de: 'Tag', fr: 'Jour' },
  'theme-dark': { nl: 'Avond', en: 'Evening', de: 'Abend', fr: 'Soir' },
  opening: {
    nl: 'De doos gaat open…',
    en: 'Opening the box…',
    de: 'Die Schachtel wird geöffnet…',
    fr: 'On ouvre la boîte…',
  },
  'no-such-page': {
    nl: 'Hier staat niets. De plank is dichtbij.',
    en: 'There is nothing here. The shelf is close by.',
    de: 'Hier liegt nichts. Das Regal ist nah.',
    fr: 'Il n’y a rien ici. L’étagère est tout près.',
  },
  'no-such-game': {
    nl: 'Dit spel staat niet op de plank.',
    en: 'This game is not on the shelf.',
    de: 'Dieses Spiel steht nicht im Regal.',
    fr: 'Ce jeu n’est pas sur l’étagère.',
  },
  'no-such-match': {
    nl: 'Deze partij is niet op dit apparaat bewaard.',
    en: 'This match is not kept on this device.',
    de: 'Diese Partie ist auf diesem Gerät nicht gesichert.',
    fr: 'Cette partie n’est pas enregistrée sur cet appareil.',
  },
  'went-wrong': {
    nl: 'Er viel iets van tafel. Laad de pagina opnieuw; je partij is bewaard.',
    en: 'Something fell off the table. Load the page again; your match is saved.',
    de: 'Etwas ist vom Tisch gefallen. Lade die Seite neu; deine Partie ist gesichert.',
    fr: 'Quelque chose est tombé de la table. Rechargez la page\u202f; votre partie est enregistrée.',
  },
  close: { nl: 'Sluiten', en: 'Close', de: 'Schließen', fr: 'Fermer' },
})
