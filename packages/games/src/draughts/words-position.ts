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
export const badItem = (item: string): Problem =>
  wrong(
    'bad-field',
    `‘${item}’ is geen veld: schrijf een nummer, een reeks zoals 31-50, of K met een nummer voor een dam.`,
    `‘${item}’ is not a square: write a number, a range such as 31-50, or K and a number for a king.`,
    `„${item}“ ist kein Feld: Schreib eine Nummer, einen Bereich wie 31-50 oder K mit Nummer für eine Dame.`,
    `« ${item} » n’est pas une case : écrivez un numéro, une suite comme 31-50, ou K et un numéro pour une dame.`,
  )
export const noSuchField = (field: number, count: number): Problem =>
  wrong(
    'no-such-field',
    `Veld ${field} bestaat niet: de velden zijn genummerd van 1 tot ${count}.`,
    `There is no square ${field}: the squares are numbered from 1 to ${count}.`,
    `Das Feld ${field} gibt es nicht: Die Felder sind von 1 bis ${count} nummeriert.`,
    `La case ${field} n’existe pas : les cases sont numérotées de 1 à ${count}.`,
  )
export const twice = (field: number): Problem =>
  wrong(
    'double-field',
    `Op veld ${field} staan twee stukken.`,
    `Two pieces stand on square ${field}.`,
    `Auf dem Feld ${field} stehen zwei Spielsteine.`,
    `Deux pièces se trouvent sur la case ${field}.`,
  )
export const manOnFarRow = (field: number): Problem =>
  wrong(
    'man-on-far-row',
    `Op veld ${field} kan geen schijf van deze kleur staan: het is haar damlijn.`,
    `No man of this colour can stand on square ${field}: it is on its king row.`,
    `Auf dem Feld ${field} kann kein Stein dieser Farbe stehen: Es liegt auf seiner Damereihe.`,
    `Aucun pion de cette couleur ne peut se trouver sur la case ${field} : c’est sa rangée de promotion.`,
  )
export const tooMany = (letter: string, pieces: number): Problem =>
  wrong(
    'too-many-pieces',
    `${letter} heeft meer dan ${pieces} stukken.`,
    `${letter} has more than ${pieces} pieces.`,
    `${letter} hat mehr als ${pieces} Spielsteine.`,
    `${letter} a plus de ${pieces} pièces.`,
  )
export const noOpponent = (letter: string): Problem =>
  wrong(
    'no-opponent',
    `${letter} heeft geen stukken; dan was de partij al afgelopen.`,
    `${letter} has no pieces; the match would have ended already.`,
    `${letter} hat keine Spielsteine; die Partie wäre schon zu Ende.`,
    `${letter} n’a pas de pièces ; la partie serait déjà terminée.`,
  )
export const badReserve = (part: string, most: number): Problem =>
  wrong(
    'bad-reserve',
    `‘${part}’ zegt niet hoeveel reserveschijven wit en zwart hebben: schrijf R en twee getallen van 0 tot ${most}, zoals R${most},1.`,
    `‘${part}’ does not tell how many reserve men White and Black have: write R and two numbers from 0 to ${most}, such as R${most},1.`,
    `„${part}“ sagt nicht, wie viele Reservesteine Weiß und Schwarz haben: Schreib R und zwei Zahlen von 0 bis ${most}, zum Beispiel R${most},1.`,
    `« ${part} » ne dit pas combien de pions de réserve ont les Blancs et les Noirs : écrivez R et deux nombres de 0 à ${most}, par exemple R${most},1.`,
  )
export const badMark = (mark: string, draws: readonly string[]): Problem => {
  const marks = draws.map((each) => `=${each}`).join(', ')
  return wrong(
    'bad-mark',
    `Achter de velden mag alleen staan waarom het remise is: ${marks}; hier staat ‘${mark}’.`,
    `After the squares only the reason for a draw may stand: ${marks}; here it says ‘${mark}’.`,
    `Nach den Feldern darf nur der Grund eines Remis stehen: ${marks}; hier steht „${mark}“.`,
    `Après les cases ne peut venir que la raison d’une nulle : ${marks} ; ici il y a « ${mark} ».`,
  )
}
