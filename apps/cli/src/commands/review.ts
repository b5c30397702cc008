import { canReview, review, type Account, type Moment, type GainParts, type Review } from '@spellendoos/bots'
import { loadReplay } from '@spellendoos/fair'
import { gameById } from '@spellendoos/games'
import { LANGUAGES, type Evaluation, type Game, type Lang } from '@spellendoos/kernel'
import { nameOf, speakFact } from '@spellendoos/scene'
import { UserError } from '../user-error.ts'
import { knowledgeOf } from '../knowledge.ts'
import { tableOf } from '../print.ts'
import { boxWords } from '../words/box.ts'
import { reviewWords } from '../words/review.ts'
import { openReplay } from './replay-file.ts'

export interface ReviewOptions {
  readonly json?: boolean
}

/** `spellendoos review`: what was luck and what was skill in a saved match. */
export async function reviewFile(file: string, lang: Lang, { json }: ReviewOptions = {}): Promise<string> {
  const replay = openReplay(file, lang)
  const game = gameById(replay.game)
  if (game === undefined) {
    throw new UserError(boxWords(lang)('unknown-game', { what: replay.game, games: '…' }))
  }
  const loaded = loadReplay(replay, game)
  if (!loaded.ok) throw new UserError(loaded.problem.text[lang])
  const knowledge = await knowledgeOf(game.id)
  const { match } = loaded.value
  if (!canReview(match, knowledge)) throw new UserError(reviewWords(lang)('cannot-review'))
  const found = finished(review(match, knowledge))
  if (json === true) return JSON.stringify(found, undefined, 2)
  const names = match.bots.map((_, seat) => nameOf(seat, lang, replay.players))
  return pageOf(game, knowledge.evaluation, found, names, lang)
}

function finished(steps: Generator<unknown, Review>): Review {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

function pageOf(
  game: Game,
  evaluation: Evaluation | undefined,
  { accounts, moments, fortunes }: Review,
  names: readonly string[],
  lang: Lang,
): string {
  const said = reviewWords(lang)
  const percent = (share: number) => figure(share * 100, lang, 1)
  const moment = (key: 'mistake' | 'find', better: (moment: Moment) => string) => (each: Moment) =>
    said(key, {
      seq: each.seq,
      who: names[each.seat]!,
      played: each.played,
      better: better(each),
      weight: percent(each.weight),
    })
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[title, ...lines].join('\n')]
  const errors = accounts.flatMap((account, seat) => {
    if (account.decisions === 0) return []
    const loss = percent(account.error.chances)
    const line = said('error', { who: names[seat]!, n: account.decisions, loss })
    return [[line, ...ratingOf(game, evaluation, account, seat, names, lang)].join(' ')]
  })
  const fortune = (fortunes ?? []).map((share, seat) =>
    said('fortune', { who: names[seat]!, n: Math.round(share * 100) }),
  )
  const leads = accounts.flatMap((account) => (account.leads === undefined ? [] : [account.leads]))
  return [
    game.words.name[lang],
    ...section(said('chances'), [
      partsTable(
        accounts.map(({ chances }) => chances),
        names,
        lang,
        100,
        1,
      ),
    ]),
    ...section(said('leads'), leads.length === 0 ? [] : [partsTable(leads, names, lang, 1, 2)]),
    ...section('', [...errors, ...fortune]).map((text) => text.trimStart()),
    ...section(said('worst'), moments.worst.map(moment('mistake', ({ advice }) => advice.best))),
    ...section(said('best'), moments.best.map(moment('find', ({ advice }) => advice.other!.move))),
  ].join('\n\n')
}

/** What the game's players call somebody who loses this much. */
function ratingOf(
  { words }: Game,
  evaluation: Evaluation | undefined,
  { error }: Account,
  seat: number,
  names: readonly string[],
  lang: Lang,
): readonly string[] {
  const rating = evaluation?.ratings?.find(({ most }) => (error.leads ?? 0) < most)
  if (rating === undefined) return []
  const loss = figure(error.leads!, lang, 3)
  return [reviewWords(lang)('points', { loss }), speakFact(words, { fact: rating.name, seat }, lang, names)]
}

const COLUMNS = ['luck', 'own', 'others', 'rest', 'total'] as const

function partsTable(
  accounts: readonly GainParts[],
  names: readonly string[],
  lang: Lang,
  unit: number,
  digits: number,
): string {
  const said = reviewWords(lang)
  const rows = accounts.map((parts, seat) => [
    names[seat]!,
    ...COLUMNS.map((column) => {
      const text = signed(parts[column] * unit, lang, digits)
      const doubt = column === 'luck' ? parts.doubt.luck : column === 'own' ? parts.doubt.skill : 0
      return doubt === 0 ? text : `${text} ± ${figure(doubt * unit, lang, digits)}`
    }),
  ])
  return tableOf([['', ...COLUMNS.map((column) => said(column))], ...rows], 1)
}

const figure = (number: number, lang: Lang, digits: number): string =>
  new Intl.NumberFormat(LANGUAGES[lang].locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(number)
    .replace('-', '−')

const signed = (number: number, lang: Lang, digits: number): string =>
  `${number > 0 ? '+' : ''}${figure(number, lang, digits)}`
