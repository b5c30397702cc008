import type { Refusal, Text } from '@spellendoos/kernel'

const texts = <Keys extends string>(texts: Readonly<Record<Keys, Text>>) => texts

/** What a table online can answer besides the match itself. */
const TABLE = texts({
  'only-players': {
    nl: 'Alleen wie aan tafel zit kan dat doen.',
    en: 'Only those who sit at the table can do that.',
    de: 'Das kann nur, wer am Tisch sitzt.',
    fr: 'Il faut être assis à la table pour cela.',
  },
  'only-host': {
    nl: 'Alleen wie de tafel dekte kan dat doen.',
    en: 'Only the one who laid the table can do that.',
    de: 'Das kann nur, wer den Tisch gedeckt hat.',
    fr: 'Seul celui qui a dressé la table peut le faire.',
  },
  'no-such-seat': {
    nl: 'Die plaats is er niet aan deze tafel.',
    en: 'There is no such seat at this table.',
    de: 'Diesen Platz gibt es an diesem Tisch nicht.',
    fr: 'Cette place n’existe pas à cette table.',
  },
  'no-free-seat': {
    nl: 'Er is geen plaats meer vrij aan deze tafel.',
    en: 'No seat is free at this table any more.',
    de: 'An diesem Tisch ist kein Platz mehr frei.',
    fr: 'Il n’y a plus de place libre à cette table.',
  },
  'seat-taken': {
    nl: 'Daar zit al iemand.',
    en: 'Somebody sits there already.',
    de: 'Da sitzt schon jemand.',
    fr: 'Quelqu’un est déjà assis là.',
  },
  'name-taken': {
    nl: 'Er zit al iemand aan tafel met die naam.',
    en: 'Somebody at this table has that name already.',
    de: 'Am Tisch sitzt schon jemand mit diesem Namen.',
    fr: 'Quelqu’un porte déjà ce nom à cette table.',
  },
  'no-name': {
    nl: 'Kies eerst een naam.',
    en: 'Choose a name first.',
    de: 'Wähle zuerst einen Namen.',
    fr: 'Choisissez d’abord un nom.',
  },
  'already-begun': {
    nl: 'De partij is al begonnen.',
    en: 'The match has already begun.',
    de: 'Die Partie hat schon begonnen.',
    fr: 'La partie a déjà commencé.',
  },
  'not-begun': {
    nl: 'De partij is nog niet begonnen.',
    en: 'The match has not begun yet.',
    de: 'Die Partie hat noch nicht begonnen.',
    fr: 'La partie n’a pas encore commencé.',
  },
  'not-over': {
    nl: 'De partij is nog bezig.',
    en: 'The match is still being played.',
    de: 'Die Partie läuft noch.',
    fr: 'La partie est encore en cours.',
  },
  'not-sealing': {
    nl: 'Er wordt nu niets verzegeld.',
    en: 'Nothing is being sealed now.',
    de: 'Jetzt wird nichts versiegelt.',
    fr: 'Rien n’est scellé maintenant.',
  },
  'computer-plays': {
    nl: 'De computer speelt nu op jouw plaats. Kom eerst terug.',
    en: 'A computer player has your seat now. Come back first.',
    de: 'Auf deinem Platz spielt gerade der Computer. Komm zuerst zurück.',
    fr: 'L’ordinateur joue à votre place. Revenez d’abord.',
  },
  'others-moved': {
    nl: 'Er is na jouw zet al verder gespeeld.',
    en: 'Play has gone on since your move.',
    de: 'Nach deinem Zug wurde schon weitergespielt.',
    fr: 'On a déjà joué après votre coup.',
  },
  'phrases-only': {
    nl: 'Aan een tafel uit de lobby kun je alleen vaste zinnen zeggen.',
    en: 'At a table from the lobby only set phrases can be said.',
    de: 'An einem Tisch aus der Lobby gibt es nur feste Sätze.',
    fr: 'À une table du salon, seules des phrases toutes faites sont possibles.',
  },
  'not-yourself': {
    nl: 'Jezelf kun je niet blokkeren.',
    en: 'You cannot block yourself.',
    de: 'Dich selbst kannst du nicht blockieren.',
    fr: 'Vous ne pouvez pas vous bloquer vous-même.',
  },
  'nobody-there': {
    nl: 'Daar zit niemand die je kunt blokkeren.',
    en: 'Nobody sits there whom you could block.',
    de: 'Da sitzt niemand, den du blockieren könntest.',
    fr: 'Il n’y a là personne à bloquer.',
  },
  'unknown-browser': {
    nl: 'Blokkeren kan hier niet: van een van jullie beiden kent de server de browser niet.',
    en: 'Blocking does not work here: the server does not know the browser of one of you.',
    de: 'Blockieren geht hier nicht: Von einem von euch kennt der Server den Browser nicht.',
    fr: 'Bloquer n’est pas possible ici : le serveur ne connaît pas le navigateur de l’un de vous.',
  },
  'nothing-said': {
    nl: 'Er staat niets in dat bericht.',
    en: 'There is nothing in that message.',
    de: 'In dieser Nachricht steht nichts.',
    fr: 'Ce message est vide.',
  },
})

export type RoomRefusal = keyof typeof TABLE
export const refusedByRoom = (code: RoomRefusal): Refusal => ({ code, text: TABLE[code] })
