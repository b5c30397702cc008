import { deflateSync } from 'node:zlib'

/** A rectangle with round corners; with corners of half its side it is a disc. */
interface Shape {
  readonly x: number
  readonly y: number
  readonly side: number
  readonly round: number
  readonly fill: readonly [red: number, green: number, blue: number]
}

const SIDE = 64
const FELT = [0x2f, 0x6b, 0x4f] as const
const PAPER = [0xfb, 0xf7, 0xef] as const
const disc = (x: number, y: number, fill: Shape['fill']): Shape => ({
  x: x - 4.5,
  y: y - 4.5,
  side: 9,
  round: 4.5,
  fill,
})

/** A die on felt, every eye in the colour of a seat. */
const ICON: readonly Shape[] = [
  { x: 0, y: 0, side: SIDE, round: 14, fill: FELT },
  { x: 12, y: 12, side: 40, round: 9, fill: PAPER },
  disc(22, 22, [0xb4, 0x45, 0x2f]),
  disc(42, 22, [0x33, 0x50, 0x7d]),
  disc(32, 32, [0x2a, 0x23, 0x20]),
  disc(22, 42, [0xb9, 0x8a, 0x2d]),
  disc(42, 42, FELT),
]

/** The same with felt up to the edge and all that matters in the middle, for systems that cut icons out themselves. */
export const FULL: readonly Shape[] = ICON.map(({ x, y, side, round, fill }, i) => {
  if (i === 0) return { x, y, side, round: 0, fill }
  const inward = (at: number) => SIDE / 2 + (at - SIDE / 2) * 0.84
  return { x: inward(x), y: inward(y), side: side * 0.84, round: round * 0.84, fill }
})

const hex = (fill: Shape['fill']) => `#${fill.map((part) => part.toString(16).padStart(2, '0')).join('')}`

export const iconAsSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${ICON.map(
    ({ x, y, side, round, fill }) =>
      `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${round}" fill="${hex(fill)}"/>`,
  ).join('')}</svg>`

/** How much of a pixel a shape covers, from how far its edge is away. */
function cover({ x, y, side, round }: Shape, px: number, py: number, scale: number): number {
  const half = side / 2 - round
  const dx = Math.abs(px - (x + side / 2)) - half
  const dy = Math.abs(py - (y + side / 2)) - half
  const away = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round
  return Math.min(1, Math.max(0, 0.5 - away * scale))
}

export function iconAsPng(size: number, shapes: readonly Shape[] = ICON): Buffer {
  const scale = size / SIDE
  const rows = Buffer.alloc(size * (size * 4 + 1))
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = row * (size * 4 + 1) + 1 + column * 4
      for (const shape of shapes) {
        const over = cover(shape, (column + 0.5) / scale, (row + 0.5) / scale, scale)
        if (over === 0) continue
        const under = (rows[at + 3]! / 255) * (1 - over)
        shape.fill.forEach((part, i) => {
          rows[at + i] = Math.round((part * over + rows[at + i]! * under) / (over + under))
        })
        rows[at + 3] = Math.round((over + under) * 255)
      }
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(body.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(checksum(named), named.length + 4)
  return whole
}

/** CRC-32, as the format asks for. */
function checksum(bytes: Buffer): number {
  let sum = 0xffff_ffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb8_8320 : 0)
  }
  return (sum ^ 0xffff_ffff) >>> 0
}
