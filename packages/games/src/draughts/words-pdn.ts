import type { Problem, Text } from '@spellendoos/kernel'

/** A problem in a PDN file, with the line on which it stands. */
const at = (line: number, code: string, nl: string, en: string, de: string, fr: string): Problem => ({
  code,
  text: {
    nl: `Regel ${line}: ${nl}`,
    en: `Line ${line}: ${en}`,
    de: `Zeile ${line}: ${de}`,
    fr: `Ligne ${line} : ${fr}`,
  },
})

export const badTag = (line: number, tag: string): Problem =>
  at(
    line,
    'bad-tag',
    `‘${tag}’ is geen kopregel; schrijf [Naam "waarde"].`,
    `‘${tag}’ is not a tag; write [Name "value"].`,
    `„${tag}“ ist keine Kopfzeile; schreib [Name "Wert"].`,
    `« ${tag} » n’est pas un en-tête ; écrivez [Nom "valeur"].`,
  )
export const unclosedComment = (line: number): Problem =>
  at(
    line,
    'unclosed-comment',
    'de opmerking die hier met { begint, houdt niet op.',
    'the comment that begins here with { does not end.',
    'Die Anmerkung, die hier mit { beginnt, hört nicht auf.',
    'le commentaire qui commence ici par { ne se termine pas.',
  )
export const unclosedVariation = (line: number): Problem =>
  at(
    line,
    'unclosed-variation',
    'de variant die hier met ( begint, houdt niet op.',
    'the variation that begins here with ( does not end.',
    'Die Variante, die hier mit ( beginnt, hört nicht auf.',
    'la variante qui commence ici par ( ne se termine pas.',
  )
export const strayBracket = (line: number): Problem =>
  at(
    line,
    'stray-bracket',
    'hier staat ) zonder dat er een variant begonnen is.',
    'here is a ) although no variation has begun.',
    'Hier steht ), obwohl keine Variante begonnen hat.',
    'il y a ici un ) alors qu’aucune variante n’a commencé.',
  )
export const badWord = (line: number, word: string): Problem =>
  at(
    line,
    'bad-word',
    `‘${word}’ is geen zet, geen uitslag en geen opmerking.`,
    `‘${word}’ is not a move, not a result and not a comment.`,
    `„${word}“ ist kein Zug, kein Ergebnis und keine Anmerkung.`,
    `« ${word} » n’est ni un coup, ni un résultat, ni un commentaire.`,
  )
export const NO_MATCH: Problem = at(
  1,
  'no-match',
  'er staat geen partij in.',
  'there is no match here.',
  'Hier steht keine Partie.',
  'il n’y a aucune partie ici.',
)
export const unknownVariant = (line: number, name: string): Problem =>
  at(
    line,
    'unknown-variant',
    `dit spel hebben we niet: ‘${name}’.`,
    `we do not have this game: ‘${name}’.`,
    `Dieses Spiel haben wir nicht: „${name}“.`,
    `nous n’avons pas ce jeu : « ${name} ».`,
  )
export const badOption = (line: number, option: string): Problem =>
  at(
    line,
    'bad-option',
    `deze instelling kan niet: ‘${option}’.`,
    `this option is not possible: ‘${option}’.`,
    `Diese Einstellung geht nicht: „${option}“.`,
    `cette option est impossible : « ${option} ».`,
  )
export const ambiguousMove = (line: number, move: string, choices: string): Problem =>
  at(
    line,
    'ambiguous-move',
    `‘${move}’ kan meer dan één slag zijn: ${choices}.`,
    `‘${move}’ could be more than one capture: ${choices}.`,
    `„${move}“ kann mehr als ein Schlag sein: ${choices}.`,
    `« ${move} » peut désigner plusieurs prises : ${choices}.`,
  )
export const badMove = (line: number, move: string, rule: Text | undefined): Problem => {
  const because = (lang: keyof Text) => (rule === undefined ? '' : ` ${rule[lang]}`)
  return at(
    line,
    'bad-move',
    `‘${move}’ kan hier niet.${because('nl')}`,
    `‘${move}’ is not possible here.${because('en')}`,
    `„${move}“ geht hier nicht.${because('de')}`,
    `« ${move} » est impossible ici.${because('fr')}`,
  )
}
/** What is wrong with a position, on its line. */
export const badFen = (line: number, { text: { nl, en, de, fr } }: Problem): Problem =>
  at(line, 'bad-position', nl, en, de, fr)
