/** Wraps a text so that no line is wider than `width`; lines after the first are indented. */
export function fold(text: string, width: number, indent = 0): string {
  const room = Math.max(20, width - indent)
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line === '') lines[lines.length - 1] = word
    else if (line.length + 1 + word.length <= room) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join(`\n${' '.repeat(indent)}`)
}
