import { FRIEND_LINES, PAGE_TITLES, passagesOf, SECTIONS, type Section } from '@spellendoos/kernel'
import { createEffect, createMemo, createResource, For, Show } from 'solid-js'
import { painted } from '../app/after-paint.ts'
import { progressiveList } from '../app/progressive-list.ts'
import { Masthead } from '../app/Masthead.tsx'
import { Notice } from '../app/Notice.tsx'
import { hrefOf } from '../app/route.ts'
import { Materials } from '../board/Materials.tsx'
import { boxOf } from '../games/boxes.ts'
import { listMatches } from '../storage/matches.ts'
import type { Example } from '../lessons/examples.ts'
import { ExampleFigure } from '../lessons/ExampleFigure.tsx'
import { findExamples } from '../lessons/example-search.ts'
import { openRules, type OpenRules } from '../lessons/open-rules.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayRules } from '../words/rules.ts'
import { RuleItem } from './RuleItem.tsx'
import './rules.css'

interface RulesPageProps {
  readonly game: string
  /** The rule to scroll to. */
  readonly rule: string | undefined
}

/**
 * A game's rules: first as a friend would explain them, then numbered and in sections, each marked by the book or
 * settled by us, with diagrams from its lesson. For other rules a moment of a match is shown on request.
 */
export function RulesPage(props: RulesPageProps) {
  const [opened] = createResource(() => props.game, openRules)
  return (
    <Show
      when={opened()}
      keyed
      fallback={
        <Notice text={sayApp(opened.loading ? 'opening' : 'no-such-game')} waiting={opened.loading} />
      }
    >
      {(opened) => <RulesOf opened={opened} rule={props.rule} />}
    </Show>
  )
}

function RulesOf(props: { readonly opened: OpenRules; readonly rule: string | undefined }) {
  const { game, start, passages, diagrams } = props.opened
  const { examples, done } = findExamples(game.id)
  const byRule = createMemo(() => {
    const first = new Map<string, Example>()
    for (const example of examples()) {
      if (example.rule !== undefined && !first.has(example.rule)) first.set(example.rule, example)
    }
    return first
  })
  // The head first, then the board, then rule by rule.
  const headed = painted()
  const rules = progressiveList(() => game.words.rules, { first: 0, more: 3 })
  const listed = (section: Section) => rules().filter((rule) => rule.section === section)
  const numberOfFirst = (section: Section) =>
    game.words.rules.findIndex((rule) => rule.section === section) + 1
  const pointed = createMemo(() => rules().find(({ id }) => id === props.rule))
  createEffect(() => document.getElementById(pointed()?.id ?? '')?.scrollIntoView())
  const [running] = createResource(async () =>
    (await listMatches()).find((match) => match.game === game.id && !match.over),
  )
  return (
    <div class="rules" data-pictures={done() ? 'all' : 'coming'}>
      <Materials />
      <Masthead />
      <main>
        <header>
          <h1>{inLang(game.words.name)}</h1>
          <div class="row tools">
            <a class="button small" href={hrefOf({ page: 'opening', game: game.id })}>
              {sayRules('play')}
            </a>
            <a class="button small" href={hrefOf({ page: 'learn', game: game.id })}>
              {sayApp('learn')}
            </a>
            <a class="button small" href={hrefOf({ page: 'learn', game: game.id, film: true })}>
              {sayApp('film')}
            </a>
            <Show when={boxOf(game.id)?.practice}>
              <a class="button small" href={hrefOf({ page: 'puzzles', game: game.id })} data-puzzles>
                {sayApp('puzzles')}
              </a>
            </Show>
            <Show when={running()}>
              {(match) => (
                <a class="button small" href={hrefOf({ page: 'table', match: match().id })} data-back>
                  {sayRules('go-on')}
                </a>
              )}
            </Show>
            <button type="button" class="button small" onClick={() => print()}>
              {sayRules('print')}
            </button>
          </div>
        </header>
        <div class="opening">
          <section class="friend">
            <h2>{inLang(PAGE_TITLES.friend)}</h2>
            <For each={FRIEND_LINES}>{(line) => <p>{inLang(game.words.friend[line])}</p>}</For>
          </section>
          <Show when={headed() && start}>{(start) => <ExampleFigure game={game} example={start()} />}</Show>
        </div>
        <For each={SECTIONS}>
          {(section) => (
            <Show when={listed(section).length > 0}>
              <h2>{inLang(PAGE_TITLES[section])}</h2>
              <ol class="paper list" start={numberOfFirst(section)}>
                <For each={listed(section)}>
                  {(rule) => (
                    <RuleItem
                      game={game}
                      rule={rule}
                      passages={passagesOf(passages, rule.id)}
                      diagram={diagrams.get(rule.id)}
                      example={byRule().get(rule.id)}
                      pointed={rule.id === props.rule}
                    />
                  )}
                </For>
              </ol>
            </Show>
          )}
        </For>
      </main>
    </div>
  )
}
