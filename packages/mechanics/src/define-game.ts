import { BY_THE_BOOK, copyJson, type Text, type Traits, type Words } from '@spellendoos/kernel'
import type { SceneGame } from '@spellendoos/scene'
import { eachForHimself } from './turns.ts'
import { t } from './words/texts.ts'

const BY_THE_BOOK_TEXT: Text = t['define-game']['by-the-book-text']

type Optional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>

/** The words of a game; options and presets are left out if it has none of its own. */
export type OwnWords = Optional<Words, 'options' | 'presets'>

/** What a game has to define itself: everything else has defaults. */
type OwnGame<State, Move, View, Options> = Optional<
  Omit<SceneGame<State, Move, View, Options>, 'words' | 'traits'>,
  'options' | 'presets' | 'sides' | 'view' | 'imagine' | 'touches'
> & {
  readonly words: OwnWords
  readonly traits: Partial<Traits> & Pick<Traits, 'minutes'>
}

/**
 * A game, completed where it says nothing:
 *
 * - everyone plays alone, and there are no options and no presets but the one by the book;
 * - it is open, played in turn, and shows its legal moves; it is for one player if it has one seat only, for money
 *   if it has purses, and a matter of luck if it asks chance;
 * - everyone sees the whole state;
 * - a move is one tap, on the spot that is called as the move is written.
 */
export function defineGame<State, Move, View = State, Options = unknown>(
  own: OwnGame<State, Move, View, Options>,
): SceneGame<State, Move, View, Options> {
  const copy = own.copy ?? copyJson
  return {
    options: {},
    presets: { [BY_THE_BOOK]: {} },
    sides: (_, seats) => eachForHimself(seats),
    // Only a game that leaves `view` out has its state for a view.
    view: (s) => s as unknown as View,
    imagine: (view) => copy(view as unknown as State),
    touches: (s, move) => [[own.write(s, move)]],
    ...own,
    words: { options: {}, presets: { [BY_THE_BOOK]: BY_THE_BOOK_TEXT }, ...own.words },
    traits: {
      hidden: false,
      realtime: false,
      unaided: false,
      solo: own.seats.every((seats) => seats === 1),
      luck: own.chance === undefined ? 'none' : 'some',
      money: own.purses !== undefined,
      ...own.traits,
    },
  }
}
