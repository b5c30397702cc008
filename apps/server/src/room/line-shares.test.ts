import { MOST_LINES } from '@spellendoos/wire'
import { expect, it } from 'vitest'
import { LineShares } from './line-shares.ts'

const SEATS = 4
const SHARE = MOST_LINES / SEATS

const said = { is: 'said', seat: 1, phrase: 'hello' } as const
const moved = { is: 'played', entries: [{ by: 1, move: '32-28' }] } as const
const owed = [
  { is: 'signed', seat: 1, signature: '' },
  { is: 'played', entries: [{ by: 1, seal: '', key: '' }] },
  {
    is: 'played',
    entries: [
      { by: 1, link: '' },
      { by: 'chance', draw: [1] },
    ],
  },
] as const
const by = 1

it('a seat may do other things for half of its share, move for all of it, and then only agree to an end', () => {
  const shares = new LineShares(SEATS)
  const may = () => [shares.mayAsk(1), shares.mayMove(1), shares.mayAgree(1)]
  for (let i = 1; i < SHARE / 2; i++) shares.take(said, by)
  expect(may()).toEqual([true, true, true])
  shares.take(said, by)
  expect(may()).toEqual([false, true, true])
  for (let i = SHARE / 2; i < SHARE; i++) shares.take(moved, by)
  expect(may()).toEqual([false, false, true])
  for (let i = 0; i < 100; i++) shares.take(moved, by)
  expect(may()).toEqual([false, false, false])
  expect([shares.mayAsk(0), shares.mayMove(2), shares.mayAgree(3)]).toEqual([true, true, true])
})

it('what the table asks of a seat is not charged to it', () => {
  const shares = new LineShares(SEATS)
  for (let i = 0; i < MOST_LINES; i++) for (const body of owed) shares.take(body, by)
  expect(shares.mayAsk(1)).toBe(true)
})

it('whoever sits down may ask for half of what is left, until too little is left to sit down', () => {
  const shares = new LineShares(SEATS)
  const sat = { is: 'sat', seat: 1, name: 'Stranger', key: 'a' } as const
  let sittings = 0
  for (; shares.maySit(1) && sittings < SHARE; sittings++) {
    shares.take(sat, by)
    expect(shares.mayAsk(1)).toBe(true)
    let asked = 0
    for (; shares.mayAsk(1); asked++) shares.take(said, by)
    expect(asked).toBeGreaterThanOrEqual(24)
  }
  expect(sittings).toBeGreaterThan(4)
  expect([shares.maySit(0), shares.mayAsk(0), shares.maySit(2)]).toEqual([true, true, true])
})
it('another name is no new player', () => {
  const shares = new LineShares(SEATS)
  const renamed = { is: 'sat', seat: 1, name: 'Anna' } as const
  for (let i = 0; i < SHARE / 2; i++) shares.take(renamed, by)
  expect(shares.mayAsk(1)).toBe(false)
})
