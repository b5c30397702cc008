/** What stands around a request: its id, letter for letter as it was sent, and how deep the rest is nested. */
export interface Envelope {
  readonly id: string | undefined
  readonly depth: number
}

/**
 * Reads the envelope from the text of a JSON object that has been parsed before. The id is copied, not parsed
 * and written anew: numbers of any size and values nested at any depth come back as they were.
 */
export function readEnvelope(text: string): Envelope {
  let id: string | undefined
  let deepest = 0
  let depth = 0
  let deepestBefore = 0
  let i = text.indexOf('{')
  let key = ''
  let keyed = false
  let from = 0

  const close = (end: number): void => {
    if (!keyed) return
    if (key === 'id') {
      id = oneLine(text.slice(from, end))
      deepest = deepestBefore
    }
    keyed = false
  }

  for (; i < text.length; i++) {
    const sign = text[i]
    if (sign === '"') {
      const end = endOfString(text, i)
      if (depth === 1 && !keyed) key = JSON.parse(text.slice(i, end + 1)) as string
      i = end
    } else if (sign === '{' || sign === '[') {
      depth++
      if (depth > deepest) deepest = depth
    } else if (sign === '}' || sign === ']') {
      if (depth === 1) close(i)
      depth--
    } else if (depth === 1 && sign === ':') {
      keyed = true
      from = i + 1
      deepestBefore = deepest
    } else if (depth === 1 && sign === ',') {
      close(i)
    }
  }
  return { id, depth: deepest }
}

/** Where the string that opens at `open` closes. */
function endOfString(text: string, open: number): number {
  let end = text.indexOf('"', open + 1)
  while (escaped(text, end)) end = text.indexOf('"', end + 1)
  return end
}

function escaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}

/** Outside strings a carriage return is mere space; an answer must not look like two lines to anybody. */
const oneLine = (json: string): string => json.trim().replaceAll('\r', ' ')
