import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { publicLookup } from './public-address.ts'

/** How long a push service may take, from resolving its name to its answer. */
const PATIENCE = 5_000

export interface PushRequest {
  readonly to: URL
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

/** Sends a request to a push service; returns the status, or rejects. */
export type Deliver = (parcel: PushRequest, stop: AbortSignal) => Promise<number>

/** Follows no redirects and reads no body, so that nothing but the status can come back. */
const deliverBy =
  (request: typeof overHttps, more: Parameters<typeof overHttps>[1]): Deliver =>
  ({ to, headers, body }, stop) =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE)])
      const asked = request(to, { ...more, method: 'POST', headers, signal, agent: false }, (answer) => {
        resolve(answer.statusCode!)
        answer.destroy()
      })
      asked.on('error', reject)
      asked.end(body)
    })

/** Only to push services on the internet. */
export const deliverOutside: Deliver = deliverBy(overHttps, { lookup: publicLookup() })
/** To any address, including this machine: for tests, and for operators with a push service of their own. */
export const deliverAnywhere: Deliver = (parcel, stop) =>
  deliverBy(parcel.to.protocol === 'https:' ? overHttps : overHttp, {})(parcel, stop)
