import { createEffect, createMemo, createResource, on, Show } from 'solid-js'
import type { RuleId } from '@spellendoos/kernel'
import { hrefOf } from '../app/route.ts'
import { bitingRules } from '../bots/worker-client.ts'
import { ruleOfFact } from '../lessons/fact-rules.ts'
import type { Host } from '../table/host.ts'
import type { TableModel } from '../table/table-model.ts'
import { inLang } from '../words/lang.ts'
import { sayLearn } from '../words/learn.ts'
import { ruleToTell } from './rule-to-tell.ts'
import { knownRulesOf } from './known-rules.ts'
import './learn.css'

/** Beside a first match: a rule when it first matters. */
export function Guide(props: { readonly host: Host; readonly model: TableModel }) {
  const { host, model } = props
  const { rules } = host.game.words
  const told = knownRulesOf(host.game.id)
  const myTurn = createMemo(() => {
    const sent = model.message()
    const seat = model.eye()
    const mine = typeof seat === 'number' && sent !== undefined && sent.choices.length > 0
    return mine ? { view: sent.view, seat, choices: sent.choices, seq: sent.seq } : undefined
  })
  /** A rule that already forbids something at the first move is explained when it is broken. */
  const usual = new Set<RuleId>()
  const [biting] = createResource(myTurn, async ({ view, seat, choices }) => {
    const now = await bitingRules(host.game.id, { view, seat, choices })
    const anew = usual.size === 0 ? [] : now.filter((rule) => !usual.has(rule))
    for (const rule of now) usual.add(rule)
    return anew
  })
  /** What happened since the player's own last move. */
  const facts = createMemo(() => {
    const eye = model.eye()
    if (typeof eye !== 'number') return []
    const all = host.message(eye, 0).news
    const mine = all.findLastIndex(({ by, move }) => by === eye && move !== undefined)
    return all.slice(mine < 0 ? 0 : mine).flatMap((each) => each.facts)
  })
  const happened = () => facts().flatMap((fact) => ruleOfFact(host.game.words, fact) ?? [])
  const telling = createMemo(() =>
    myTurn() === undefined || biting.state !== 'ready'
      ? undefined
      : ruleToTell(rules, told.rules(), { happened: happened(), biting: biting() }),
  )
  // A rule counts as explained once a move was played while it was shown.
  let shown: { readonly seq: number; readonly rule: string } | undefined
  createEffect(() => {
    const now = telling()
    const turn = myTurn()
    if (now !== undefined && turn !== undefined) shown = { seq: turn.seq, rule: now.rule.id }
  })
  createEffect(
    on(host.seq, (seq) => {
      if (shown !== undefined && shown.seq < seq) told.add([shown.rule])
    }),
  )
  createEffect(() => {
    const rule = model.refusal()?.rule
    if (rule !== undefined) told.add([rule])
  })
  const isAllTold = () => rules.every(({ id }) => told.rules().has(id))
  const number = (id: string) => rules.findIndex((rule) => rule.id === id) + 1
  return (
    <section class="guide paper" aria-label={sayLearn('guide')} aria-live="polite" tabIndex={0}>
      <Show
        when={telling()}
        fallback={
          <p class="soft">
            {sayLearn(isAllTold() ? 'all-told' : host.players.length > 1 ? 'along' : 'along-alone')}
          </p>
        }
      >
        {(telling) => (
          <div data-guide={telling().rule.id} data-bites={telling().bites ? '' : undefined}>
            <p class="which">
              <strong>{sayLearn(telling().bites ? 'mind' : 'know')}</strong>{' '}
              <a href={hrefOf({ page: 'rules', game: host.game.id, rule: telling().rule.id })}>
                {sayLearn('rule', { n: number(telling().rule.id), all: rules.length })}
              </a>
            </p>
            <p>{inLang(telling().rule.text)}</p>
            <button
              type="button"
              class="button small"
              data-understood
              onClick={() => told.add([telling().rule.id])}
            >
              {sayLearn('understood')}
            </button>
          </div>
        )}
      </Show>
    </section>
  )
}
