import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import type { PushService } from '../push/open.ts'
import type { Shelves } from '../shelves.ts'
import type { Store } from '../store/store.ts'
import type { BotPool } from '../tables/services.ts'
import type { TableRegistry } from '../tables/table-registry.ts'

/** Everything that the HTTP routes use. */
export interface HttpServices {
  readonly config: Config
  readonly registry: TableRegistry
  readonly store: Store
  readonly shelves: Shelves
  readonly push: PushService
  readonly bots: BotPool
  readonly metrics: Metrics
  /** Fastify's own log. */
  readonly plainLog: Logger
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly now: () => number
  /** The folder of the built page; without it only tables are served. */
  readonly pages?: string
  /** Whether this node still accepts new connections. */
  readonly open: () => boolean
}
