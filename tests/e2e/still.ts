import { expect, type Page } from '@playwright/test'

/** The layout instability API, which TypeScript's own types do not have yet. */
interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** What moved by itself on a slow machine: how much, and the parts of the page that did. */
async function shiftsOf(page: Page, path: string): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const shifts: string[] = Object.assign(globalThis, { shifts: [] }).shifts
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push(
            [
              value.toFixed(5),
              ...sources.map(({ node, previousRect, currentRect }) => {
                const parent = node?.parentElement
                const words = node?.textContent?.slice(0, 40)
                return `${parent?.className} > ${node?.nodeName} 「${words}」: ${placeOf(previousRect)} → ${placeOf(currentRect)}`
              }),
            ].join('\n'),
          )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The live connection of the home page never ends, and the network would never be idle.
  await page.route(/\/api\/live/, (route) => route.abort())
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  return await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)
}

/**
 * Less than what the tools print as 0.001. Where the typeface comes after its fallback, which is as wide but for a hair, the signs of
 * a number are drawn anew in their own place, and that is counted too.
 */
const STILL = 0.0005

export async function expectStill(page: Page, path: string): Promise<void> {
  const shifts = await shiftsOf(page, path)
  const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
  expect(total, shifts.join('\n')).toBeLessThan(STILL)
}
