import { hostAndPath, reasonOf } from '../log-text.ts'
import type { Fanout } from './fanout.ts'
import { openInProcess } from './in-process.ts'
import { natsBroker } from './nats.ts'
import { type Broker, BrokerFanout } from './broker-fanout.ts'
import { postgresBroker } from './postgres.ts'

type Connect = (url: string, deliver: (letter: string) => void) => Promise<Broker>

/** Opens the fan-out at a URL: `here:` for one process, `postgres://HOST/DATABASE`, `nats://HOST:PORT`. */
export async function openFanout(url: string): Promise<Fanout> {
  const kind = url.split(':', 1)[0]!
  switch (kind) {
    case 'here':
      return openInProcess(url)
    case 'postgres':
    case 'postgresql':
      return open(url, 'PostgreSQL', postgresBroker)
    case 'nats':
      return open(url, 'NATS', natsBroker)
    default:
      // The rest may contain a password.
      throw new Error(
        `A fan-out must be here:, postgres://HOST/DATABASE or nats://HOST:PORT, not '${kind}:…'.`,
      )
  }
}

async function open(url: string, name: string, connect: Connect): Promise<Fanout> {
  const place = hostAndPath(url)
  try {
    return await BrokerFanout.open((deliver) => connect(url, deliver))
  } catch (error) {
    throw new Error(`${name} at ${place} cannot be reached: ${reasonOf(error)}`, { cause: error })
  }
}
