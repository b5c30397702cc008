import { createResource, createSignal, For } from 'solid-js'
import { endBlock } from '../online/api.ts'
import { forgetBlock, ownBlocks, type OwnBlock } from '../online/browser.ts'
import { inLang, locale } from '../words/lang.ts'
import { saySettings } from '../words/settings.ts'

/** Players whom this browser has blocked online, and how to unblock them. */
export function BlockedField() {
  const [blocks, { refetch }] = createResource(ownBlocks)
  const [said, setSaid] = createSignal('')
  const undo = async ({ handle, name }: OwnBlock) => {
    const answer = await endBlock(handle)
    if (!answer.ok) {
      setSaid(answer.passing ? saySettings('unblock-offline') : inLang(answer.problem.text))
      return
    }
    await forgetBlock(handle)
    await refetch()
    setSaid(saySettings('unblocked', { name }))
  }
  return (
    <fieldset>
      <legend>{saySettings('blocked')}</legend>
      <p class="soft">{saySettings('blocked-why')}</p>
      <ul class="blocked">
        <For each={blocks.latest} fallback={<li>{saySettings('blocked-none')}</li>}>
          {(block) => (
            <li class="row" data-blocked>
              <strong>{block.name}</strong>
              <span class="soft">{dayOf(block)}</span>
              <button
                type="button"
                class="button small"
                aria-label={saySettings('unblock-name', { name: block.name })}
                data-unblock
                onClick={() => void undo(block)}
              >
                {saySettings('unblock')}
              </button>
            </li>
          )}
        </For>
      </ul>
      <p aria-live="polite" data-unblocked>
        {said()}
      </p>
    </fieldset>
  )
}

const dayOf = ({ at }: OwnBlock) => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at)
