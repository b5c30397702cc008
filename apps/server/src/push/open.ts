import type { Bell } from '@spellendoos/wire'
import type { Config } from '../config.ts'
import type { Awaited, House } from '../hub/house.ts'
import type { Meters } from '../meters.ts'
import { Bells } from './bells.ts'
import { deliverAnywhere, deliverOutside } from './deliver.ts'
import { isOutside } from './reach.ts'
import { sealLetter } from './seal.ts'
import { newVapidKey, Vapid } from './vapid.ts'

/** How people who are not there are told that a table waits for them. */
export interface Ringing {
  readonly ring: (awaited: Awaited) => void
  /** What browsers are told when they subscribe; nothing where nobody is called. */
  readonly publicKey: string | undefined
  /** Whether this server could ring such a bell. */
  readonly mayHang: (bell: Bell) => boolean
  close(): void
}

const SILENT: Ringing = {
  ring: () => undefined,
  publicKey: undefined,
  mayHang: () => false,
  close: () => undefined,
}

/** The key is the one that is set, or one that was made once for all nodes. */
export async function openBells(
  config: Config,
  house: Pick<House, 'store' | 'now' | 'after' | 'log'>,
  meters: Meters,
): Promise<Ringing> {
  if (config.SPELLENDOOS_PUSH === 'no') return SILENT
  const key = config.SPELLENDOOS_PUSH_KEY ?? (await house.store.once('push-key', newVapidKey()))
  const anywhere = config.SPELLENDOOS_PUSH === 'anywhere'
  const vapid = new Vapid(key, config.SPELLENDOOS_CONTACT)
  const bells = new Bells(house, vapid, anywhere ? deliverAnywhere : deliverOutside, (rung) =>
    meters.rung(rung),
  )
  return {
    ring: bells.ring,
    publicKey: vapid.publicKey,
    mayHang: (bell) =>
      (anywhere ? /^https?:$/.test(protocolOf(bell.endpoint)) : isOutside(bell.endpoint)) && isSealable(bell),
    close: () => bells.close(),
  }
}

const protocolOf = (endpoint: string): string => (URL.canParse(endpoint) ? new URL(endpoint).protocol : '')

function isSealable(bell: Bell): boolean {
  try {
    return sealLetter('', bell).length > 0
  } catch {
    return false
  }
}
