import { Resolver } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that nothing is ever sent to: this machine, private networks, and reserved ranges. */
const INNER = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INNER.addSubnet(net, prefix, 'ipv6')
/** Of the IPv6 addresses only these are routed on the internet. */
const OUTER = new BlockList()
OUTER.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is publicly reachable on the internet. */
export function isPublic(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !INNER.check(address, 'ipv4')
  return version === 6 && OUTER.check(address, 'ipv6') && !INNER.check(address, 'ipv6')
}

/** Whether an endpoint can belong to a push service on the internet: https, on its usual port, by name. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, port, username, password, hostname } = new URL(endpoint)
  const named = isIP(hostname) === 0 && /^[^[]+\.[a-z][a-z0-9-]+\.?$/.test(hostname)
  return protocol === 'https:' && port === '' && username === '' && password === '' && named
}

/** How long and how often a name is looked up. */
const PATIENCE = { timeout: 2_000, tries: 2 }

/**
 * All addresses of a name. The lookup does not use the thread pool that reads files, so a slow name holds nobody up.
 */
async function addressesOf(name: string): Promise<string[]> {
  const resolver = new Resolver(PATIENCE)
  const asked = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return asked.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
}

/**
 * Looks up a name for a connection that is made at once: whatever the name meant before, the connection goes to an
 * address that is public now.
 */
export const publicLookup =
  (ask: (name: string) => Promise<readonly string[]> = addressesOf): LookupFunction =>
  (name, { all }, done) => {
    void ask(name).then((addresses) => {
      const found = addresses.filter(isPublic).map((address) => ({ address, family: isIP(address) }))
      const [first] = found
      if (first === undefined) done(new Error(`${name} has no public address`), '')
      else if (all === true) done(null, found)
      else done(null, first.address, first.family)
    })
  }
