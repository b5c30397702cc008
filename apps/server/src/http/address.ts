import { isIPv4, isIPv6 } from 'node:net'

const UNKNOWN = 'unknown'
const PORT = /^(?:\[(?<six>.+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/

/** Groups of 16 bits that the hosts of one network share, and those that the networks of one customer share. */
const NETWORK = 4
const SITE = 3

/**
 * The network that limits count as one visitor: an IPv4 address, or the /64 of an IPv6 address, because a single
 * visitor has 2^64 of those. Anything that a proxy forwards that is not an address counts as one visitor too.
 */
export const networkOf = (address: string): string => sharedBy(NETWORK, address)

/**
 * Everything that one person can easily have: an IPv4 address, or the /48 of an IPv6 address. A provider or a free tunnel
 * gives a customer up to 65,536 networks.
 */
export const siteOf = (address: string): string => sharedBy(SITE, address)

function sharedBy(count: number, address: string): string {
  const { six, four } = PORT.exec(address)?.groups ?? {}
  const bare = (six ?? four ?? address).replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return UNKNOWN
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  const hex = groups.slice(0, count).map((group) => group.toString(16))
  return `${hex.join(':')}::/${16 * count}`
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').flatMap(groupOf))
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
/** One group as written, or two if it is an IPv4 address at the end. */
function groupOf(text: string): readonly number[] {
  if (text === '') return []
  if (!text.includes('.')) return [Number.parseInt(text, 16)]
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}
