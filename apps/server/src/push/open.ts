import type { PushTarget } from '@spellendoos/wire'
import type { Config } from '../config.ts'
import type { AwaitedPlayer, Services } from '../tables/services.ts'
import type { Metrics } from '../metrics.ts'
import { PushSender } from './push-sender.ts'
import { deliverAnywhere, deliverOutside } from './deliver.ts'
import { isPublicEndpoint } from './public-address.ts'
import { encryptMessage } from './encrypt.ts'
import { newVapidKey, Vapid } from './vapid.ts'

/** How absent players are notified of their turn. */
export interface PushService {
  readonly notify: (awaited: AwaitedPlayer) => void
  /** The public key that browsers need to subscribe; `undefined` if there are no notifications. */
  readonly publicKey: string | undefined
  /** Whether this server can send to such a subscription. */
  readonly accepts: (bell: PushTarget) => boolean
  close(): void
}

const SILENT: PushService = {
  notify: () => undefined,
  publicKey: undefined,
  accepts: () => false,
  close: () => undefined,
}

/** Uses the configured key, or one that was generated once for all nodes. */
export async function openPush(
  config: Config,
  services: Pick<Services, 'store' | 'now' | 'after' | 'log'>,
  metrics: Metrics,
): Promise<PushService> {
  if (config.SPELLENDOOS_PUSH === 'no') return SILENT
  const key = config.SPELLENDOOS_PUSH_KEY ?? (await services.store.setOnce('push-key', newVapidKey()))
  const anywhere = config.SPELLENDOOS_PUSH === 'anywhere'
  const vapid = new Vapid(key, config.SPELLENDOOS_CONTACT)
  const bells = new PushSender(services, vapid, anywhere ? deliverAnywhere : deliverOutside, (rung) =>
    metrics.pushed(rung),
  )
  return {
    notify: bells.notify,
    publicKey: vapid.publicKey,
    accepts: (bell) =>
      (anywhere ? /^https?:$/.test(protocolOf(bell.endpoint)) : isPublicEndpoint(bell.endpoint)) &&
      isSealable(bell),
    close: () => bells.close(),
  }
}

const protocolOf = (endpoint: string): string => (URL.canParse(endpoint) ? new URL(endpoint).protocol : '')

function isSealable(bell: PushTarget): boolean {
  try {
    return encryptMessage('', bell).length > 0
  } catch {
    return false
  }
}
