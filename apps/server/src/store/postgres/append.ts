import { DatabaseError, type Pool } from 'pg'
import { rowOf } from '../summary-row.ts'
import type { BatchResult } from '../group-commit.ts'
import type { AppendOptions, Appended, TableSummary, RecordLine } from '../store.ts'

export interface Append {
  readonly match: string
  readonly lines: readonly RecordLine[]
  readonly card: TableSummary
  readonly along: AppendOptions
}

const ASKED = `asked as (
  select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::integer[], $6::bigint[],
    $7::text[], $8::bigint[], $9::text[], $10::integer[], $11::bigint[])
  as asked (match, first, fence, game, length, due, open, opened, browsers, over, touched)
)`

const LINES = `unnest($12::text[], $13::integer[], $14::bigint[], $15::text[]) as line (match, seq, at, body)`

/** Inserts new tables in the order of their names, so that two nodes cannot deadlock. */
const CREATE = `with ${ASKED}, created as (
  insert into tables (match, game, length, due, open, opened, browsers, over, touched)
  select match, game, length, due, open, opened, browsers, over, touched from asked order by match
  on conflict (match) do nothing
  returning match
), written as (
  insert into events (match, seq, at, body)
  select match, seq, at, body from ${LINES} where match in (select match from created)
)
select asked.match, case when created.match is null then 'conflict' else 'appended' end as appended,
  current_setting('synchronous_commit') as synchronous
from asked left join created using (match)`

/**
 * Appends lines to existing tables. Their rows are locked in the order of their names, and then contain the newest
 * length and lease: a second writer finds them changed, and a lease cannot change hands before the lines are written.
 */
const adding = (more: string) => `with ${ASKED}, held as materialized (
  select asked.*, tables.fence as newest from tables join asked using (match) order by match for update of tables
), kept as (
  update tables set game = held.game, length = held.length, due = held.due, open = held.open,
    opened = held.opened, browsers = held.browsers, over = held.over, touched = held.touched
  from held
  where tables.match = held.match and tables.length = held.first
    and (held.fence is null or tables.fence = held.fence)
  returning tables.match
), written as (
  insert into events (match, seq, at, body)
  select match, seq, at, body from ${LINES} where match in (select match from kept)
)${more}
select asked.match, case
    when kept.match is not null then 'appended'
    when asked.fence is not null and held.newest is distinct from asked.fence then 'fenced'
    else 'conflict'
  end as appended, current_setting('synchronous_commit') as synchronous
from asked left join held using (match) left join kept using (match)`

const ADD = adding('')

/** The same for one table, with a block that its line makes or undoes. */
const ADD_BLOCK_CHANGE = adding(`, made as (
  insert into blocks (blocker, blocked, handle, at)
  select $16::text, $17::text, $18::text, asked.touched from asked join kept using (match) where $19::boolean
  on conflict (blocker, blocked) do update set handle = excluded.handle, at = excluded.at
), undone as (
  delete from blocks using kept where not $19::boolean and blocker = $16::text and blocked = $17::text
)`)

const MOST_TRIES = 5

/** Writes appends, at most one per match, in a few transactions; they are durable when the answer comes. */
export async function appendTogether(
  pool: Pool,
  appends: readonly Append[],
): Promise<readonly BatchResult<Appended>[]> {
  const all = (kind: Kind) => appends.filter((append) => kindOf(append) === kind)
  const written = await Promise.all([
    write(pool, 'create', CREATE, all('create')),
    write(pool, 'add', ADD, all('add')),
    ...all('block').map((append) => write(pool, 'block', ADD_BLOCK_CHANGE, [append])),
  ])
  const outcomes = new Map(written.flatMap((each) => [...each]))
  return appends.map(({ match }) => outcomes.get(match)!)
}

type Kind = 'create' | 'add' | 'block'

function kindOf({ lines, along }: Append): Kind {
  if (along.blockChange) return 'block'
  return lines[0]!.number === 0 && !along.lease ? 'create' : 'add'
}

type Outcomes = ReadonlyMap<string, BatchResult<Appended>>

async function write(
  pool: Pool,
  name: string,
  text: string,
  appends: readonly Append[],
  tries = 1,
): Promise<Outcomes> {
  if (appends.length === 0) return new Map()
  try {
    const { rows } = await pool.query<{ match: string; appended: Appended; synchronous: string }>({
      name,
      text,
      values: valuesOf(appends),
    })
    if (rows[0]!.synchronous === 'off')
      throw new Error('PostgreSQL answers before it has written (synchronous_commit is off).')
    return new Map(rows.map(({ match, appended }) => [match, { answer: appended }]))
  } catch (error) {
    if (isPassing(error) && tries < MOST_TRIES) return write(pool, name, text, appends, tries + 1)
    if (isOfOne(error) && appends.length > 1) {
      const each = await Promise.all(appends.map((append) => write(pool, name, text, [append])))
      return new Map(each.flatMap((outcomes) => [...outcomes]))
    }
    return new Map(appends.map(({ match }) => [match, { error }]))
  }
}

function valuesOf(appends: readonly Append[]): unknown[] {
  const rows = appends.map(({ match, lines, card }) => rowOf(match, lines, card))
  const lines = appends.flatMap(({ match, lines }) => lines.map((line) => ({ match, ...line })))
  return [
    rows.map(({ match }) => match),
    appends.map(({ lines }) => lines[0]!.number),
    appends.map(({ along }) => along.lease?.fence ?? null),
    rows.map(({ game }) => game),
    rows.map(({ length }) => length),
    rows.map(({ due }) => due),
    rows.map(({ open }) => open),
    rows.map(({ opened }) => opened),
    rows.map(({ browsers }) => browsers),
    rows.map(({ over }) => over),
    rows.map(({ touched }) => touched),
    lines.map(({ match }) => match),
    lines.map(({ number }) => number),
    lines.map(({ at }) => at),
    lines.map(({ body }) => body),
    ...appends.flatMap(({ along }) => blockChangeValues(along)),
  ]
}

function blockChangeValues({ blockChange }: AppendOptions): unknown[] {
  return blockChange ? [blockChange.blocker, blockChange.blocked, blockChange.handle, blockChange.active] : []
}

/** Two transactions conflicted, and this one was rolled back: it can be retried. */
function isPassing(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40P01' || error.code === '40001')
}

/** Something in the data cannot be written; the rest of the batch is not affected. */
function isOfOne(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')
}
