import type { Replay } from '@spellendoos/fair'
import { problem, value, type Read } from '@spellendoos/kernel'
import { t } from '../words/texts.ts'

/** What messengers, mail programs and browsers carry without cutting it off. */
export const LONGEST_LINK = 16_000
/** A link that unpacks to more than this is not a match. */
const BIGGEST = 32 * 1024 * 1024
const METHOD = 'deflate-raw'

/** A replay encoded for the hash of an address. */
export async function pack(replay: Replay): Promise<string> {
  const packed = streamOf(new TextEncoder().encode(JSON.stringify(replay))).pipeThrough(
    new CompressionStream(METHOD),
  )
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  let letters = ''
  for (const byte of bytes) letters += String.fromCodePoint(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The decoded data; the caller checks whether it is a replay. */
export async function unpack(packed: string): Promise<Read<unknown>> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0)!)
    const text = await readAll(streamOf(bytes).pipeThrough(new DecompressionStream(METHOD)))
    return value(JSON.parse(text) as unknown)
  } catch {
    return damaged
  }
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes]).stream()

/** Reads as much as a match can have, and no more. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let text = ''
  for (let size = 0; ;) {
    const { done, value: bytes } = await reader.read()
    if (done) return text + decoder.decode()
    size += bytes.length
    if (size > BIGGEST) {
      await reader.cancel()
      throw new Error('too big')
    }
    text += decoder.decode(bytes, { stream: true })
  }
}

const damaged = problem('bad-link', t['replay-packing']['bad-link'])
