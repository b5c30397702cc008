import { describe, expect, it } from 'vitest'
import { begin, knowledgeOf, take } from '../test/moments.ts'
import { asked } from '../test/positions.ts'
import { advise } from './advise.ts'

const adviceAt = async (id: string, text: string, about?: readonly string[], given = {}) => {
  const game = await take(id)
  return advise(game, asked(game, text, about, given), await knowledgeOf(id))
}

describe('what the best move does', () => {
  it('molenspel: it closes a mill, which other moves do not', async () => {
    const advice = await adviceAt('molenspel', 'WW./.../.../....../.../.../B.B W 7 7 0 1')
    expect(advice!.best).toMatch(/^g7x/)
    expect(advice!.does).toMatchObject([{ fact: 'mill-takes', seat: 0 }])
    expect(advice!.wins).toBeUndefined()
  })

  it('dammen: a capture that is forced is no reason', async () => {
    // 28x17 and 28x19 take one man each.
    const advice = await adviceAt('dammen', 'W:W28,48:B22,23,3')
    expect(advice!.does).toEqual([])
  })

  it('dammen: a win that was seen to the end is counted in own moves', async () => {
    // After 32-28 Black has to take with 23x32, and 38x27 takes the last man; 38-33 is as quick.
    const advice = await adviceAt('dammen', 'W:W32,38:B23')
    expect(['32-28', '38-33']).toContain(advice!.best)
    expect(advice!.wins).toBe(2)
  })
})

describe('how much worse another move is', () => {
  it('dammen: to give the king away is a blunder, and the capture that follows is told', async () => {
    const { other } = (await adviceAt('dammen', 'W:WK50,48:B22,17,11,12', ['50-28']))!
    expect(other).toMatchObject({ move: '50-28', weight: 'blunder' })
    expect(other!.reply).toMatchObject([{ fact: 'captures', seat: 1, takes: ['28'] }])
  })

  it('the best move has nothing beside it', async () => {
    const advice = await adviceAt('dammen', 'W:WK50,48:B22,17,11,12', ['50-45'])
    expect(advice!.best).toBe('50-45')
    expect(advice!.other).toBeUndefined()
  })

  it('backgammon: to leave the last checker is a blunder', async () => {
    const text = 'XGID=-A-A--------------------a-:0:0:1:31:0:0:0:1:6'
    const { other } = (await adviceAt('backgammon', text, undefined, { points: 1 }))!
    expect(other!.weight).toBe('blunder')
  })

  it('where matches are played out, the next move is a blunder only beyond chance', async () => {
    const game = await take('gobang')
    const s = begin(game, 2)
    const advice = advise(game, { view: game.view(s, 0), seat: 0, seats: 2, seed: 1 })
    expect(advice!.other!.weight).toBe('slight')
  })
})
