import { stderr } from 'node:process'

/** Prints something that everybody who runs the tests should read. */
export function printNotice(text: string): void {
  stderr.write(`\n${text}\n`)
}
