import { chromium, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { MEASURED_PAGES, firstLoadBytes, type JudgedPage } from '../../scripts/web/first-load.ts'
import { startServerProcess } from '../support/server-process.ts'
import { medianOf } from './median.ts'
import type { Judged } from './lighthouse.ts'
import { judgePage, openLighthouse } from './lighthouse.ts'

/** What a phone feels: Lighthouse of pages that sell and pages that are read, their scripts in bytes, and a click to its price. */
const SEARCH: Readonly<Record<string, string>> = { '/product/book/option': '?product-type=D413' }
const MOST_PRICE_MS = 50
/** Judged as the front page is, without a limit in bytes of their own. */
const ALSO_READ: readonly JudgedPage[] = [
  { name: 'guide', path: '/guide/guide1_5', page: 'support/guides/guide', performance: 98 },
  { name: '24report', path: '/24report', page: 'catalogue/report24/report24', performance: 98 },
]
const JUDGED = [
  ...MEASURED_PAGES.map((page) => ({ ...page, bytes: ` (limit ≤ ${page.mostBytes / 1000})` })),
  ...ALSO_READ.map((page) => ({ ...page, bytes: '' })),
]
const ROUNDS = 5
const WARM_VISITS = 20
const CLICKS = 15
const SLOWER = 4

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const server = await startServerProcess({ DATA_DIR: dataDir, RATE_SCALE: '0' })
const executablePath = ensureBrowser()
try {
  const lighthouse = await openLighthouse(executablePath)
  for (const measured of JUDGED) {
    const { name, path } = measured
    const address = server.address + path + (SEARCH[path] ?? '')
    // A server that has drawn the page before, as any but the first visitor meets it.
    for (let visit = 0; visit < WARM_VISITS; visit += 1) await (await fetch(address)).text()
    const rounds: Judged[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await judgePage(lighthouse, address))
    const [scores, times] = [rounds.map((one) => one.scores), rounds.map((one) => one.times)]
    const middle = (pick: (index: number) => number) => medianOf(rounds.map((_, index) => pick(index)))
    process.stdout.write(
      `${name}: performance ${scores.map((score) => score.performance).join(' / ')} (limit ≥ ${measured.performance}), accessibility ${scores[0]?.accessibility}, ` +
        `best practices ${scores[0]?.bestPractices}, SEO ${scores[0]?.seo}\n` +
        `  FCP ${middle((i) => times[i]?.fcp ?? 0).toFixed(0)} ms, LCP ${middle((i) => times[i]?.lcp ?? 0).toFixed(0)} ms, ` +
        `TBT ${middle((i) => times[i]?.tbt ?? 0).toFixed(0)} ms, CLS ${middle((i) => times[i]?.cls ?? 0).toFixed(3)}, ` +
        `first scripts ${(firstLoadBytes(measured) / 1000).toFixed(1)} kB brotli${measured.bytes}, ` +
        `${(middle((i) => rounds[i]?.scriptBytes ?? 0) / 1000).toFixed(1)} kB on the wire with headers\n`,
    )
  }
  await lighthouse.close()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const waits = await clickPrices(page, server.address)
  process.stdout.write(
    `input to new price on a ${SLOWER}× slowed CPU: median ${medianOf(waits).toFixed(0)} ms, worst ${Math.max(...waits).toFixed(0)} ms (limit < ${MOST_PRICE_MS})\n`,
  )
  await browser.close()
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Milliseconds from each press of 「부수 +」 until the frame that shows another price. */
async function clickPrices(page: Page, address: string): Promise<readonly number[]> {
  await page.goto(`${address}/product/book/option?product-type=D413`)
  await page.waitForFunction(() => document.querySelector('fieldset[data-hydrated]'))
  await page.mouse.move(200, 400)
  await page.waitForFunction(() => !document.querySelector('fieldset[disabled]'))
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const waits: number[] = []
  for (let click = 0; click < CLICKS; click += 1) {
    waits.push(
      await page.evaluate(async () => {
        const price = document.querySelector('output[aria-live]')
        const more = [...document.querySelectorAll<HTMLButtonElement>('button[aria-label*="늘리기"]')].at(-1)
        if (!price || !more) throw new Error('no price or no stepper on the option page')
        const before = price.textContent
        const from = performance.now()
        more.click()
        while (price.textContent === before) await new Promise(requestAnimationFrame)
        // One more frame, so that the new price has been painted and not only written.
        await new Promise(requestAnimationFrame)
        return performance.now() - from
      }),
    )
    await page.waitForTimeout(200)
  }
  return waits
}
