import { Match, value, type Entry, type Problem, type Read, type Seat } from '@spellendoos/kernel'
import { game } from '../index.ts'
import { options, type Options } from '../options.ts'
import { crawfordNow, setup, type State } from '../state.ts'
import { readLine, type MatAction, type Line } from './lines.ts'
import { legalPlay, ourWords } from './plays.ts'
import { atLine, refusedAt } from './words.ts'

/** A part of a match that can be replayed; if it is not the beginning, it has a position. */
export interface MatPart {
  readonly position?: string
  readonly log: readonly Entry[]
}

/**
 * A match of backgammon as it is in a match file. At our tables resigning loses the match, so a match in which a game
 * was resigned and the next one played is split into parts, each from where the last ended.
 */
export interface MatMatch {
  readonly players: readonly string[]
  readonly options: Options
  readonly parts: readonly MatPart[]
}

/** Games without a match length go on for ever; ours end at the maximum number of points. */
const MOST_POINTS = options.points.maximum

/**
 * Reads a match in the format of Jellyfish, which GNU Backgammon, eXtreme Gammon and others write, too. Every throw and
 * every play is checked by the rules; what does not fit is refused with its line.
 */
export function readMat(text: string): Read<MatMatch> {
  const reader = new Reader()
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  for (const [i, each] of lines.entries()) {
    const line = readLine(each, i + 1)
    if (!line.ok) return line
    const wrong = reader.take(line.value, i + 1)
    if (wrong !== undefined) return { ok: false, problem: wrong }
  }
  return reader.end(lines.length)
}

class Reader {
  #settings = new Map<string, string>()
  readonly #parts: Match<State>[] = []
  #match: Match<State> | undefined
  #points: number | undefined
  #players: readonly string[] = []
  /** Whether the players of the current game still have to be named. */
  #naming = false
  /** How the last game ended, until the file says so. */
  #won: { readonly seat: Seat; readonly points: number } | undefined
  /** The line of a throw that was not played. */
  #unplayed: number | undefined

  take(line: Line, at: number): Problem | undefined {
    switch (line.kind) {
      case 'setting':
        this.#settings.set(line.name.toLowerCase(), line.setting.toLowerCase())
        return undefined
      case 'length':
        this.#points = line.points
        return line.points > MOST_POINTS ? atLine(at, 'too-long').problem : undefined
      case 'game':
        return this.#beginGame(at)
      case 'players':
        return this.#name(line, at)
      case 'deeds':
        return this.#play(line.deeds, at)
      case 'nothing':
      default:
        return undefined
    }
  }

  end(lines: number): Read<MatMatch> {
    if (this.#match === undefined) return atLine(lines, this.#points === undefined ? 'no-length' : 'no-game')
    const parts = this.#parts.map(({ log, header: { position } }) =>
      position === undefined ? { log } : { position, log },
    )
    return value({ players: this.#players, options: this.#match.state.rules, parts })
  }

  #beginGame(at: number): Problem | undefined {
    if (this.#points === undefined) return atLine(at, 'no-length').problem
    const { result, state } = this.#match ?? {}
    if (result?.why === 'resigned') this.#goOn(state!)
    else if (result !== undefined) return atLine(at, 'match-over').problem
    else if (state === undefined) this.#begin(this.#agreed(this.#points))
    else if (state.stage !== 'roll-off') return atLine(at, 'unfinished').problem
    this.#won = undefined
    this.#naming = true
    return undefined
  }

  /** The rules of such files: the modern ones, with Jacoby if there is no match. */
  #agreed(points: number): Options {
    const said = (name: string, usual: boolean) =>
      this.#settings.has(name) ? this.#settings.get(name) === 'on' : usual
    return {
      points: points === 0 ? MOST_POINTS : points,
      cube: this.#settings.get('cubelimit') !== '1',
      crawford: points > 0 && said('crawford', true),
      jacoby: said('jacoby', points === 0),
      opening: 'together',
      triple: 'none-off',
    }
  }

  #begin(agreed: Options, position?: string): void {
    const start = position === undefined ? {} : { position }
    const header = { id: 'mat', game: game.id, version: game.version, options: agreed, seats: 2, ...start }
    const begun = Match.begin(game, header)
    if (!begun.ok) throw new Error(begun.problem.text.en)
    this.#match = begun.value
    this.#parts.push(begun.value)
  }

  /** The next game after one that was resigned. */
  #goOn(state: State): void {
    const { seat, points } = this.#won!
    const scores = state.scores.with(seat, state.scores[seat]! + points)
    const next = { ...setup(state.rules), scores, crawford: crawfordNow({ ...state, scores }) }
    this.#begin(state.rules, game.position!.write(next))
  }

  #name({ names, scores }: Line & { kind: 'players' }, at: number): Problem | undefined {
    if (!this.#naming) return atLine(at, this.#match === undefined ? 'no-game' : 'unknown-text').problem
    this.#naming = false
    this.#players = names
    const fits = this.#match!.state.scores.every((score, seat) => score === scores[seat])
    return fits ? undefined : atLine(at, 'wrong-score').problem
  }

  #play(deeds: readonly MatAction[], at: number): Problem | undefined {
    if (this.#match === undefined)
      return atLine(at, this.#points === undefined ? 'no-length' : 'no-game').problem
    if (this.#naming && deeds.length > 0) return atLine(at, 'no-players').problem
    for (const done of deeds) {
      const wrong = this.#do(this.#match, done)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }

  #do(match: Match<State>, { line, seat, deed }: MatAction): Problem | undefined {
    if (deed.does === 'resign') return undefined
    if (deed.does === 'win') return this.#win(match, line, seat, deed.points)
    if (this.#unplayed !== undefined) return atLine(this.#unplayed, 'no-play').problem
    if (match.result !== undefined) return atLine(line, 'match-over').problem
    if (deed.does === 'throw') return this.#throw(match, line, seat, deed.dice, deed.play)
    if (deed.does === 'double' && deed.stake !== 2 * match.state.cube)
      return atLine(line, 'wrong-stake').problem
    return this.#append(match, line, { by: seat, move: deed.does })
  }

  /** Appends a move, and checks whether it ended a game. */
  #append(match: Match<State>, line: number, entry: Entry & { move: string }): Problem | undefined {
    const before = match.state.scores
    const outcome = match.append(entry)
    if (!outcome.ok) return refusedAt(line, entry.move, outcome.refusal.text).problem
    const seat = match.state.scores.findIndex((score, each) => score > before[each]!)
    if (seat >= 0) this.#won = { seat, points: match.state.scores[seat]! - before[seat]! }
    return undefined
  }

  #throw(
    match: Match<State>,
    line: number,
    seat: Seat,
    dice: readonly [number, number],
    play: string,
  ): Problem | undefined {
    const [one, two] = dice
    if (match.state.stage === 'roll-off') {
      if (one === two) return atLine(line, 'opening-double').problem
      // The opener threw the higher die.
      const [high, low] = [Math.max(one, two), Math.min(one, two)]
      for (const each of [0, 1]) {
        match.append({ by: each, move: 'throw' })
        match.append({ by: 'chance', draw: [each === seat ? high : low] })
      }
    } else {
      const wrong = this.#append(match, line, { by: seat, move: 'throw' })
      if (wrong !== undefined) return wrong
      match.append({ by: 'chance', draw: [one, two] })
    }
    if (play !== '') {
      return this.#append(match, line, {
        by: seat,
        move: legalPlay(match.state, seat, play) ?? ourWords(play),
      })
    }
    if (match.moves(seat)[0] === 'pass') return this.#append(match, line, { by: seat, move: 'pass' })
    this.#unplayed = line
    return undefined
  }

  /** The file says who won; a game that has not ended by itself was resigned. */
  #win(match: Match<State>, line: number, seat: Seat, points: number): Problem | undefined {
    this.#unplayed = undefined
    if (this.#won !== undefined) {
      const fits = this.#won.seat === seat && this.#won.points === points
      return fits ? undefined : atLine(line, 'wrong-win').problem
    }
    match.append({ by: 1 - seat, act: 'resign' })
    this.#won = { seat, points }
    return undefined
  }
}
