import { attestationSentences, type Attestation } from '@spellendoos/fair'
import { For } from 'solid-js'
import { inLang } from '../words/lang.ts'
import { saySignatures } from '../words/signatures.ts'

/** Who signed a match, what they contributed to its chance, and what remains a matter of trust. */
export const Signatures = (props: { readonly vouched: Attestation; readonly players: readonly string[] }) => (
  <details class="vouching" data-signed={props.vouched.seats.join(' ')}>
    <summary>{saySignatures('who')}</summary>
    <ul>
      <For each={attestationSentences(props.vouched, props.players)}>{(text) => <li>{inLang(text)}</li>}</For>
    </ul>
    <p>{saySignatures('remains')}</p>
  </details>
)
