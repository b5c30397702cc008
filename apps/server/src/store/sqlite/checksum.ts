import type { RecordLine } from '../store.ts'

const POLYNOMIAL = 0xedb88320
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1
  return rest
})

/** A CRC-32 of a line: SQLite itself does not notice a byte that changed on the disk. */
export function checksum(match: string, { number, at, body }: RecordLine): number {
  let rest = 0xffffffff
  for (const byte of Buffer.from(`${match} ${number} ${at} ${body}`))
    rest = TABLE[(rest ^ byte) & 255]! ^ (rest >>> 8)
  return (rest ^ 0xffffffff) >>> 0
}
