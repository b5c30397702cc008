import type { RuleId, Seat } from '@spellendoos/kernel'
import { between, isNeighbour, NEIGHBOURS, pointCalled, type Point } from '../lines.ts'
import { chainsOf, isBack, isFrozen } from './moves.ts'
import { FOXES, HENS, isFox, isHen, MOST_HENS, type State } from './state.ts'

const SHAPE = /^[a-g][1-7](?:[-x][a-g][1-7])*$/

/** The rule that forbids what was tried: the first that fails, in the order in which a player would check. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  if (!SHAPE.test(tried)) return undefined
  if (s.end !== null) return s.end
  if (seat !== s.seat) return 'vos-en-kip.turn'
  const path = tried.split(/[-x]/).map(pointCalled)
  if (path.includes(-1)) return 'vos-en-kip.board'
  const piece = s.board[path[0]!]!
  if (seat === HENS) return isHen(piece) ? explainHen(s, path) : 'vos-en-kip.own'
  return isFox(piece) ? explainFox(s, path, tried.includes('x')) : 'vos-en-kip.own'
}

const isFree = (s: State, point: Point): boolean => s.board[point] === 0

function explainHen(s: State, [from, to, ...more]: readonly Point[]): RuleId | undefined {
  if (to === undefined) {
    const open = NEIGHBOURS[from!]!.some((each) => isFree(s, each) && !isBack(from!, each))
    return open ? undefined : 'vos-en-kip.hen-step'
  }
  if (isBack(from!, to)) return 'vos-en-kip.hen-back'
  if (!isFree(s, to)) return 'vos-en-kip.free-point'
  if (isNeighbour(from!, to)) return more.length > 0 ? 'vos-en-kip.hen-step' : undefined
  return between(from!, to) >= 0 ? 'vos-en-kip.hen-step' : 'vos-en-kip.lines'
}

function explainFox(s: State, path: readonly Point[], asJump: boolean): RuleId | undefined {
  const [from, to, ...more] = path
  if (isFrozen(s, s.board[from!]! - MOST_HENS - 1)) return 'vos-en-kip.frozen'
  if (to === undefined) {
    const open = NEIGHBOURS[from!]!.some((each) => isFree(s, each)) || chainsOf(s, from!).length > 0
    return open ? explainStep(s) : 'vos-en-kip.fox-step'
  }
  if (!isNeighbour(from!, to)) return explainJumps(s, path)
  if (!isFree(s, to)) return 'vos-en-kip.free-point'
  if (asJump) return 'vos-en-kip.jump'
  return more.length > 0 ? 'vos-en-kip.fox-step' : explainStep(s)
}

/** vos-en-kip.must-jump: if jumps are compulsory, no fox may step while one can jump. */
function explainStep(s: State): RuleId | undefined {
  if (!s.compulsory || s.seat !== FOXES) return undefined
  return s.foxes.some((fox) => chainsOf(s, fox).length > 0) ? 'vos-en-kip.must-jump' : undefined
}

function explainJumps(s: State, path: readonly Point[]): RuleId | undefined {
  const board = s.board.slice()
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!]
    const over = between(from, to)
    if (over < 0) return i > 1 && isNeighbour(from, to) ? 'vos-en-kip.chain' : 'vos-en-kip.lines'
    if (!isHen(board[over]!)) return isFox(board[over]!) ? 'vos-en-kip.jump' : 'vos-en-kip.fox-step'
    if (board[to] !== 0 && to !== path[0]) return 'vos-en-kip.free-point'
    board[over] = 0
  }
  // A longer chain that begins like this is legal: the fox has stopped too early.
  const isLonger = (chain: readonly Point[]) =>
    chain.length > path.length && path.every((point, i) => chain[i] === point)
  return chainsOf(s, path[0]!).some(isLonger) ? 'vos-en-kip.stop-early' : undefined
}
