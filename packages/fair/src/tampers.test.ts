import { LANGS, type Entry } from '@spellendoos/kernel'
import { describe, expect, test } from 'vitest'
import { fairTrial } from '../test/fair-trial.ts'
import { chainOf, linked, linkedOut, opened, secretOf, SERVER, signedReplay } from '../test/matches.ts'
import { HONEST, TAMPERS, tampered } from '../test/tampers.ts'
import { LinkChain } from './links.ts'
import { publicKeyOf } from './signature.ts'
import { verify } from './verify.ts'
import { attestationSentences } from './attestation-sentences.ts'

const sumOf = (entry: Entry) => ('draw' in entry ? entry.draw.reduce((sum, n) => sum + n, 0) : 0)

test('the match under test is laid out as the tampering assumes', () => {
  const what = HONEST.log.map((entry) => {
    const [field] = Object.keys(entry).filter((key) => key !== 'by' && key !== 'at' && key !== 'key')
    return `${entry.by} ${'move' in entry ? entry.move : field}`
  })
  expect(what.slice(0, 17)).toEqual([
    'host seal',
    '0 seal',
    '1 seal',
    '0 link',
    '1 link',
    'chance draw',
    '0 throw',
    '0 link',
    '1 link',
    'chance draw',
    '1 left',
    '1 act',
    '1 throw',
    '1 link',
    '0 absent',
    'chance draw',
    'clock sand',
  ])
})

describe('a signed replay', () => {
  test.each(TAMPERS.map((each) => [each.name, each] as const))('%s', (_, each) => {
    const { what, seq, kept } = each
    const { text: _text, ...verdict } = { text: undefined, ...verify(tampered(each), fairTrial, kept) }
    expect(verdict).toEqual({ fair: false, what, ...(seq === undefined ? {} : { seq }) })
  })
  test('forged under another key is vouched for by that key alone, and says so', () => {
    const forged = TAMPERS.find(({ kept }) => kept !== undefined)!
    expect(verify(tampered(forged), fairTrial)).toMatchObject({
      fair: true,
      vouched: {
        server: { key: publicKeyOf('bb'.repeat(32)), known: false },
        seats: ['unsigned', 'unsigned'],
      },
    })
  })
  test('agrees with everything that its seats and the server are known by', () => {
    const seals = [0, 1].map((seat) => ({
      seat,
      seal: chainOf('m-1', seat).seal,
      key: publicKeyOf(secretOf(seat)),
    }))
    const verdict = verify(HONEST, fairTrial, { seals, serverKey: publicKeyOf(SERVER) })
    expect(verdict).toMatchObject({ fair: true, vouched: { server: { known: true } } })
    const other = seals.map((each) => ({ ...each, key: publicKeyOf('bb'.repeat(32)) }))
    expect(verify(HONEST, fairTrial, { seals: other })).toMatchObject({ what: 'kept-key-differs', seq: 1 })
  })
  test('with a chain of seat 1 chosen after seat 0 opened its link is caught by whoever kept all seals', () => {
    // Given a server that shows seat 0 a seal of seat 1, and gets the link of seat 0 for the first throw.
    const shown = [0, 1].map((seat) => ({
      seat,
      seal: chainOf('m-1', seat).seal,
      key: publicKeyOf(secretOf(seat)),
    }))
    // When it then tries chains for seat 1 until seat 0 throws badly, as if that one had been sealed.
    const thrown = (secret: string) => {
      const table = opened({ contributions: 'links', key: publicKeyOf(SERVER), id: 'm-1' })
      const chains = [chainOf('m-1', 0), new LinkChain('m-1', 1, secret, 9)]
      chains.forEach(({ seal }, seat) => table.seal(seat, seal, { key: shown[seat]!.key }))
      chains.forEach((chain, seat) => table.link(seat, chain.link(0)!))
      table.play(0, 'throw')
      chains.forEach((chain, seat) => table.link(seat, chain.link(1)!))
      return table
    }
    let tries = 0
    let forged = thrown(secretOf(1))
    while (sumOf(forged.match.log.at(-1)!) > 2) forged = thrown((tries++).toString(16).padStart(64, '0'))
    forged.act(0, 'resign')
    // Then the forged match is vouched for, and is not the one whose seals were shown.
    const replay = signedReplay(forged, [])
    expect(verify(replay, fairTrial, { seals: shown.slice(0, 1) })).toMatchObject({ fair: true })
    expect(verify(replay, fairTrial, { seals: shown })).toMatchObject({ what: 'shown-seal-differs', seq: 2 })
  })
  test('says who vouches for what, in every language', () => {
    const verdict = verify(linkedOut(linked(), [0]), fairTrial)
    if (verdict.fair !== true) throw new Error('not fair')
    const sentences = attestationSentences(verdict.vouched!, ['Anna', ''])
    const en = sentences.map(({ en }) => en).join('\n')
    expect(en).toContain('Signed in their own browsers: Anna.')
    expect(en).toContain('Not signed: seat 2.')
    expect(en).toContain(publicKeyOf(SERVER))
    expect(en).toContain(': 1 (Anna)')
    for (const lang of LANGS) for (const text of sentences) expect(text[lang]).not.toMatch(/[{}]|undefined/)
  })
})
