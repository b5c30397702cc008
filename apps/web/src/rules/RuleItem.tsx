import type { Rule } from '@spellendoos/kernel'
import { createEffect, createSignal, on, Show } from 'solid-js'
import type { OpenGame } from '../games/open.ts'
import type { Example } from '../lessons/examples.ts'
import { ExampleFigure } from '../lessons/ExampleFigure.tsx'
import { inLang } from '../words/lang.ts'
import { sayRules } from '../words/rules.ts'

interface RuleItemProps {
  readonly game: OpenGame
  readonly rule: Rule
  /** Where it is in the book, as `paragraph.sentence`. */
  readonly passages: readonly string[]
  /** The picture of it that was chosen by hand. */
  readonly diagram: Example | undefined
  /** A moment that shows it, once one is found. */
  readonly example: Example | undefined
  /** Whether the page was opened for this rule. */
  readonly pointed: boolean
}

/** A rule with its diagram, or with a moment of a match if the reader asks for one. */
export function RuleItem(props: RuleItemProps) {
  const [asked, setAsked] = createSignal(false)
  createEffect(
    on(
      () => props.pointed,
      (pointed) => pointed && setAsked(true),
    ),
  )
  const picture = () => props.diagram ?? (asked() ? props.example : undefined)
  return (
    <li id={props.rule.id} classList={{ pointed: props.pointed }}>
      <div class="rule">
        <p>{inLang(props.rule.text)}</p>
        <p class={`source ${props.rule.source}`} title={sayRules(`${props.rule.source}-why`)}>
          {sayRules(props.rule.source)}
          <Show when={props.passages.length > 0}>
            <span class="passages" title={sayRules('passages-why')}>
              {', '}
              {sayRules('passages')} <cite lang="nl">{props.passages.join(', ')}</cite>
            </span>
          </Show>
          <Show when={picture() === undefined && props.example !== undefined}>
            {' '}
            <button type="button" class="show" data-show onClick={() => setAsked(true)}>
              {sayRules('show')}
            </button>
          </Show>
        </p>
        <Show when={picture()}>{(example) => <ExampleFigure game={props.game} example={example()} />}</Show>
      </div>
    </li>
  )
}
