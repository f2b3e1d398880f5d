import type { Page } from '@playwright/test'

interface Sent {
  readonly type: string
  readonly items?: readonly Record<string, string>[]
}

/** Stands where the service is: the shop has an account, and its script writes down what it is told. */
export async function withCollector(page: Page) {
  const asked: string[] = []
  const sent: Sent[] = []
  await page.exposeFunction('collected', (event: Sent) => void sent.push(event))
  await page.route('https://wcs.naver.net/wcslog.js', (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.wcs = { inflow() {}, trans: (event) => window.collected(event) }; window.wcs_do = () => window.collected({ type: 'page_view' });`,
    })
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch({ maxRedirects: 0 })
    const { location } = answer.headers()
    // The page that it leads to is asked for anew, so that it too passes here.
    if (location) {
      const next = JSON.stringify(new URL(location, route.request().url()).href)
      return route.fulfill({ contentType: 'text/html', body: `<script>location.replace(${next})</script>` })
    }
    const html = (await answer.text()).replace(/"wcsAccountId":"[^"]*"/, '"wcsAccountId":"s_test"')
    return route.fulfill({ response: answer, body: html })
  })
  return { asked, sent, types: () => sent.map(({ type }) => type) }
}
