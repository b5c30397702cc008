import { expect, test, type Page } from '@playwright/test'
import { gameById } from '@spellendoos/games'
import { isOver, Looker, resize, settled, speak } from './laws/at-table.ts'
import { full, games, isAsked, langs, seed, sizeName, sizes } from './laws/chosen.ts'
import { Findings } from './laws/findings.ts'
import { lookAtPage } from './laws/on-page.ts'
import { watchJumps } from './laws/shifts.ts'
import { tap } from './laws/tap.ts'
import { changeAtOnce } from './laws/at-once.ts'
import { beginAll, createTable, newPlayer, sitDown } from './online.ts'

/** Positions that are looked at in each language. */
const POSITIONS = full ? 2 : 3
const NAMES = ['Anna', 'Bob']

const together = games.filter((game) => !gameById(game)!.traits.solo)

for (const game of isAsked('online') ? together.slice(0, full ? undefined : 1) : []) {
  test(`${game}, online: the laws of a table hold for host, guest and watcher (seed ${seed})`, async ({
    browser,
  }) => {
    const findings = new Findings(game, 'online')
    const pages = [await newPlayer(browser), await newPlayer(browser), await newPlayer(browser)] as const
    for (const page of pages) {
      await watchJumps(page)
      await changeAtOnce(page)
    }
    const [host, guest, watcher] = pages
    const seats = gameById(game)!.seats.find((n) => n > 1)!
    const link = await createTable(host, game, NAMES[0]!, seats, async (page) => {
      for (let seat = 2; seat < seats; seat++)
        await page.locator(`.new-table-form [data-player="${seat}"]`).selectOption('1')
    })
    await lookAtPage(host, findings, { game, names: NAMES })
    await host.locator('.folded summary').last().click()
    const watch = await host.locator('[data-link="watch"]').inputValue()
    await guest.goto(link)
    await expect(guest.locator('[data-name]')).toBeVisible()
    await lookAtPage(guest, findings, { game, names: NAMES })
    await sitDown(guest, link, NAMES[1]!)
    await beginAll([host, guest])
    await watcher.goto(watch)
    await expect(watcher.locator('.table-page')).toBeVisible()

    const looker = (page: Page) => new Looker(page, game, findings, NAMES)
    const lookers = [looker(host), looker(guest), looker(watcher)] as const
    let taps = 0
    for (const [i, lang] of langs.entries()) {
      const home = sizes[i % sizes.length]!
      for (const [at, page] of pages.entries()) {
        await speak(page, lang)
        await expect(page.locator('.table-page')).toBeVisible()
        await resize(page, home)
        await lookers[at]!.forget()
      }
      for (let n = 0; n < POSITIONS; n++) {
        for (const [at, each] of lookers.entries())
          await each.lookAround(home, { ...(at < 2 ? { seat: at } : {}), hasMoved: taps > 0 })
        if (await isOver(host)) return findings.hold()
        for (const page of [host, guest]) {
          if ((await page.locator('[data-glow]').count()) === 0) continue
          findings.note(sizeName(home), lang, await tap(page, taps++ + seed))
        }
        for (const page of pages) await settled(page)
      }
    }
    findings.hold()
  })
}
