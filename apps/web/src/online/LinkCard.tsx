import { createSignal, Show } from 'solid-js'
import { hrefOf } from '../app/route.ts'
import { sayOnline } from '../words/online.ts'
import { Qr } from './Qr.tsx'
import { sayApp } from '../words/app.ts'

/** The whole address of a link to a table. */
export const linkTo = (match: string, key: string): string =>
  new URL(hrefOf({ page: 'at', match, key }), location.href).href

interface LinkCardProps {
  readonly title: string
  readonly why: string
  readonly link: string
  /** What is shared, in words. */
  readonly about: string
  readonly name: string
}

/** A link to share: copied, shared, or scanned by a camera. */
export function LinkCard(props: LinkCardProps) {
  const [said, setSaid] = createSignal('')
  let field!: HTMLInputElement
  const copy = async () => {
    field.select()
    try {
      await navigator.clipboard.writeText(props.link)
      setSaid(sayOnline('copied'))
    } catch {
      // The clipboard needs https; the link is selected.
      setSaid(sayOnline('selected'))
    }
  }
  const share = () => navigator.share({ title: props.about, url: props.link }).catch(() => undefined)
  return (
    <section class="link-card" data-links={props.name}>
      <div class="link-words">
        <h3>{props.title}</h3>
        <p class="soft">{props.why}</p>
        <div class="row">
          <input
            ref={field}
            class="field"
            readonly
            value={props.link}
            aria-label={sayApp('labelled', { name: sayOnline('link'), what: props.title })}
            data-link={props.name}
          />
          <button type="button" class="button main" onClick={() => void copy()}>
            {sayOnline('copy')}
          </button>
          <Show when={'share' in navigator}>
            <button type="button" class="button" onClick={() => void share()}>
              {sayOnline('share')}
            </button>
          </Show>
        </div>
        <p class="said" role="status">
          {said()}
        </p>
      </div>
      <Qr text={props.link} />
    </section>
  )
}
