import type { AskedMatch } from '@spellendoos/bots/table'
import type { TableMessage, Verdict } from '@spellendoos/fair'
import type { Act, Eye, Match, Problem, RuleId, Seat, Series } from '@spellendoos/kernel'
import type { JSX } from 'solid-js'
import type { Arrow } from '../board/arrows.ts'
import type { OpenGame } from '../games/open.ts'
import type { KeptDaily, Player, Warned } from '../storage/matches.ts'

/** Why a move was refused. */
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
  /** The rules are explained during the match, and computer players are patient. */
  readonly guided: boolean
  /** For a challenge of the day: which one, and its match, for which nobody here gets hints. */
  readonly daily?: DailyAtTable | undefined
  /** The earlier matches of this series, by player. */
  readonly series: Series
  /** The number of entries in the log; reactive. */
  readonly seq: () => number
  /** All that this viewer may know now, and the news since entry `since`; reactive. */
  message(eye: Eye, since?: number): TableMessage
  /** Returns `undefined` if it was accepted. */
  play(seat: Seat, move: string, seen: number): Promise<Refused | undefined>
  act(seat: Seat, act: Act): Promise<Refused | undefined>
  /** Which of these made the last move that was not taken back, with several people at one screen. */
  readonly lastMover?: (among: readonly Seat[]) => Seat | undefined
  /** Whether this seat has a move that it could take back now; reactive. */
  readonly canTakeBack: (seat: Seat) => boolean
  /** When each running clock will run out, by name. */
  readonly deadlines: () => ReadonlyMap<string, number>
  /** Whether players have clocks that run while they think; reactive. Left out if everyone is at this screen. */
  readonly clocked?: () => boolean
  /** How long this match has been played, in milliseconds; long pauses count as short ones. */
  played(now: number): number
  /** Whether chance was fair, once the match is over. */
  verify(): Promise<Verdict>
  /** Creates the next match of the same players; returns its id, unless others have to agree. */
  rematch(): Promise<string | undefined>
  /** Changes before which moves a player is warned; online there are no warnings. */
  readonly warn?: (seat: Seat, warned: Warned | undefined) => void
  /** Whose view this browser has, if every player has their own screen. */
  readonly own?: Eye
  /** Whether positions are studied here: whoever is on turn, everything is visible and the board does not turn. */
  readonly study?: true
  /** Who else wants another match, as a sentence, until someone here agrees; and how to agree. */
  readonly wanted?: () => { readonly says: string; readonly agree: string } | undefined
  /** Whom the next match waits for, once a player here has asked for it. */
  readonly waiting?: () => string | undefined
  /** What is shown beside a player's name: who is away, how much time is left. */
  readonly Beside?: (props: { readonly seat: Seat }) => JSX.Element
  /** What is drawn over the board, such as the answer to a wrong move; reactive. */
  readonly arrows?: () => readonly Arrow[]
  /** Leaves the table: clocks and computer players stop. */
  leave(): void
}
