import { describe, expect, it } from 'vitest'
import { isPublicEndpoint, isPublic, publicLookup } from './public-address.ts'

describe('an address', () => {
  it.each([
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '192.0.1.1',
    '2a00:1450:4001::1',
    '2606:4700::1',
  ])('is public: %s', (address) => expect(isPublic(address)).toBe(true))
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    'example.org',
    '',
  ])('is not public: %s', (address) => expect(isPublic(address)).toBe(false))
})

describe('an endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://push.example.xn--p1ai/abc',
  ])('is outside: %s', (endpoint) => expect(isPublicEndpoint(endpoint)).toBe(true))
  it.each([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://me@fcm.googleapis.com/abc',
    'https://me:word@fcm.googleapis.com/abc',
    'https://localhost/abc',
    'https://router/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://[::1]/abc',
    'https://[::ffff:7f00:1]/abc',
    'file:///etc/passwd',
    'https://',
    'abc',
  ])('is not outside: %s', (endpoint) => expect(isPublicEndpoint(endpoint)).toBe(false))
})

describe('looking a name up', () => {
  type Found = string | readonly { address: string; family: number }[]
  const look = (addresses: readonly string[], all: boolean) =>
    new Promise<Found>((resolve, reject) => {
      publicLookup(() => Promise.resolve(addresses))('name', { all }, (error, found) =>
        error === null ? resolve(found) : reject(error),
      )
    })

  it('finds only what is public, one or all', async () => {
    const addresses = ['10.0.0.1', '8.8.4.4', '::1', '2a00::1']
    expect(await look(addresses, false)).toBe('8.8.4.4')
    expect(await look(addresses, true)).toEqual([
      { address: '8.8.4.4', family: 4 },
      { address: '2a00::1', family: 6 },
    ])
  })
  it('finds nothing where a name leads inside, or nowhere', async () => {
    await expect(look(['127.0.0.1', 'fd00::1'], true)).rejects.toThrow('name has no public address')
    await expect(look([], false)).rejects.toThrow('name has no public address')
  })
})
