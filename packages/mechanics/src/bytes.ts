const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The bytes of a text in base 64. */
export function bytesOf(text: string): Uint8Array {
  const values = new Uint8Array(128)
  for (let i = 0; i < LETTERS.length; i++) values[LETTERS.charCodeAt(i)] = i
  const length = text.replace(/=+$/, '').length
  const bytes = new Uint8Array((length * 3) >> 2)
  for (let i = 0, at = 0; i < length; i += 4) {
    const bits =
      (values[text.charCodeAt(i)]! << 18) |
      (values[text.charCodeAt(i + 1)]! << 12) |
      (values[text.charCodeAt(i + 2)]! << 6) |
      values[text.charCodeAt(i + 3)]!
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) bytes[at++] = bits >> shift
  }
  return bytes
}
