import { comesNear } from '../app/visibility.ts'
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
export function BoxCard(props: { readonly box: Box; readonly main?: boolean }) {
  let cover!: HTMLImageElement
  // Browsers load lazy pictures from several screens around, and a shelf has dozens there.
  const near = comesNear(() => cover)
  return (
    <a
      class="box"
      href={hrefOf({ page: 'opening', game: props.box.id })}
      data-game={props.main === true ? props.box.id : undefined}
    >
      <img
        ref={cover}
        src={near() ? props.box.cover : undefined}
        alt=""
        width="300"
        height="340"
        decoding="async"
      />
      <span class="label">
        <strong>{inLang(props.box.name)}</strong>
        <span class="soft">
          {seatsOf(props.box)} · {sayShelf('minutes', { n: props.box.traits.minutes })}
        </span>
      </span>
    </a>
  )
}
