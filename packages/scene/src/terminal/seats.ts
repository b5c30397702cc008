import type { SeatLine } from '../scene.ts'
import { speak } from '../speak.ts'
import { Canvas } from './canvas.ts'
import { onAnyGround } from './ink.ts'
import { seatMark } from './marks.ts'
import type { Pen } from './pen.ts'
import { cut, padEnd, padStart, widthOf } from './width.ts'

/** One line a player: whose turn it is, mark, name, points, money and whatever else is beside the name. */
export function drawSeats(seats: readonly SeatLine[], pen: Pen): Canvas {
  const out = new Canvas()
  const names = seats.map((_, seat) => pen.name(seat))
  const scores = seats.map(({ score, scoreSays = 'score' }) =>
    score === undefined ? '' : pen.say({ say: scoreSays, n: score }),
  )
  const purses = seats.map(({ money }) =>
    money === undefined ? '' : speak({ says: {} }, { say: 'purse', money }, pen.lang),
  )
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(widthOf))
  seats.forEach(({ note }, seat) => {
    const turn = pen.turn.includes(seat)
    const fg = onAnyGround(seat)
    out.put(0, seat, turn ? '▶' : ' ', { fg, bold: true })
    out.put(2, seat, seatMark(seat), { fg, bold: true })
    const columns = [
      padEnd(names[seat]!, widest(names)),
      ...(widest(scores) === 0 ? [] : [padStart(scores[seat]!, widest(scores))]),
      ...(widest(purses) === 0 ? [] : [padStart(purses[seat]!, widest(purses))]),
      ...(note === undefined ? [] : [pen.say(note)]),
    ]
    out.put(4, seat, cut(columns.join('   ').trimEnd(), Math.max(8, pen.width - 5)), { bold: turn })
  })
  return out
}
