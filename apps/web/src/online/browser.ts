import { storesOf } from '../storage/store.ts'
import { random } from './random.ts'

/** A player whom this browser has blocked. */
export interface OwnBlock {
  /** The handle by which the server removes the block. */
  readonly handle: string
  readonly name: string
  readonly at: number
}

const SECRET_BYTES = 24
/** The server forgets a block after this long, in milliseconds. */
const ENDS = 365 * 86_400_000

const people = storesOf('spellendoos-people', { self: 'id', blocks: 'handle' })
const self = people('self')
const blocks = people('blocks')

let secret: Promise<string> | undefined
/** The secret by which the server recognises this browser, made when it is first needed. No one else sees it. */
export const ownSecret = (): Promise<string> => (secret ??= keepSecret())

/** Stores a secret unless there is one already; returns the one that counts. */
async function keepSecret(): Promise<string> {
  const fresh = { id: 'secret', secret: random(SECRET_BYTES) }
  const counted = await self('readwrite', (store) => {
    const known = store.get(fresh.id) as IDBRequest<typeof fresh | undefined>
    known.addEventListener('success', () => {
      if (known.result === undefined) store.add(fresh)
    })
    return known
  })
  return (counted ?? fresh).secret
}

export async function keepBlock(block: OwnBlock): Promise<void> {
  await blocks('readwrite', (store) => store.put(block))
}
export async function forgetBlock(handle: string): Promise<void> {
  await blocks('readwrite', (store) => store.delete(handle))
}
/** Those that the server still knows of, the latest first. */
export async function ownBlocks(): Promise<readonly OwnBlock[]> {
  const all = (await blocks('readonly', (store) => store.getAll() as IDBRequest<OwnBlock[]>)) ?? []
  const ended = all.filter(({ at }) => Date.now() - at > ENDS)
  await Promise.all(ended.map(({ handle }) => forgetBlock(handle)))
  return all.filter((block) => !ended.includes(block)).toSorted((a, b) => b.at - a.at)
}
