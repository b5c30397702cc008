import type { AskedMatch } from '@spellendoos/bots/table'
import type { TableMessage, Verdict } from '@spellendoos/fair'
import type { Act, Eye, Match, Problem, RuleId, Seat, Series } from '@spellendoos/kernel'
import type { JSX } from 'solid-js'
import type { Arrow } from '../board/arrows.ts'
import type { OpenGame } from '../games/open.ts'
import type { KeptDaily, Player, Warned } from '../keep/matches.ts'

/** Why something was not taken. */
export interface Refused extends Problem {
  readonly rule?: RuleId
}

/** A challenge of the day, as it is played at a table. */
export interface DailyAtTable extends KeptDaily {
  readonly match: Match
}

/**
 * Who holds a match: this browser, or somebody far away. The table page asks it for what a viewer may
 * know, and hands it moves in notation; it never sees a state.
 */
export interface Host {
  readonly id: string
  readonly game: OpenGame
  /** What computer players are asked about: for a move, a hint, a warning. */
  readonly asked: AskedMatch
  /** By seat; reactive. */
  readonly players: readonly Player[]
  /** The rules are told along the way, and computer players are patient. */
  readonly guided: boolean
  /** Where this is a challenge of the day: which one, and the match, which nobody here gets hints for. */
  readonly daily?: DailyAtTable | undefined
  /** The matches of this series before this one, by player. */
  readonly series: Series
  /** The number of entries in the log; reactive. */
  readonly seq: () => number
  /** All that this viewer may know now, and what is new since entry `since`; reactive. */
  message(eye: Eye, since?: number): TableMessage
  /** Nothing comes back when it was taken. */
  play(seat: Seat, move: string, seen: number): Promise<Refused | undefined>
  act(seat: Seat, act: Act): Promise<Refused | undefined>
  /** Which of these made the last move that was not taken back, with several people at one screen. */
  readonly lastMover?: (among: readonly Seat[]) => Seat | undefined
  /** Whether this seat has a move that it could take back now; reactive. */
  readonly canTakeBack: (seat: Seat) => boolean
  /** When each running clock will have run out, by name. */
  readonly deadlines: () => ReadonlyMap<string, number>
  /** Whether players have clocks that run while they think; reactive. Left out where everyone is at this screen. */
  readonly clocked?: () => boolean
  /** How long this match has been played by now, in milliseconds; long pauses count as short ones. */
  played(now: number): number
  /** Whether chance kept its word, once the match is over. */
  verify(): Promise<Verdict>
  /** Lays out the next match of the same players; answers its id, unless others have to want it too. */
  rematch(): Promise<string | undefined>
  /** Changes before which moves a player is warned; online there are no warnings. */
  readonly warn?: (seat: Seat, warned: Warned | undefined) => void
  /** Whose eyes this browser has, where everyone has a screen of their own. */
  readonly own?: Eye
  /** Whether positions are studied here: whoever is on turn, all is seen and the board does not turn. */
  readonly study?: true
  /** Who else wants another match, in a sentence, as long as nobody here has said so; and how one agrees. */
  readonly wanted?: () => { readonly says: string; readonly agree: string } | undefined
  /** Whom the next match waits for, once a player here has asked for it. */
  readonly waiting?: () => string | undefined
  /** What is beside a player's name: who is away, how long is left. */
  readonly Beside?: (props: { readonly seat: Seat }) => JSX.Element
  /** What is drawn over the board, such as the answer to a wrong move; reactive. */
  readonly arrows?: () => readonly Arrow[]
  /** Gets up from the table: clocks and computer players stop. */
  leave(): void
}
