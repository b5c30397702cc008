import { hrefOf } from '../app/route.ts'
import type { Box } from '../games/box.ts'
import { inLang } from '../words/lang.ts'
import { sayShelf } from '../words/shelf.ts'

export const seatsOf = ({ seats }: Box): string => {
  const from = seats[0]!
  const to = seats.at(-1)!
  return from === to ? sayShelf('seats-one', { n: from }) : sayShelf('seats-range', { from, to })
}

/** A game's box on the shelf. `main`: the one among all games, for a box may be in a row too. */
export const BoxCard = (props: { readonly box: Box; readonly main?: boolean }) => (
  <a
    class="box"
    href={hrefOf({ page: 'opening', game: props.box.id })}
    data-game={props.main === true ? props.box.id : undefined}
  >
    <img src={props.box.cover} alt="" width="300" height="340" loading="lazy" decoding="async" />
    <span class="label">
      <strong>{inLang(props.box.name)}</strong>
      <span class="soft">
        {seatsOf(props.box)} · {sayShelf('minutes', { n: props.box.traits.minutes })}
      </span>
    </span>
  </a>
)
