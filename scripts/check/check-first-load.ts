import { MEASURED_PAGES, firstLoadBytes } from '../web/first-load.ts'
import type { CheckResult } from './check-result.ts'

/** The scripts of the pages that sell stay within their budget, in the build of exactly these sources. */
export async function checkFirstLoad(): Promise<readonly CheckResult[]> {
  await import('../ensure-web.ts')
  return MEASURED_PAGES.map((measured) => {
    const bytes = firstLoadBytes(measured)
    return {
      name: `${measured.name}: first scripts ${(bytes / 1000).toFixed(1)} kB brotli, at most ${measured.mostBytes / 1000}`,
      ok: bytes <= measured.mostBytes,
      detail: `${bytes} bytes. \`npm run build\`, then look at what dist/web/client/.vite/storefront.json imports.`,
    }
  })
}
