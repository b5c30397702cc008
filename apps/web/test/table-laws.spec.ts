import { expect, test, type Page } from '@playwright/test'
import { gameById } from '@spellendoos/games'
import { isOver, Looker, onTurn, resize, speak, waitForPerson } from './laws/at-table.ts'
import { full, games, isAsked, langs, seed, sizeName, sizes, type Part } from './laws/chosen.ts'
import { Findings } from './laws/findings.ts'
import { resign, tap } from './laws/tap.ts'
import { watchJumps } from './laws/shifts.ts'
import { changeAtOnce } from './laws/at-once.ts'
import { begin, hurry, makeShort, seat } from './play.ts'

/** Positions that are looked at in each language, and how many taps lie before each of them. */
const TAPS = full ? [0, 1, 1, 3] : [0, 1, 1]

interface Seating {
  readonly part: Part
  /** By seat; 0 is a person. */
  readonly levels: readonly number[]
}

/** So many sit round a screen that lies on the table. */
const ROUND_A_SCREEN = 4

/** Who can sit where at one screen. The fullest table is the hardest to lay. */
function seatingsOf(game: string): Seating[] {
  const { seats, traits } = gameById(game)!
  if (traits.solo) return [{ part: 'alone', levels: [0] }]
  const [fewest, most] = [seats.find((n) => n > 1)!, seats.at(-1)!]
  const person = (count: number, own: number) =>
    Array.from({ length: count }, (_, at) => (at === own ? 0 : 1))
  const round = seats.filter((n) => n <= ROUND_A_SCREEN).at(-1)!
  return [
    { part: 'first', levels: person(fewest, 0) },
    { part: 'last', levels: person(most, most - 1) },
    { part: 'together', levels: Array.from({ length: most }, () => 0) },
    // Two face each other over a phone, where more would not lie round it.
    ...(traits.hidden ? [] : [...new Set([fewest, round])]).map((length) => ({
      part: 'flat' as const,
      levels: Array.from({ length }, () => 0),
    })),
  ]
}

for (const [at, game] of games.entries()) {
  const asked = seatingsOf(game).filter(({ part }) => isAsked(part))
  // A slice has a different seating for each game.
  const seatings = full ? asked : asked.slice(0, 3).filter((_, i, all) => i === (at + seed) % all.length)
  for (const [nth, { part, levels }] of seatings.entries()) {
    test(`${game}, ${part}, ${levels.length} in all: the laws of a table hold (seed ${seed})`, async ({
      page,
    }) => {
      const findings = new Findings(game, part)
      await watchJumps(page)
      await changeAtOnce(page)
      await hurry(page)
      if (part === 'flat') await page.addInitScript(() => localStorage.setItem('spellendoos.turning', 'flat'))
      await page.goto(`/#/game/${game}`)
      await expect(page.locator('[data-begin]')).toBeVisible()
      if (levels.length > 1) await seat(page, levels)
      await makeShort(page)
      await begin(page)
      await playAndLook(page, game, { findings, levels, shift: nth })
      findings.hold()
    })
  }
}

interface Sitting {
  readonly findings: Findings
  readonly levels: readonly number[]
  /** Which of the sizes and languages comes first. */
  readonly shift: number
}

/** Plays some moves by taps in each language, looks at every position at every size, and resigns. */
async function playAndLook(page: Page, game: string, { findings, levels, shift }: Sitting): Promise<void> {
  // A computer player is named when the table is laid, and keeps that name in every language.
  const seated = await page.locator('.seats > .seat .name').allTextContents()
  const named = seated.filter((_, at) => levels[at] !== 0)
  const looker = new Looker(page, game, findings, named)
  const people = levels.flatMap((level, at) => (level === 0 ? [at] : []))
  let taps = 0
  for (const i of langs.keys()) {
    const lang = langs[(i + shift) % langs.length]!
    // Each move is made at another size, because only there the browser sees what jumps.
    const homeAt = (position: number) => sizes[(i + shift + position) % sizes.length]!
    await speak(page, lang)
    for (const [position, before] of TAPS.entries()) {
      const home = homeAt(position)
      await waitForPerson(page)
      await resize(page, home)
      await looker.forget()
      for (let n = 0; n < before && !(await isOver(page)); n++) {
        findings.note(sizeName(home), lang, await tap(page, taps++ + seed))
        await waitForPerson(page)
      }
      const seat = people.length === 1 ? people[0] : await onTurn(page, people)
      await looker.lookAround(home, { ...(seat === undefined ? {} : { seat }), hasMoved: taps > 0 })
    }
    await looker.readLog(homeAt(TAPS.length - 1))
    if (await isOver(page)) return
  }
  const home = sizes[shift % sizes.length]!
  findings.note(sizeName(home), langs[0]!, await resign(page, levels.length))
  if (await isOver(page)) await looker.lookAround(home, { hasMoved: true })
}
