import type { Problem, Text } from '@spellendoos/kernel'

const texts = <Keys extends string>(each: Readonly<Record<Keys, Text>>) => each

/** What can be wrong with the proof of a match. */
const FLAWS = texts({
  'host-seal-missing': {
    nl: 'De tafel heeft haar zaad niet verzegeld voordat er iets anders gebeurde.',
    en: 'The host did not seal its seed before anything else happened.',
    de: 'Der Tisch hat seinen Startwert nicht versiegelt, bevor etwas anderes geschah.',
    fr: 'La table n’a pas scellé sa graine avant toute autre chose.',
  },
  'commitment-differs': {
    nl: 'Het zaad past, met het nummer, het spel, de versie en de instellingen van deze partij, niet bij het zegel van de tafel.',
    en: 'The seed, with this match’s id, game, version and options, does not fit the host’s seal.',
    de: 'Der Startwert passt, mit Nummer, Spiel, Version und Einstellungen dieser Partie, nicht zum Siegel des Tisches.',
    fr: 'La graine, avec l’identifiant, le jeu, la version et les réglages de cette partie, ne correspond pas au sceau de la table.',
  },
  'bad-seal': {
    nl: 'Een zegel is 64 hexadecimale tekens, in kleine letters.',
    en: 'A seal is 64 hexadecimal digits, in lower case.',
    de: 'Ein Siegel besteht aus 64 hexadezimalen Zeichen in Kleinbuchstaben.',
    fr: 'Un sceau se compose de 64 chiffres hexadécimaux en minuscules.',
  },
  'bad-contribution': {
    nl: 'Een bijdrage is 64 hexadecimale tekens, in kleine letters.',
    en: 'A contribution is 64 hexadecimal digits, in lower case.',
    de: 'Ein Beitrag besteht aus 64 hexadezimalen Zeichen in Kleinbuchstaben.',
    fr: 'Une contribution se compose de 64 chiffres hexadécimaux en minuscules.',
  },
  'seal-doubled': {
    nl: 'Hier is al verzegeld; een tweede zegel telt niet.',
    en: 'This has already been sealed; a second seal does not count.',
    de: 'Hier ist schon versiegelt; ein zweites Siegel zählt nicht.',
    fr: 'C’est déjà scellé ; un second sceau ne compte pas.',
  },
  'seal-missing': {
    nl: 'Nog niet elke plaats heeft haar bijdrage aan het lot verzegeld.',
    en: 'Not every seat has sealed its contribution to chance yet.',
    de: 'Noch nicht jeder Platz hat seinen Beitrag zum Zufall versiegelt.',
    fr: 'Toutes les places n’ont pas encore scellé leur contribution au hasard.',
  },
  'revealed-too-soon': {
    nl: 'Een bijdrage is geopend voordat elke plaats de hare had verzegeld.',
    en: 'A contribution was laid open before every seat had sealed its own.',
    de: 'Ein Beitrag wurde offengelegt, bevor jeder Platz den seinen versiegelt hatte.',
    fr: 'Une contribution a été révélée avant que chaque place ait scellé la sienne.',
  },
  'reveal-doubled': {
    nl: 'Deze plaats heeft haar bijdrage al geopend.',
    en: 'This seat has already laid its contribution open.',
    de: 'Dieser Platz hat seinen Beitrag schon offengelegt.',
    fr: 'Cette place a déjà révélé sa contribution.',
  },
  'reveal-missing': {
    nl: 'Nog niet elke plaats heeft haar bijdrage aan het lot geopend.',
    en: 'Not every seat has laid its contribution to chance open yet.',
    de: 'Noch nicht jeder Platz hat seinen Beitrag zum Zufall offengelegt.',
    fr: 'Toutes les places n’ont pas encore révélé leur contribution au hasard.',
  },
  'contribution-differs': {
    nl: 'Deze bijdrage past niet bij het zegel van haar plaats.',
    en: 'This contribution does not fit its seat’s seal.',
    de: 'Dieser Beitrag passt nicht zum Siegel seines Platzes.',
    fr: 'Cette contribution ne correspond pas au sceau de sa place.',
  },
  'chance-skipped': {
    nl: 'Het lot was aan de beurt, maar er gebeurde iets anders.',
    en: 'Chance had to answer, but something else happened.',
    de: 'Der Zufall war an der Reihe, aber es geschah etwas anderes.',
    fr: 'C’était au hasard de répondre, mais il s’est passé autre chose.',
  },
  'draw-differs': {
    nl: 'Zaad en bijdragen geven hier een andere worp of verdeling.',
    en: 'The seed and the contributions give another throw or deal here.',
    de: 'Startwert und Beiträge ergeben hier einen anderen Wurf oder eine andere Verteilung.',
    fr: 'La graine et les contributions donnent ici un autre jet ou une autre donne.',
  },
  'length-differs': {
    nl: 'Het verslag is niet zo lang als het bewijs zegt.',
    en: 'The log is not as long as its proof says.',
    de: 'Das Protokoll ist nicht so lang, wie der Beweis sagt.',
    fr: 'Le journal n’a pas la longueur que dit sa preuve.',
  },
  'head-differs': {
    nl: 'Het slot van de keten past niet bij het verslag: er is iets in veranderd.',
    en: 'The head of the chain does not fit the log: something in it was changed.',
    de: 'Das Ende der Kette passt nicht zum Protokoll: Etwas darin wurde geändert.',
    fr: 'La tête de la chaîne ne correspond pas au journal : quelque chose y a été modifié.',
  },
  'result-differs': {
    nl: 'De opgegeven uitslag is niet die van deze partij.',
    en: 'The stated result is not the result of this match.',
    de: 'Das angegebene Ergebnis ist nicht das dieser Partie.',
    fr: 'Le résultat indiqué n’est pas celui de cette partie.',
  },
  'proof-left-out': {
    nl: 'Er is verzegeld voor deze partij, maar het bewijs is weggelaten.',
    en: 'This match was sealed, but its proof has been left out.',
    de: 'Diese Partie wurde versiegelt, aber der Beweis fehlt.',
    fr: 'Cette partie a été scellée, mais sa preuve a été omise.',
  },
  'kept-commitment-differs': {
    nl: 'De tafel liet jou een ander zegel zien dan in dit verslag staat.',
    en: 'The host showed you another seal than the one in this log.',
    de: 'Der Tisch hat dir ein anderes Siegel gezeigt, als in diesem Protokoll steht.',
    fr: 'La table vous a montré un autre sceau que celui de ce journal.',
  },
  'kept-seal-differs': {
    nl: 'Jouw zegel in dit verslag is niet het zegel dat jij gaf.',
    en: 'Your seal in this log is not the one you gave.',
    de: 'Dein Siegel in diesem Protokoll ist nicht das, das du gegeben hast.',
    fr: 'Votre sceau dans ce journal n’est pas celui que vous avez donné.',
  },
  'kept-contribution-differs': {
    nl: 'Jouw bijdrage in dit verslag is niet de bijdrage die jij gaf.',
    en: 'Your contribution in this log is not the one you gave.',
    de: 'Dein Beitrag in diesem Protokoll ist nicht der, den du gegeben hast.',
    fr: 'Votre contribution dans ce journal n’est pas celle que vous avez donnée.',
  },
  'kept-head-differs': {
    nl: 'Tot hier is het verslag niet het verslag waarvan jij het slot bewaarde.',
    en: 'Up to here this log is not the one whose head you kept.',
    de: 'Bis hierher ist dieses Protokoll nicht das, dessen Kettenende du aufbewahrt hast.',
    fr: 'Jusqu’ici, ce journal n’est pas celui dont vous avez gardé la tête.',
  },
  'kept-message-differs': {
    nl: 'Volgens dit verslag zou je hier iets anders te zien hebben gekregen.',
    en: 'By this log you would have been shown something else here.',
    de: 'Nach diesem Protokoll hättest du hier etwas anderes gezeigt bekommen.',
    fr: 'D’après ce journal, on vous aurait montré autre chose ici.',
  },
  'shorter-than-kept': {
    nl: 'Jij hebt meer van deze partij gezien dan in dit verslag staat.',
    en: 'You have seen more of this match than this log holds.',
    de: 'Du hast mehr von dieser Partie gesehen, als dieses Protokoll enthält.',
    fr: 'Vous avez vu plus de cette partie que n’en contient ce journal.',
  },
})
export type Flaw = keyof typeof FLAWS
export const flawed = (flaw: Flaw): Problem => ({ code: flaw, text: FLAWS[flaw] })

/** What a table with sealed chance answers to what cannot be done there. */
const TROUBLES = texts({
  'bad-seed': {
    nl: 'Een zaad is een even aantal hexadecimale tekens, 2 tot 128.',
    en: 'A seed is an even number of hexadecimal digits, 2 to 128.',
    de: 'Ein Startwert ist eine gerade Anzahl hexadezimaler Zeichen, 2 bis 128.',
    fr: 'Une graine est un nombre pair de chiffres hexadécimaux, de 2 à 128.',
  },
  'no-randomness': {
    nl: 'Deze tafel heeft een zaad nodig, of een bron van toeval.',
    en: 'This table needs a seed, or a source of randomness.',
    de: 'Dieser Tisch braucht einen Startwert oder eine Zufallsquelle.',
    fr: 'Cette table a besoin d’une graine ou d’une source de hasard.',
  },
  'bad-id': {
    nl: 'Het nummer van een partij is 1 tot 128 letters, cijfers, punten, dubbele punten en streepjes.',
    en: 'A match’s id is 1 to 128 letters, digits, dots, colons, dashes and underscores.',
    de: 'Die Nummer einer Partie besteht aus 1 bis 128 Buchstaben, Ziffern, Punkten, Doppelpunkten und Strichen.',
    fr: 'L’identifiant d’une partie se compose de 1 à 128 lettres, chiffres, points, deux-points et tirets.',
  },
  'bad-position': {
    nl: 'Deze stelling is te lang.',
    en: 'This position is too long.',
    de: 'Diese Stellung ist zu lang.',
    fr: 'Cette position est trop longue.',
  },
  'bad-level': {
    nl: 'Het niveau van een computerspeler is een geheel getal van 0 tot en met 99.',
    en: 'The level of a computer player is a whole number from 0 to 99.',
    de: 'Die Stärke eines Computerspielers ist eine ganze Zahl von 0 bis 99.',
    fr: 'Le niveau d’un joueur artificiel est un nombre entier de 0 à 99.',
  },
  'bad-time': {
    nl: 'Een tijdstip is een getal in milliseconden, niet onder nul.',
    en: 'A time is a number of milliseconds, not below zero.',
    de: 'Ein Zeitpunkt ist eine Zahl in Millisekunden, nicht unter null.',
    fr: 'Un instant est un nombre de millisecondes, jamais inférieur à zéro.',
  },
  'chance-is-sealed': {
    nl: 'Aan deze tafel antwoordt het lot zelf; met de hand kan het niet.',
    en: 'At this table chance answers by itself; nobody can do it by hand.',
    de: 'An diesem Tisch antwortet der Zufall selbst; von Hand geht es nicht.',
    fr: 'À cette table le hasard répond de lui-même ; nul ne peut le faire à la main.',
  },
  'match-void': {
    nl: 'Deze partij is ongeldig verklaard voordat er gedeeld werd.',
    en: 'This match was voided before anything was dealt.',
    de: 'Diese Partie wurde für ungültig erklärt, bevor ausgeteilt wurde.',
    fr: 'Cette partie a été annulée avant toute donne.',
  },
  'too-late-to-void': {
    nl: 'Alle bijdragen liggen open: deze partij kan niet meer ongeldig worden.',
    en: 'All contributions lie open: this match can no longer be voided.',
    de: 'Alle Beiträge liegen offen: Diese Partie kann nicht mehr für ungültig erklärt werden.',
    fr: 'Toutes les contributions sont révélées : cette partie ne peut plus être annulée.',
  },
  'bad-options': {
    nl: 'De instellingen van deze partij zijn niet volledig.',
    en: 'The options of this match are not complete.',
    de: 'Die Einstellungen dieser Partie sind nicht vollständig.',
    fr: 'Les réglages de cette partie ne sont pas complets.',
  },
  'newer-format': {
    nl: 'Dit bestand komt uit een nieuwere uitgave van Spellendoos.',
    en: 'This file is from a newer release of Spellendoos.',
    de: 'Diese Datei stammt aus einer neueren Ausgabe von Spellendoos.',
    fr: 'Ce fichier vient d’une version plus récente de Spellendoos.',
  },
})
export type Trouble = keyof typeof TROUBLES
export const troubled = (code: Trouble): Problem => ({ code, text: TROUBLES[code] })
export const trouble = (code: Trouble) => ({ ok: false, problem: troubled(code) }) as const

export const otherGame = (theirs: string, ours: string): Problem => ({
  code: 'other-game',
  text: {
    nl: `Dit is een partij ${theirs}, niet ${ours}.`,
    en: `This is a match of ${theirs}, not of ${ours}.`,
    de: `Das ist eine Partie ${theirs}, nicht ${ours}.`,
    fr: `C’est une partie de ${theirs}, pas de ${ours}.`,
  },
})

export const otherVersion = (theirs: number, ours: number): Problem => ({
  code: 'other-version',
  text: {
    nl: `Deze partij is gespeeld met versie ${theirs} van de spelregels; hier is versie ${ours}, en een regel kan veranderd zijn.`,
    en: `This match was played by version ${theirs} of the rules; here is version ${ours}, and a rule may have changed.`,
    de: `Diese Partie wurde nach Version ${theirs} der Regeln gespielt; hier gilt Version ${ours}, und eine Regel kann sich geändert haben.`,
    fr: `Cette partie a été jouée avec la version ${theirs} des règles ; voici la version ${ours}, et une règle a pu changer.`,
  },
})

/** Something in a file that is not what it should be; `where` is its place, e.g. `log[3].move`. */
export const misshapen = (code: string, where: string): Problem => ({
  code,
  text: {
    nl: `In dit bestand klopt iets niet: ${where}`,
    en: `Something in this file is not as it should be: ${where}`,
    de: `In dieser Datei stimmt etwas nicht: ${where}`,
    fr: `Quelque chose ne va pas dans ce fichier : ${where}`,
  },
})
