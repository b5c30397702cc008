import { once } from 'node:events'
import { stderr, stdin, stdout } from 'node:process'
import { inspect } from 'node:util'
import { EngineSession } from './session.ts'
import { MOST_BYTES } from './limits.ts'
import { Lines } from './lines.ts'

/** Speaks the protocol on stdin and stdout until stdin closes. */
export async function engine(): Promise<void> {
  const session = new EngineSession((fault) => stderr.write(`${inspect(fault)}\n`))
  const lines = new Lines(MOST_BYTES)

  for await (const chunk of stdin as AsyncIterable<Buffer>) {
    for (const line of lines.take(chunk)) await write(await session.answer(line))
  }
  for (const line of lines.end()) await write(await session.answer(line))
}

/** Writes a line, and waits while the reader is behind. */
async function write(line: string): Promise<void> {
  if (!stdout.write(`${line}\n`)) await once(stdout, 'drain')
}
