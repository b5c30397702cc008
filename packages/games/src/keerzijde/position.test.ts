import { LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { game } from './index.ts'
import { position } from './position.ts'

const NONE = '..........'
const above = Array.from({ length: 5 }, () => NONE).join('/')
const below = Array.from({ length: 3 }, () => NONE).join('/')
const START = `${above}/...RR...../...YY...../${below} R`
const options = { rows: 'one', start: 'book' } as const
const code = (text: string) => {
  const answer = position.read(text, options, 2)
  return answer.ok ? 'fine' : answer.problem.code
}

describe('keerzijde: positions as text', () => {
  it('writes the start from the top row down', () => {
    expect(position.write(game.setup(options, 2))).toBe(START)
  })

  it('reads the start to the very same state', () => {
    expect(position.read(START, options, 2)).toEqual({ ok: true, value: game.setup(options, 2) })
  })

  it.each([START, START.replace(/R$/, 'Y'), `${above}/RYRYRYRYRY/R.........${`/${NONE}`.repeat(3)} Y`])(
    'writes %s as it was read',
    (text) => {
      const answer = position.read(text, options, 2)
      expect(answer.ok && position.write(answer.value)).toBe(text)
    },
  )

  it('knows who must pass and what is over', () => {
    const stuck = position.read(`${NONE}/`.repeat(9) + 'RYYYYYYYY. Y', options, 2)
    expect(stuck).toMatchObject({ ok: true, value: { stuck: true, end: null, stones: [1, 8], seat: 1 } })
    const over = position.read(`${NONE}/`.repeat(9) + 'RYYYYYYYYY R', options, 2)
    expect(over).toMatchObject({ ok: true, value: { end: 'keerzijde.nobody' } })
    const full = position.read(`${'RRRRRRRRRR/'.repeat(9)}RRRRRRRRRY R`, options, 2)
    expect(full).toMatchObject({ ok: true, value: { end: 'keerzijde.full', stones: [99, 1] } })
  })

  it.each([
    ['', 'position-board'],
    [`${START} R`, 'position-fields'],
    [`${START} `, 'position-fields'],
    [START.replace('/', ''), 'position-board'],
    [START.replace('R', 'r'), 'position-board'],
    [START.replace('R', 'x'), 'position-board'],
    [`${NONE}/${START}`, 'position-board'],
    [START.slice(0, -2), 'position-side'],
    [START.replace(/R$/, 'W'), 'position-side'],
    [START.replace(/R$/, ''), 'position-side'],
    [START.replace(/R$/, '.'), 'position-side'],
    [START.replace('RR', 'R.'), 'position-too-few'],
    [START, 'fine'],
  ])('%s: %s', (text, wrong) => {
    expect(code(text)).toBe(wrong)
  })

  it('says what is wrong in every language', () => {
    for (const text of ['', `${START} R`, START.slice(0, -2), START.replace('RR', 'R.')]) {
      const answer = position.read(text, options, 2)
      for (const lang of LANGS) expect(!answer.ok && answer.problem.text[lang]).toMatch(/\w/)
    }
  })
})
