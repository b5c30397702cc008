import { inspect } from 'node:util'

/** A URL without its password. */
export function hostAndPath(url: string): string {
  const kind = url.split(':', 1)[0]!
  if (!URL.canParse(url)) throw new Error(`'${kind}:' is not followed by a URL.`)
  const { host, pathname } = new URL(url)
  if (host === '') throw new Error(`The URL after '${kind}:' has no host.`)
  return `${host}${pathname}`
}

/** Why something failed, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(' ')
  if (typeof error === 'string') return error
  if (!(error instanceof Error)) return inspect(error, { breakLength: Infinity })
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`
}
