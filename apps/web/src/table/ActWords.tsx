import { Icon } from '../app/Icon.tsx'

/** What a button of a table does: a sign, and its words where there is room. */
export const ActWords = (props: { readonly path: string; readonly words: string }) => (
  <>
    <Icon path={props.path} />
    <span class="word">{props.words}</span>
  </>
)
