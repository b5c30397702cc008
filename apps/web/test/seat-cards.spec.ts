import { expect, test, type Page } from '@playwright/test'
import '@spellendoos/kernel/node'
import { gameById } from '@spellendoos/games'
import { BY_THE_BOOK, chooseOptions, drawFrom, LANGS, Match, seededRng } from '@spellendoos/kernel'
import { speak, type Label } from '@spellendoos/scene'
import { inPseudo } from '../build/pseudo.ts'
import { resize, settled } from './laws/at-table.ts'
import { changeAtOnce } from './laws/at-once.ts'
import { games, seed, sizeName, sizes } from './laws/chosen.ts'
import { begin, hurry, seat } from './play.ts'

/** Everybody a person, so that nothing happens while we look. */
async function sitAt(page: Page, game: string, count: number): Promise<void> {
  await changeAtOnce(page)
  await hurry(page)
  await page.goto(`/#/game/${game}`)
  await expect(page.locator('[data-begin]')).toBeVisible()
  if (!gameById(game)!.traits.solo)
    await seat(
      page,
      Array.from({ length: count }, () => 0),
    )
  await begin(page)
  if (gameById(game)!.traits.hidden) await page.locator('[data-take-screen]').click()
  await expect(page.locator('.seat')).toHaveCount(count)
}

/** Where every part of every card begins. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.seat')].flatMap((seat, at) =>
      ['.seat-card', '.seat-mark', '.name', '.note', '.money', '.score', '.seat-clock'].flatMap((part) => {
        const box = seat.querySelector(part)?.getBoundingClientRect()
        return box === undefined || box.width === 0
          ? []
          : [`${at + 1} ${part} ${Math.round(box.x)} ${Math.round(box.y)} ${Math.round(box.width)}`]
      }),
    ),
  )

/** Parts that come and go: dice at every player, and a sign on everyone who is away. */
const change = (page: Page, { dice, away }: { dice: number; away: boolean }) =>
  page.evaluate(
    ({ dice, away }) => {
      const svg = '<svg viewBox="-50 -50 100 100" width="14" height="14"><circle r="48"/></svg>'
      for (const card of document.querySelectorAll('.seat-card')) {
        const thrown = card.querySelector('.thrown')
        if (thrown !== null) thrown.innerHTML = `<span class="drawing">${svg}</span>`.repeat(dice)
        card.querySelector('.away')?.remove()
        if (away) card.insertAdjacentHTML('beforeend', `<span class="away">${svg}</span>`)
      }
    },
    { dice, away },
  )
/** Writes beside every player, or takes away what is written there. */
const write = (page: Page, text: string) =>
  page.evaluate((text) => {
    for (const who of document.querySelectorAll('.seat-card > .who')) {
      who.querySelector('.note')?.remove()
      if (text === '') continue
      const note = document.createElement('span')
      note.className = 'note soft'
      note.textContent = text
      who.append(note)
    }
  }, text)

/** Tables with and without dice, boards and money, for few and many. */
const TABLES = [
  ['dammen', 2],
  ['backgammon', 2],
  ['poffen-dobbel', 2],
  ['poffen-dobbel', 4],
  ['poffen-dobbel', 8],
  ['kale-kikker', 5],
  ['mens-maak-je-niet-dik', 4],
  ['royal-turf', 6],
  ['voetbal-toto', 6],
] as const

for (const [game, count] of TABLES) {
  test(`${game} for ${count}: in a player's card nothing moves when a note, dice or a sign come or go`, async ({
    page,
  }) => {
    await sitAt(page, game, count)
    const dice = await page
      .locator('.seats')
      .evaluate((seats) => Number(getComputedStyle(seats).getPropertyValue('--dice')))
    const marked = page.locator('.seat.on-turn').first()
    await expect(marked).toHaveCSS('border', /^2px solid/)
    for (const size of sizes) {
      await resize(page, size)
      await change(page, { dice: 0, away: false })
      await write(page, '-')
      const before = await places(page)
      expect(before.length).toBeGreaterThanOrEqual(count * 3)
      await write(page, 'a word, and some more words behind it')
      expect(await places(page), `a long note at ${sizeName(size)}`).toEqual(before)
      await change(page, { dice, away: true })
      expect(await places(page), `dice and a sign at ${sizeName(size)}`).toEqual(before)
      await write(page, '')
      const without = before.filter((line) => !line.includes('.note'))
      expect(await places(page), `no note at ${sizeName(size)}`).toEqual(without)
    }
  })
}

/** Plies of a match in which notes are looked for, and matches. */
const PLIES = 600
const MATCHES = 3

/** Everything that is noted of players, in every language and in long words. */
function notesOf(id: string, seats: number): string[] {
  const game = gameById(id)!
  const options = chooseOptions(game, BY_THE_BOOK, {})
  if (!options.ok) throw new Error(options.problem.text.en)
  const notes = new Set<string>()
  for (let nth = 0; nth < MATCHES; nth++) {
    const rng = seededRng(seed + nth)
    const begun = Match.begin(game, {
      id: 'notes',
      game: id,
      version: game.version,
      options: options.value,
      seats,
    })
    if (!begun.ok) throw new Error(begun.problem.text.en)
    const match = begun.value
    for (let ply = 0; ply < PLIES && match.result === undefined; ply++) {
      for (const { note } of game.scene(match.view('watcher'), 'watcher', []).seats)
        if (note !== undefined) notes.add(JSON.stringify(note))
      const by = match.turn.find((each) => typeof each === 'number')
      const moves = by === undefined ? [] : match.moves(by)
      const entry =
        match.turn[0] === 'chance'
          ? { by: 'chance' as const, draw: drawFrom(game.chance!(match.state), rng) }
          : by !== undefined && moves.length > 0
            ? { by, move: game.write(match.state, moves[rng(moves.length)]) }
            : { by: 'clock' as const, move: match.clocks[0]!.name }
      if (!match.append(entry).ok) break
    }
  }
  const said = [...notes].flatMap((note) => {
    const label = JSON.parse(note) as Label
    const inEach = LANGS.map((lang) => speak(game.words, label, lang))
    return [...inEach, inPseudo(inEach[LANGS.indexOf('en')]!)]
  })
  // What is as long in digits is as wide.
  const shapes = new Map(said.map((text) => [text.replaceAll(/\d/g, '0'), text]))
  return [...shapes.values()].toSorted((a, b) => b.length - a.length).slice(0, 40)
}

for (const id of games) {
  const { seats, traits } = gameById(id)!
  // Whoever hides and acts at once has an edge of the screen instead.
  if (traits.realtime && traits.hidden) continue
  for (const count of new Set([seats.find((n) => n > 1) ?? 1, Math.min(4, seats.at(-1)!), seats.at(-1)!])) {
    test(`${id} for ${count}: what is noted of a player is seen as a whole, in every language`, async ({
      page,
    }) => {
      const notes = notesOf(id, count)
      test.skip(notes.length === 0)
      await sitAt(page, id, count)
      for (const size of sizes) {
        await resize(page, size)
        for (const note of notes) {
          await write(page, note)
          const cut = await page.evaluate(() =>
            [...document.querySelectorAll('.note')].flatMap((note) =>
              note.scrollHeight > note.clientHeight + 1 || note.scrollWidth > note.clientWidth + 1
                ? [
                    `${note.textContent} ${note.clientWidth}×${note.clientHeight} of ${note.scrollWidth}×${note.scrollHeight}`,
                  ]
                : [],
            ),
          )
          expect.soft(cut.slice(0, 1), sizeName(size)).toEqual([])
        }
      }
      await settled(page)
    })
  }
}
