import { expect, test, type Page } from '@playwright/test'
import { settled } from './laws/at-table.ts'
import {
  badWords,
  brokenAtTable,
  jumped,
  movedBetween,
  pointless,
  turnedFrom,
  type Broken,
  type Law,
} from './laws/laws.ts'
import { look, type Seen } from './laws/seen.ts'
import { jumpsSince, watchJumps } from './laws/shifts.ts'
import { resign, tap } from './laws/tap.ts'
import { changeAtOnce } from './laws/at-once.ts'
import { begin, hurry, takeFromShelf } from './play.ts'

/** A table on which no law is broken. */
const GAME = 'dammen'
test.beforeEach(async ({ page }) => {
  await watchJumps(page)
  await changeAtOnce(page)
  await hurry(page)
  await takeFromShelf(page, GAME)
  await begin(page)
  await expect(page.locator('[data-glow]').first()).toBeVisible()
  await settled(page)
  await jumpsSince(page)
})

/** What the page looks like after something was done to it. */
async function seenAfter(page: Page, change: () => Promise<unknown>): Promise<readonly [Seen, Seen]> {
  const before = await page.evaluate(look)
  await change()
  await settled(page)
  return [before, await page.evaluate(look)]
}
const style = (page: Page, content: string) => page.addStyleTag({ content })
const of = (law: Law, broken: readonly Broken[]) =>
  broken.filter((each) => each.law === law).map(({ what }) => what)

test('law 1 is broken by a board that lies upside down', async ({ page }) => {
  const turn = () => page.locator('[data-turn-board]').dispatchEvent('click')
  const [before, now] = await seenAfter(page, turn)
  expect(turnedFrom(0, before)).toEqual([])
  expect(of('facing', turnedFrom(0, now))).toHaveLength(1)
})

test('law 2 is broken by what is asked for below the screen, or under a scrolled edge', async ({ page }) => {
  for (const css of ['.board { translate: 0 900px }', '.middle { height: 60px; overflow: auto }']) {
    const [before, now] = await seenAfter(page, () => style(page, css))
    if (css.includes('translate')) expect(of('reach', brokenAtTable(before))).toEqual([])
    expect(of('reach', brokenAtTable(now)).length, css).toBeGreaterThan(0)
  }
})

test('law 3 is broken by a part that moves: between two pictures, and as the browser saw it', async ({
  page,
}) => {
  const [before, now] = await seenAfter(page, () => style(page, '.masthead { margin-bottom: 16px }'))
  expect(movedBetween(before, before)).toEqual([])
  expect(of('still', movedBetween(before, now)).join()).toContain('seats went from')
  expect(of('still', jumped(await jumpsSince(page))).length).toBeGreaterThan(0)
})

test('law 4 is broken by text that is cut off or covered, and by a page larger than the screen', async ({
  page,
}) => {
  const changes: readonly (readonly [css: string, says: string])[] = [
    ['.coach p { width: 40px; white-space: nowrap; overflow: hidden }', 'too narrow'],
    [
      '.coach p { width: 40px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }',
      'too narrow',
    ],
    ['.coach { height: 6px !important; min-height: 0 !important; overflow: hidden !important }', 'too low'],
    ['main::before { content: ""; position: absolute; z-index: 9; width: 900px; height: 4px }', 'wide'],
    ['.foot::after { content: ""; position: absolute; top: 900px; width: 4px; height: 900px }', 'high'],
    ['.masthead::after { content: ""; position: fixed; z-index: 9; inset: 0 }', 'lies under'],
  ]
  expect(of('whole', brokenAtTable(await page.evaluate(look)))).toEqual([])
  for (const [css, says] of changes) {
    const sheet = await style(page, css)
    await settled(page)
    expect(of('whole', brokenAtTable(await page.evaluate(look))).join(), css).toContain(says)
    await sheet.evaluate((node) => (node as Element).remove())
    await settled(page)
  }
})

test('law 5 is broken by a button or a field that a finger misses, unless a loupe shows it', async ({
  page,
}) => {
  expect(of('targets', brokenAtTable(await page.evaluate(look)))).toEqual([])
  const small = '.acts .button { height: 12px; min-height: 0; padding: 0 }'
  const [, buttons] = await seenAfter(page, () => style(page, small))
  expect(of('targets', brokenAtTable(buttons)).join()).toContain('button')
  await style(page, '.acts .button { height: auto; min-height: 44px }')
  const [, fields] = await seenAfter(page, () => style(page, '.board { scale: 0.3 }'))
  expect(of('targets', brokenAtTable(fields)).length).toBeGreaterThan(0)
  const loupe = () => page.locator('.board').evaluate((board) => board.setAttribute('data-loupe', ''))
  const [, helped] = await seenAfter(page, loupe)
  expect(of('targets', brokenAtTable(helped)).filter((what) => /^\d/.test(what))).toEqual([])
})

test('law 6 is broken by a word of another language, an id, and a button that does nothing', async ({
  page,
}) => {
  const write = (text: string) =>
    page.locator('.coach p').evaluate((line, text) => (line.textContent = text), text)
  expect(badWords(await page.evaluate(look), GAME)).toEqual([])
  for (const text of ['Throw again.', 'place1', 'undefined', 'Kies {name}', 'Wähle einen Stein.', 'qwerty']) {
    const [, now] = await seenAfter(page, () => write(text))
    expect(of('words', badWords(now, GAME)), text).toHaveLength(1)
  }
  const [, labelled] = await seenAfter(page, () =>
    page
      .locator('.board .spot')
      .first()
      .evaluate((spot) => spot.setAttribute('aria-label', 'double')),
  )
  expect(of('words', badWords(labelled, GAME)).length).toBeGreaterThan(0)

  const [plain, asking] = await seenAfter(page, () =>
    page.locator('.acts').evaluate((acts) => {
      acts.insertAdjacentHTML('beforeend', '<button data-verify>Ging het eerlijk?</button>')
      acts.querySelector<HTMLButtonElement>('[data-undo]')!.disabled = false
    }),
  )
  expect(pointless(plain, GAME, false)).toEqual([])
  expect(of('buttons', pointless(asking, GAME, false))).toHaveLength(2)
  for (const game of ['kale-mus', 'wolf-en-schapen'])
    expect(of('buttons', pointless(asking, game, true)).join(), game).toContain('a draw is offered')
})

test('law 7 is broken by a die that throws, a word that gives up the stake, and a resignation, each at a touch', async ({
  page,
}) => {
  const only = (html: string) =>
    page.evaluate((html) => {
      for (const each of document.querySelectorAll('[data-glow]')) each.removeAttribute('data-glow')
      document.querySelector('.acts')!.insertAdjacentHTML('beforeend', html)
    }, html)
  await only('<button class="item die" data-glow data-spot="d1" aria-label="5"></button>')
  await page
    .locator('[data-spot="d1"]')
    .evaluate((die) => die.addEventListener('click', () => (die.ariaLabel = '3')))
  expect(of('taps', await tap(page, 0)).join()).toContain('d1')
  await only(
    '<button class="item button" data-glow data-spot="drop"></button><button data-glow data-spot="take"></button>',
  )
  expect(of('taps', await tap(page, 0)).join()).toContain('drop does not ask')
  await page.locator('[data-resign]').evaluate((button) => button.replaceWith(button.cloneNode(true)))
  expect(of('taps', await resign(page))).toEqual(['resigning does not ask'])
})
