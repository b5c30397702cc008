import { stderr } from 'node:process'

/** Something that everybody who runs the tests has to read. */
export function say(text: string): void {
  stderr.write(`\n${text}\n`)
}
