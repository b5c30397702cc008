import * as v from 'valibot'
import { isVapidKey } from './push/vapid.ts'

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
)
const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'must be a number from 1 on'), v.transform(Number))
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  ),
)
/** 'yes' and 'no' are from 0.1.0, when proxies were not counted yet. */
const hops = v.pipe(
  v.string(),
  v.transform((text) => ({ yes: '1', no: '0' })[text] ?? text),
  v.regex(/^\d$/, 'must be the number of proxies in front: 0, 1, 2 …'),
  v.transform(Number),
)

/** The settings and their defaults. Documented in docs/operations.md. */
const SETTINGS = v.object({
  PORT: v.optional(port, '8080'),
  HOST: v.optional(v.string(), '::'),
  /** Where records are kept: sqlite:<file> or postgres://… */
  SPELLENDOOS_STORE: v.optional(v.string(), 'sqlite:data/spellendoos.db'),
  /** How nodes hear of each other's changes: here:, postgres://… or nats://… */
  SPELLENDOOS_FANOUT: v.optional(v.string(), 'here:'),
  /** This node's name; generated if left out. */
  SPELLENDOOS_NODE: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/, 'must be a short name'))),
  /** Additional origins whose pages may open sockets here. */
  SPELLENDOOS_ORIGINS: v.optional(list, ''),
  /** Folders of earlier releases whose matches are still played, the latest first. */
  SPELLENDOOS_OLDER: v.optional(list, ''),
  /** The number of proxies in front of the server that append the previous address to X-Forwarded-For. */
  SPELLENDOOS_PROXY: v.optional(hops, '0'),
  /** If left out, twice the number of sockets: a browser also makes requests beside its socket. */
  SPELLENDOOS_CONNECTIONS_PER_ADDRESS: v.optional(count),
  SPELLENDOOS_SOCKETS_PER_ADDRESS: v.optional(count, '200'),
  SPELLENDOOS_REQUESTS_PER_MINUTE: v.optional(count, '300'),
  /** How many tables one address, and one browser, can have in the lobby at the same time. */
  SPELLENDOOS_LOBBY_PER_ADDRESS: v.optional(count, '10'),
  SPELLENDOOS_LOBBY_PER_BROWSER: v.optional(count, '3'),
  /** Opens /metrics to clients that send this token; without it, only this machine may read them. */
  SPELLENDOOS_METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters')),
  ),
  /** Notifications for closed pages; 'anywhere' also allows push services that are not on the internet. */
  SPELLENDOOS_PUSH: v.optional(
    v.picklist(['yes', 'no', 'anywhere'], "must be 'yes', 'no' or 'anywhere'"),
    'yes',
  ),
  /** The private key that identifies this server to push services; generated once and stored if left out. */
  SPELLENDOOS_PUSH_KEY: v.optional(v.pipe(v.string(), v.check(isVapidKey, 'must be a private key of P-256'))),
  /** Where push services can reach the operator of this server. */
  SPELLENDOOS_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:[^@]+@|https:\/\/)[^@]+$/, 'must begin with mailto: or https://')),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'is no level of logging'),
    'info',
  ),
})

export type Config = v.InferOutput<typeof SETTINGS>

/** The settings, or one sentence for each that is wrong. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
):
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly wrong: readonly string[] } {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, text]) => text !== undefined && text !== ''),
  )
  const read = v.safeParse(SETTINGS, given)
  if (read.success) return { ok: true, config: read.output }
  return { ok: false, wrong: read.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`) }
}
