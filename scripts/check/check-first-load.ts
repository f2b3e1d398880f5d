import { MEASURED_PAGES, MOST_FIGURE_BYTES, firstLoadBytes, heaviestFigure, inUseBytes } from '../web/first-load.ts'
import type { CheckResult } from './check-result.ts'

/** The scripts of the pages that sell stay within their budget, in the build of exactly these sources. */
export async function checkFirstLoad(): Promise<readonly CheckResult[]> {
  await import('../ensure-web.ts')
  const heaviest = heaviestFigure()
  const figures: CheckResult = {
    name: `a guide with its figure: at most ${(heaviest.bytes / 1000).toFixed(1)} kB beyond the shell, of ${MOST_FIGURE_BYTES / 1000}`,
    ok: heaviest.bytes <= MOST_FIGURE_BYTES,
    detail: `${heaviest.name} brings ${heaviest.bytes} bytes.`,
  }
  const pages = MEASURED_PAGES.flatMap((measured) => {
    const { name, mostBytes, mostInUse } = measured
    const first = atMost(`${name}: first scripts`, firstLoadBytes(measured), mostBytes)
    return mostInUse
      ? [first, atMost(`${name}: scripts until a choice answers`, inUseBytes(measured), mostInUse)]
      : [first]
  })
  return [...pages, figures]
}

const atMost = (what: string, bytes: number, most: number): CheckResult => ({
  name: `${what} ${(bytes / 1000).toFixed(1)} kB brotli, at most ${most / 1000}`,
  ok: bytes <= most,
  detail: [
    `${bytes - most} bytes too many. dist/web/client/.vite/storefront.json names the files that come with it.`,
    'What few need belongs behind `lazyPart`. Every path and every link of the menus travels with all pages: if it is that',
    'alone, raise the limit in scripts/web/first-load.ts and say so in the commit.',
  ].join('\n'),
})
