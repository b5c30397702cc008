import { LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { position } from './position.ts'

const EMPTY = '.../.../.../....../.../.../...'
const read = (text: string, takeFromMills = false) => position.read(text, { takeFromMills }, 2)
const code = (text: string) => {
  const answer = read(text)
  return answer.ok ? 'fine' : answer.problem.code
}

describe('molenspel: positions as text', () => {
  it('reads the rows from the top, who is to move, the hands and the counts', () => {
    const answer = read('W.B/.../.../..B.../.../..W/B.W W 5 5 3 1', true)
    expect(answer).toMatchObject({
      ok: true,
      value: {
        takeFromMills: true,
        // a7, f2 and g1 by column: points 2, 18 and 21; a1, c4 and g7: points 0, 7 and 23.
        stones: [2 ** 2 + 2 ** 18 + 2 ** 21, 2 ** 0 + 2 ** 7 + 2 ** 23],
        hands: [5, 5],
        seat: 0,
        quiet: 3,
        seen: [],
        end: null,
        last: null,
      },
    })
  })

  it('gives every stone a number of its own, lower than those in hand', () => {
    const answer = read('W.B/.../.../..B.../.../..W/B.W W 5 5 3 1')
    if (!answer.ok) throw new Error(answer.problem.text.en)
    const numbers = answer.value.board.filter((stone) => stone > 0).toSorted((a, b) => a - b)
    expect(numbers).toEqual([1, 2, 3, 10, 11, 12])
  })

  it.each([
    `${EMPTY} W 9 9 0 1`,
    'W../.../.../....../.../.../... B 8 9 1 1',
    'WWW/.../.../....../.../.../.BB B 6 7 0 1',
    'WWW/W../.../....../.../.../BBB B 0 0 12 2',
    'WWW/W../.../....../.../.../BBB B 0 0 12 3',
    'WWW/W../.../....../.../.../.BB B 0 0 0 1',
    'W.W/.W./W../....../.../.../BB. B 0 0 0 1',
    'WWW/.../.../....../.../.../BBB B 0 0 0 1',
    'WWW/WWW/WWW/BBBBBB/BBB/.../... W 0 0 50 1',
    'WWW/WWW/WW./BBBBBB/BB./.../... W 1 1 16 1',
  ])('writes %s as it was read', (text) => {
    const answer = read(text)
    if (!answer.ok) throw new Error(answer.problem.text.en)
    expect(position.write(answer.value)).toBe(text)
  })

  it.each([
    ['WWW/W../.../....../.../.../.BB B 0 0 0 1', 'molenspel.too-few'],
    ['WWW/.../.../....../.../.../BBB B 0 0 0 1', 'molenspel.three-each'],
    ['W../.W./.../.W...W/.../.../BBB B 0 0 0 1', null],
    ['W../.../.../BW...W/.../.W./BBB B 0 0 0 1', 'molenspel.stuck'],
    ['WWW/W../.../....../.../.../BBB B 0 0 12 3', 'molenspel.repetition'],
    ['WWW/W../.../....../.../.../BBB B 0 0 50 1', 'molenspel.fifty-turns'],
    ['WWW/W../.../....../.../.../BBB B 0 0 49 2', null],
  ])('%s is over by %s', (text, end) => {
    expect(read(text)).toMatchObject({ ok: true, value: { end } })
  })

  it.each([
    ['', 'position-fields'],
    [`${EMPTY} W 9 9 0`, 'position-fields'],
    [`${EMPTY} W 9 9 0 1 1`, 'position-fields'],
    ['.../.../.../....../.../... W 9 9 0 1', 'position-board'],
    ['.../.../.../...../.../.../.... W 9 9 0 1', 'position-board'],
    ['.../.../.../....../.../.../..x W 9 9 0 1', 'position-board'],
    [`x${EMPTY} W 9 9 0 1`, 'position-board'],
    [`${EMPTY}. W 9 9 0 1`, 'position-board'],
    [`${EMPTY} X 9 9 0 1`, 'position-side'],
    [`${EMPTY} w 9 9 0 1`, 'position-side'],
    [`${EMPTY}  9 9 0 1`, 'position-side'],
    [`${EMPTY} W 9 9 -1 1`, 'position-numbers'],
    [`${EMPTY} W 9 nine 0 1`, 'position-numbers'],
    [`${EMPTY} W 9 9 0 1e9`, 'position-numbers'],
    [`${EMPTY} W 9 9 0 `, 'position-numbers'],
    [`${EMPTY} W 9 9 100 1`, 'position-numbers'],
    [`${EMPTY} W 10 10 0 1`, 'position-hands'],
    [`${EMPTY} B 9 10 0 1`, 'position-hands'],
    [`${EMPTY} B 10 9 0 1`, 'position-hands'],
    [`${EMPTY} B 9 9 0 1`, 'position-hands'],
    [`${EMPTY} W 8 9 0 1`, 'position-hands'],
    [`${EMPTY} B 9 8 0 1`, 'position-hands'],
    ['W../.../.../....../.../.../... W 9 9 0 1', 'position-too-many'],
    ['WWW/WWW/WWW/W.BBB./.../.../... W 0 0 0 1', 'position-too-many'],
    ['B../.../.../....../.../.../... W 9 9 0 1', 'position-too-many'],
    [`${EMPTY} W 0 0 0 1`, 'position-too-few'],
    ['WWW/W../.../....../.../.../B.. B 0 0 0 1', 'position-too-few'],
    ['WWW/W../.../....../.../.../BB. W 0 0 0 1', 'position-too-few'],
    ['WWW/.../.../....../.../.../BB. B 0 0 0 1', 'position-too-few'],
    ['.../.../.../....../.../.../... W 8 8 0 1', 'position-missing'],
    ['WW./.../.../....../.../.../B.. W 7 7 0 1', 'position-missing'],
    ['WWW/.../.../....../.../.../B.. B 6 7 0 1', 'fine'],
    ['WWW/.../.../....../.../.../... B 6 7 0 1', 'position-missing'],
    ['WWW/.../.../....../.../.../.BB B 6 7 5 1', 'fine'],
    ['WWW/.../.../....../.../.../.BB B 6 7 6 1', 'position-quiet'],
    ['WWW/W../.../....../.../.../BBB B 0 0 51 1', 'position-quiet'],
    ['WWW/W../.../....../.../.../BBB B 0 0 0 0', 'position-times'],
    ['WWW/W../.../....../.../.../BBB B 0 0 0 4', 'position-times'],
    [`${EMPTY} W 9 9 0 2`, 'position-times'],
    ['WWW/W../.../....../.../.../BBB B 0 1 0 1', 'fine'],
    ['WWW/W../.../....../.../.../BBB B 0 1 0 2', 'position-times'],
  ])('%s: %s', (text, wrong) => {
    expect(code(text)).toBe(wrong)
  })

  it('says what is wrong in every language', () => {
    const answer = read(`${EMPTY} W 9 9 0 2`)
    for (const lang of LANGS) expect(!answer.ok && answer.problem.text[lang]).toMatch(/\w/)
  })
})
