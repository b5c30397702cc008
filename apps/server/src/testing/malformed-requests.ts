import type { Rng } from '@spellendoos/kernel'

const COMMANDS = [
  'sit',
  'rise',
  'fill',
  'ready',
  'seal',
  'link',
  'sign',
  'move',
  'act',
  'answer-back',
  'leave',
  'return',
  'say',
  'phrase',
  'rematch',
  'renew',
  'report',
  'block',
]
const FIELDS = [
  'id',
  'do',
  'name',
  'seat',
  'level',
  'ready',
  'seal',
  'key',
  'draw',
  'link',
  'signature',
  'move',
  'seen',
  'act',
  'allow',
  'text',
  'phrase',
  'blocked',
  'browser',
]
const POISON = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']

const pick = <T>(all: readonly T[], rng: Rng): T => all[rng(all.length)]!
const bytes = (length: number, rng: Rng): Buffer => Buffer.from(Array.from({ length }, () => rng(256)))

/** A random JSON value, mostly nothing that was asked for. */
function absurd(rng: Rng, depth = 0): unknown {
  const kinds: (() => unknown)[] = [
    () => null,
    () => rng(2) === 0,
    () => pick([0, -1, 1e308, -1e-308, 2 ** 53, 0.5, rng(1_000_000)], rng),
    () => pick(['', ' ', '\0', '\ud800', '😀'.repeat(rng(50)), '<b>', "' or 1=1 --", '../..', '{}'], rng),
    () => 'x'.repeat(rng(3000)),
    () => Array.from({ length: rng(5) }, () => absurd(rng, depth + 1)),
    () =>
      Object.fromEntries(
        Array.from({ length: rng(5) }, () => [pick([...FIELDS, ...POISON], rng), absurd(rng, depth + 1)]),
      ),
  ]
  return pick(depth > 4 ? kinds.slice(0, 4) : kinds, rng)()
}

/** A request whose shape is nearly right. */
function nearly(rng: Rng): Record<string, unknown> {
  const command: Record<string, unknown> = { id: `m${rng(1000)}`, do: pick(COMMANDS, rng) }
  for (let i = rng(4); i > 0; i--) command[pick(FIELDS, rng)] = absurd(rng)
  return command
}

/** The text of a frame that is not a request, or a request that makes no sense. */
export function malformedText(rng: Rng): string {
  const kinds: (() => string)[] = [
    () => JSON.stringify(nearly(rng)),
    () => JSON.stringify(absurd(rng)),
    () => JSON.stringify(nearly(rng)).slice(0, rng(60)),
    () => `{"id":"1","do":"sit","name":${'['.repeat(rng(1500))}${']'.repeat(rng(1500))}}`,
    () => `{"id":"1","do":"${pick(COMMANDS, rng)}","${pick(POISON, rng)}":${JSON.stringify(absurd(rng))}}`,
    () => `{"id":"1","id":"2","do":"rise","do":"${pick(COMMANDS, rng)}"}`,
    () => bytes(rng(200), rng).toString('latin1'),
    () => `${' '.repeat(rng(2000))}${rng(2) === 0 ? '' : '1'}`,
    () => JSON.stringify({ id: 'x', do: 'move', move: 'x'.repeat(rng(1000)), seen: rng(1_000_000) }),
    () => JSON.stringify({ id: 'x', do: 'say', text: '\u202e\u0000'.repeat(rng(400)) }),
  ]
  return pick(kinds, rng)()
}

/** A frame on the wire, masked as browsers do; its header may be false. */
function frame(first: number, payload: Buffer, rng: Rng, length = payload.length): Buffer {
  const mask = bytes(4, rng)
  const size =
    length < 126 ? Buffer.of(0x80 | length) : Buffer.from([0x80 | 126, (length >> 8) & 255, length & 255])
  return Buffer.concat([Buffer.of(first), size, mask, payload.map((byte, i) => byte ^ mask[i % 4]!)])
}
const TEXT = 0x81

/** Bytes on an open socket that are not a sensible frame. */
export function malformedBytes(rng: Rng): Buffer {
  const text = () => Buffer.from(malformedText(rng)).subarray(0, 60_000)
  const kinds: (() => Buffer)[] = [
    () => frame(TEXT, text(), rng),
    () => frame(TEXT, text(), rng),
    () => frame(TEXT, text(), rng),
    () => frame(TEXT, Buffer.concat([Buffer.from('{"id":"'), Buffer.of(0xff, 0xc0, 0x80)]), rng),
    () => frame(TEXT, bytes(rng(300), rng), rng),
    () => frame(0x82, bytes(rng(300), rng), rng),
    () => frame(0x89, bytes(rng(125), rng), rng),
    () => frame(0x01, text(), rng),
    () => frame(0x80, text(), rng),
    () => frame(rng(256), bytes(rng(100), rng), rng),
    () => frame(TEXT, bytes(10, rng), rng, 60_000),
    () => frame(TEXT, text(), rng).subarray(0, rng(12)),
    () => frame(0x88, bytes(rng(3), rng), rng),
    () => Buffer.concat([Buffer.of(TEXT, 0xff), bytes(8, rng)]),
    () => bytes(rng(500), rng),
  ]
  return pick(kinds, rng)()
}
