/** The envelope of a request: its id, byte for byte as it was sent, and how deeply it is nested. */
export interface Envelope {
  readonly id: string | undefined
  /** How deeply the id is nested, and the rest. */
  readonly depth: { readonly id: number; readonly rest: number }
}

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * Reads the envelope from a line before the line is parsed, so that nothing nested without limit is ever parsed. The id
 * is copied, not parsed and serialised again: numbers of any size come back unchanged. The result is meaningless for a
 * line that is not a JSON object.
 */
export function readEnvelope(text: string): Envelope {
  let id: string | undefined
  let idDepth = 0
  let restDepth = 0
  let depth = 0
  /** The deepest level of the field that is being read. */
  let deepest = 0
  let key = ''
  let from = -1

  const endField = (end: number): void => {
    if (from >= 0 && key === 'id') {
      id = oneLine(text.slice(from, end))
      idDepth = deepest
    } else if (deepest > restDepth) {
      restDepth = deepest
    }
    from = -1
    deepest = 0
  }

  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i)
    if (sign === QUOTE) {
      const end = endOfString(text, i)
      if (depth === 1 && from < 0) key = keyIn(text.slice(i, end + 1))
      i = end
    } else if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
      depth++
      if (depth > deepest) deepest = depth
    } else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) {
      if (depth === 1) endField(i)
      depth--
    } else if (depth === 1 && sign === COLON) {
      from = i + 1
    } else if (depth === 1 && sign === COMMA) {
      endField(i)
    }
  }
  return { id, depth: { id: idDepth, rest: Math.max(restDepth, deepest) } }
}

/** Where the string that opens at `open` closes; the end of the text if it does not. */
function endOfString(text: string, open: number): number {
  let end = text.indexOf('"', open + 1)
  while (end >= 0 && escaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function escaped(text: string, at: number): boolean {
  let slashes = 0
  while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++
  return slashes % 2 === 1
}

function keyIn(quoted: string): string {
  try {
    return JSON.parse(quoted) as string
  } catch {
    return ''
  }
}

/** Outside strings a carriage return is only whitespace; an answer must not look like two lines to anybody. */
const oneLine = (json: string): string => json.trim().replaceAll('\r', ' ')
