import { expect, type Page } from '@playwright/test'
import { gameById } from '@spellendoos/games'
import { canReview } from '../src/help/review-support.ts'
import { isOver, speak, waitForPerson } from './laws/at-table.ts'
import { full, games, isAsked, langs, seed, sizes } from './laws/chosen.ts'
import { Findings } from './laws/findings.ts'
import { lookAtPage } from './laws/on-page.ts'
import { resign } from './laws/tap.ts'
import { changeAtOnce } from './laws/at-once.ts'
import { createTable, newPlayer, sitDown } from './online.ts'
import { test } from './own-server.ts'
import { begin, hurry, seat } from './play.ts'

/** Pages that are there whatever is played. */
const PLAIN = ['', 'settings', 'matches', 'lobby', 'privacy']
const NAMES = ['Anna', 'Bob', 'Maximiliaan-Alexander']

/** A slice looks at the pages of one game. */
const some = full ? games : games.slice(0, 1)

const goTo = async (page: Page, hash: string) => {
  await page.evaluate((hash) => (location.hash = hash), `#/${hash}`)
  await page.locator('main').waitFor()
}

test.describe('pages', () => {
  test.skip(!isAsked('pages'))
  test.beforeEach(async ({ page }) => {
    await hurry(page)
    await changeAtOnce(page)
  })

  test('home, settings, matches, tables and privacy before anything was played', async ({ page }) => {
    const findings = new Findings('pages at first', 'pages')
    await page.goto('/')
    for (const lang of langs) {
      await speak(page, lang)
      for (const plain of PLAIN) {
        await goTo(page, plain)
        await lookAtPage(page, findings)
      }
    }
    findings.hold()
  })

  test('home, settings and matches with matches on the table and tables online', async ({
    browser,
    page,
  }) => {
    const findings = new Findings('pages with history', 'pages')
    const played = [...games, 'dammen', 'voetbal-toto', 'weens-paardespel', 'dobbelstenen-tovenaar']
    for (const game of new Set(played.slice(-5))) {
      await page.goto(`/#/game/${game}`)
      await begin(page)
    }
    for (const game of ['mens-maak-je-niet-dik', 'dobbelstenen-toren']) {
      const link = await createTable(page, game, NAMES[2]!, 2)
      const guest = await newPlayer(browser)
      await sitDown(guest, link, NAMES[1]!)
      await page.locator('[data-ready]').click()
      await expect(page.locator('.table-page')).toBeVisible()
    }
    for (const lang of langs) {
      await speak(page, lang)
      for (const plain of PLAIN) {
        await goTo(page, plain)
        await lookAtPage(page, findings, { names: NAMES })
      }
    }
    findings.hold()
  })

  for (const game of some) {
    test(`${game}: its page at this screen and online, and its rules (seed ${seed})`, async ({ page }) => {
      const findings = new Findings(game, 'pages')
      const { seats } = gameById(game)!
      await page.goto(`/#/game/${game}`)
      for (const lang of langs) {
        await speak(page, lang)
        await goTo(page, `game/${game}`)
        await expect(page.locator('[data-begin]')).toBeVisible()
        await lookAtPage(page, findings, { game })
        if (seats.at(-1)! > 1) {
          await goTo(page, `game/${game}/online`)
          await expect(page.locator('[data-create]')).toBeVisible()
          await lookAtPage(page, findings, { game })
        }
        await goTo(page, `rules/${game}`)
        await expect(page.locator('[data-pictures="all"]')).toBeVisible()
        await lookAtPage(page, findings, { game })
      }
      findings.hold()
    })
  }

  for (const game of some.filter((each) => !gameById(each)!.traits.realtime)) {
    test(`${game}: its replay (seed ${seed})`, async ({ page }) => {
      const findings = new Findings(game, 'pages')
      await page.goto(`/#/game/${game}`)
      await expect(page.locator('[data-begin]')).toBeVisible()
      const { traits, seats } = gameById(game)!
      const people = traits.solo ? 1 : seats.find((n) => n > 1)!
      if (people > 1)
        await seat(
          page,
          Array.from({ length: people }, () => 0),
        )
      await begin(page)
      // All but one give up; where hands are hidden, each takes the screen first.
      for (let n = 0; n < people && !(await isOver(page)); n++) {
        await waitForPerson(page)
        const curtain = page.locator('[data-take-screen]')
        if ((await curtain.count()) > 0) await curtain.click()
        await page.locator('[data-resign]:enabled, [data-result]').first().waitFor()
        await resign(page, people)
      }
      await page.locator('[data-replay]').click()
      await expect(page.locator('.replay-page')).toBeVisible()
      for (const lang of langs) {
        // What opens beside a wide board stays open when the window is made narrow.
        const [width, height] = sizes[0]!
        await page.setViewportSize({ width, height })
        await speak(page, lang)
        await expect(page.locator('.replay-page')).toBeVisible()
        await lookAtPage(page, findings, { game })
      }
      findings.hold()
    })
  }

  for (const game of some) {
    test(`${game}: its analysis board (seed ${seed})`, async ({ page }) => {
      const findings = new Findings(game, 'pages')
      const { traits, seats } = gameById(game)!
      const isJudged = canReview(gameById(game)!) && !traits.hidden
      await page.goto(`/#/analyse/${game}`)
      for (const lang of langs) {
        await speak(page, lang)
        await expect(page.locator(isJudged ? '[data-analysis]' : '[data-problem]')).toBeVisible()
        if (isJudged && seats.at(-1)! > 1) {
          await expect(page.locator('[data-chances-now$="%"]')).toBeVisible()
        }
        await lookAtPage(page, findings, { game })
      }
      findings.hold()
    })
  }
})
