import { sayOnline } from '../words/online.ts'
import { LazyDetails } from './LazyDetails.tsx'
import { LinkCard, linkTo } from './LinkCard.tsx'

interface WatchLinkProps {
  readonly match: string
  /** The key of watchers. */
  readonly watch: string
  /** The name of the game. */
  readonly about: string
}

/** The link for watchers. */
export const WatchLink = (props: WatchLinkProps) => (
  <LazyDetails title={sayOnline('watch-link')}>
    <LinkCard
      name="watch"
      title={sayOnline('watch-link')}
      why={sayOnline('watch-why')}
      link={linkTo(props.match, props.watch)}
      about={props.about}
    />
  </LazyDetails>
)
