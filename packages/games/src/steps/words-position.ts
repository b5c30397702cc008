import { problem, type Problem } from '@spellendoos/kernel'

const wrong = (code: string, nl: string, en: string, de: string, fr: string): Problem =>
  problem(code, { nl, en, de, fr }).problem

export const badMover = (mover: string): Problem =>
  wrong(
    'bad-mover',
    `Een stelling begint met W of B, voor wie er aan de beurt is; hier staat ‘${mover}’.`,
    `A position begins with W or B, for whose turn it is; here it says ‘${mover}’.`,
    `Eine Stellung beginnt mit W oder B, je nachdem, wer am Zug ist; hier steht „${mover}“.`,
    `Une position commence par W ou B, selon qui doit jouer ; ici il y a « ${mover} ».`,
  )
export const BAD_SIDES: Problem = wrong(
  'bad-sides',
  'Na de kleur die aan de beurt is horen één lijst met W en één lijst met B, gescheiden door dubbele punten.',
  'After the side to move there must be one list with W and one with B, separated by colons.',
  'Nach der Farbe am Zug müssen eine Liste mit W und eine mit B stehen, durch Doppelpunkte getrennt.',
  'Après le camp qui joue, il faut une liste avec W et une avec B, séparées par des deux-points.',
)
export const badField = (item: string): Problem =>
  wrong(
    'bad-field',
    `‘${item}’ is geen veld waarop gespeeld wordt, en ook geen reeks van zulke velden.`,
    `‘${item}’ is not a square that is played on, nor a range of such squares.`,
    `„${item}“ ist kein Feld, auf dem gespielt wird, und auch keine Folge solcher Felder.`,
    `« ${item} » n’est pas une case sur laquelle on joue, ni une suite de telles cases.`,
  )
export const twice = (field: string): Problem =>
  wrong(
    'double-field',
    `Op veld ${field} staan twee schijven.`,
    `Two men stand on square ${field}.`,
    `Auf dem Feld ${field} stehen zwei Steine.`,
    `Deux pions se trouvent sur la case ${field}.`,
  )
export const tooMany = (letter: string, men: number): Problem =>
  wrong(
    'too-many-men',
    `${letter} heeft meer dan ${men} schijven.`,
    `${letter} has more than ${men} men.`,
    `${letter} hat mehr als ${men} Steine.`,
    `${letter} a plus de ${men} pions.`,
  )
export const noMen = (letter: string): Problem =>
  wrong(
    'no-men',
    `${letter} heeft geen schijven.`,
    `${letter} has no men.`,
    `${letter} hat keine Steine.`,
    `${letter} n’a pas de pions.`,
  )
export const noMove = (letter: string): Problem =>
  wrong(
    'no-move',
    `${letter} is aan de beurt en heeft geen vrij buurveld; die schijven waren al van het bord.`,
    `${letter} is to move and has no free neighbouring square; those men would be off the board already.`,
    `${letter} ist am Zug und hat kein freies Nachbarfeld; diese Steine wären schon vom Brett.`,
    `${letter} doit jouer et n’a aucune case voisine libre ; ces pions seraient déjà retirés.`,
  )
export const badMark = (mark: string): Problem =>
  wrong(
    'bad-mark',
    `Achter de velden mag alleen staan: H met de zetten zonder vooruitgang (0–100), F met het nummer van de beurt (vanaf 1) en =repetition; hier staat ‘${mark}’.`,
    `After the squares only this may stand: H with the moves without progress (0–100), F with the number of the turn (from 1), and =repetition; here it says ‘${mark}’.`,
    `Nach den Feldern darf nur stehen: H mit den Zügen ohne Fortschritt (0–100), F mit der Nummer des Zugs (ab 1) und =repetition; hier steht „${mark}“.`,
    `Après les cases ne peuvent venir que : H avec les coups sans progression (0–100), F avec le numéro du tour (à partir de 1) et =repetition ; ici il y a « ${mark} ».`,
  )
