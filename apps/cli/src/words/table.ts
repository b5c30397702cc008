import type { Lang, Text } from '@spellendoos/kernel'
import { tongue } from './tongue.ts'

/** What is said at the table while a match is played. */
const TABLE = {
  'pass-keyboard': {
    nl: 'Geef het toetsenbord aan {name}.',
    en: 'Pass the keyboard to {name}.',
    de: 'Gib die Tastatur an {name} weiter.',
    fr: 'Passez le clavier à {name}.',
  },
  'press-enter': { nl: 'Druk op Enter.', en: 'Press Enter.', de: 'Drücke Enter.', fr: 'Appuyez sur Entrée.' },
  thinking: {
    nl: '{name} denkt na…',
    en: '{name} is thinking…',
    de: '{name} denkt nach…',
    fr: '{name} réfléchit…',
  },
  'only-move': {
    nl: 'Enter: {move}',
    en: 'Enter: {move}',
    de: 'Enter: {move}',
    fr: 'Entrée : {move}',
  },
  'type-help': {
    nl: 'Typ een zet, of ‘{help}’.',
    en: 'Type a move, or ‘{help}’.',
    de: 'Tippe einen Zug oder „{help}“.',
    fr: 'Tapez un coup, ou « {help} ».',
  },
  'next-spots': {
    nl: 'En dan? {spots} (Enter: terugzetten)',
    en: 'And then? {spots} (Enter: put back)',
    de: 'Und dann? {spots} (Enter: zurückstellen)',
    fr: 'Et ensuite ? {spots} (Entrée : reposer)',
  },
  'next-unaided': {
    nl: 'En dan? (Enter: terugzetten)',
    en: 'And then? (Enter: put back)',
    de: 'Und dann? (Enter: zurückstellen)',
    fr: 'Et ensuite ? (Entrée : reposer)',
  },
  'everyone-at-once': {
    nl: 'Iedereen speelt tegelijk. Typ je nummer en je zet: {example}',
    en: 'Everybody plays at once. Type your number and your move: {example}',
    de: 'Alle spielen gleichzeitig. Tippe deine Nummer und deinen Zug: {example}',
    fr: 'Tout le monde joue en même temps. Tapez votre numéro et votre coup : {example}',
  },
  'who-moves': {
    nl: 'Wie doet dat? Zet je nummer ervoor: {example}',
    en: 'Who does that? Put your number first: {example}',
    de: 'Wer tut das? Setze deine Nummer davor: {example}',
    fr: 'Qui fait cela ? Mettez votre numéro devant : {example}',
  },
  'clock-waits': {
    nl: 'Wie nu iets wil doen, typt nummer en zet ({example}); anders Enter.',
    en: 'Whoever wants to act now types a number and a move ({example}); else Enter.',
    de: 'Wer jetzt etwas tun will, tippt Nummer und Zug ({example}); sonst Enter.',
    fr: 'Qui veut agir maintenant tape son numéro et son coup ({example}) ; sinon Entrée.',
  },
  'clock-waits-alone': {
    nl: 'Wil je nu iets doen? Anders Enter.',
    en: 'Do you want to act now? Else Enter.',
    de: 'Willst du jetzt etwas tun? Sonst Enter.',
    fr: 'Voulez-vous agir maintenant ? Sinon Entrée.',
  },
  refused: {
    nl: 'Dat mag niet. {rule}',
    en: 'Not allowed. {rule}',
    de: 'Das geht nicht. {rule}',
    fr: 'Impossible. {rule}',
  },
  late: { nl: 'Te laat. {rule}', en: 'Too late. {rule}', de: 'Zu spät. {rule}', fr: 'Trop tard. {rule}' },
  'why-hint': {
    nl: '(‘{why}’ laat de regel zien)',
    en: '(‘{why}’ shows the rule)',
    de: '(„{why}“ zeigt die Regel)',
    fr: '(« {why} » montre la règle)',
  },
  'why-rule': {
    nl: 'Regel {n}, {source}: {rule}',
    en: 'Rule {n}, {source}: {rule}',
    de: 'Regel {n}, {source}: {rule}',
    fr: 'Règle {n}, {source} : {rule}',
  },
  'nothing-refused': {
    nl: 'Er is nog niets geweigerd.',
    en: 'Nothing has been refused yet.',
    de: 'Noch wurde nichts abgelehnt.',
    fr: 'Rien n’a encore été refusé.',
  },
  'no-such-player': {
    nl: 'Speler {n} zit niet aan dit toetsenbord.',
    en: 'Player {n} is not at this keyboard.',
    de: 'Spieler {n} sitzt nicht an dieser Tastatur.',
    fr: 'Le joueur {n} n’est pas à ce clavier.',
  },
  'all-moves': {
    nl: '{n} {n|zet|zetten}: {moves}',
    en: '{n} {n|move|moves}: {moves}',
    de: '{n} {n|Zug|Züge}: {moves}',
    fr: '{n} {n|coup|coups} : {moves}',
  },
  'no-moves': {
    nl: 'Je hebt nu geen zet.',
    en: 'You have no move now.',
    de: 'Du hast jetzt keinen Zug.',
    fr: 'Vous n’avez aucun coup à jouer maintenant.',
  },
  unaided: {
    nl: 'Dit spel laat niet zien wat mag: dat vinden is het spel.',
    en: 'This game does not show what is allowed: finding it is the game.',
    de: 'Dieses Spiel zeigt nicht, was erlaubt ist: Das zu finden ist das Spiel.',
    fr: 'Ce jeu ne montre pas ce qui est permis : le trouver, c’est le jeu.',
  },
  hint: {
    nl: 'De bot zou {move} spelen.',
    en: 'The bot would play {move}.',
    de: 'Der Bot würde {move} spielen.',
    fr: 'Le bot jouerait {move}.',
  },
  'hint-wait': {
    nl: 'De bot zou wachten.',
    en: 'The bot would wait.',
    de: 'Der Bot würde warten.',
    fr: 'Le bot attendrait.',
  },
  sure: {
    nl: 'Weet je het zeker, {name}? (ja/nee)',
    en: 'Are you sure, {name}? (yes/no)',
    de: 'Bist du sicher, {name}? (ja/nein)',
    fr: 'Êtes-vous sûr, {name} ? (oui/non)',
  },
  'offer-stands': {
    nl: '{name} biedt remise aan: ‘{accept}’ of ‘{decline}’.',
    en: '{name} offers a draw: ‘{accept}’ or ‘{decline}’.',
    de: '{name} bietet Remis an: „{accept}“ oder „{decline}“.',
    fr: '{name} propose la nulle : « {accept} » ou « {decline} ».',
  },
  'bot-sits': {
    nl: 'Een bot speelt nu verder voor {name}.',
    en: 'A bot plays on for {name}.',
    de: 'Ein Bot spielt jetzt für {name} weiter.',
    fr: 'Un bot joue désormais pour {name}.',
  },
  saved: {
    nl: 'Bewaard in {file}.',
    en: 'Saved in {file}.',
    de: 'Gesichert in {file}.',
    fr: 'Enregistré dans {file}.',
  },
  'not-saved': {
    nl: 'Dat bestand is er al of is niet te schrijven: {file}',
    en: 'That file is there already or cannot be written: {file}',
    de: 'Diese Datei gibt es schon oder sie lässt sich nicht schreiben: {file}',
    fr: 'Ce fichier existe déjà ou ne peut être écrit : {file}',
  },
  'which-file': {
    nl: 'Welk bestand? {example}',
    en: 'Which file? {example}',
    de: 'Welche Datei? {example}',
    fr: 'Quel fichier ? {example}',
  },
  loaded: {
    nl: 'Verder met de partij uit {file}.',
    en: 'Going on with the match from {file}.',
    de: 'Weiter mit der Partie aus {file}.',
    fr: 'Reprise de la partie de {file}.',
  },
  'what-now': { nl: 'En nu?', en: 'What now?', de: 'Und jetzt?', fr: 'Et maintenant ?' },
  rematch: { nl: 'Nog een partij', en: 'Another match', de: 'Noch eine Partie', fr: 'Une autre partie' },
  'other-game': { nl: 'Een ander spel', en: 'Another game', de: 'Ein anderes Spiel', fr: 'Un autre jeu' },
  'save-match': {
    nl: 'Deze partij bewaren',
    en: 'Save this match',
    de: 'Diese Partie sichern',
    fr: 'Enregistrer cette partie',
  },
  stop: { nl: 'Stoppen', en: 'Stop', de: 'Aufhören', fr: 'Arrêter' },
  totals: {
    nl: 'Gewonnen tot nu toe: {list}',
    en: 'Won so far: {list}',
    de: 'Bisher gewonnen: {list}',
    fr: 'Gagnées jusqu’ici : {list}',
  },

  'help-title': {
    nl: 'Wat je kunt typen',
    en: 'What you can type',
    de: 'Was du tippen kannst',
    fr: 'Ce que vous pouvez taper',
  },
  'help-move': {
    nl: 'een zet in notatie, of de velden die je aantikt, met spaties ertussen',
    en: 'a move in notation, or the spots you tap, with spaces between',
    de: 'ein Zug in Notation, oder die Felder, die du antippst, mit Leerzeichen dazwischen',
    fr: 'un coup en notation, ou les cases touchées, séparées par des espaces',
  },
  'help-move-word': { nl: '‹zet›', en: '‹move›', de: '‹Zug›', fr: '‹coup›' },
  'help-as': {
    nl: 'speler {n} doet iets, ook buiten de beurt',
    en: 'player {n} does something, out of turn too',
    de: 'Spieler {n} tut etwas, auch außer der Reihe',
    fr: 'le joueur {n} fait quelque chose, même hors de son tour',
  },
  'help-slash': {
    nl: 'Met een / ervoor is het zeker een commando en geen zet.',
    en: 'With a / in front it is surely a command and not a move.',
    de: 'Mit einem / davor ist es sicher ein Befehl und kein Zug.',
    fr: 'Précédé d’un /, c’est à coup sûr une commande et non un coup.',
  },
} satisfies Readonly<Record<string, Text>>

export type TableWords = ReturnType<typeof tableWords>
export const tableWords = (lang: Lang) => tongue(TABLE, lang)
