import { chromium, expect, test } from '@playwright/test'
import { logIn } from './steps.ts'

const SHOP = 'shop.test'

test('a shop whose API has a host of its own lets people in: its policy and its answers allow the calls', async ({
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  const options = test.info().project.use.launchOptions
  const browser = await chromium.launch({
    ...options,
    args: [...(options?.args ?? []), `--host-resolver-rules=MAP ${SHOP} 127.0.0.1,MAP *.${SHOP} 127.0.0.1`],
  })
  const page = await browser.newPage({ baseURL: `http://${SHOP}:${port}` })
  const refused: string[] = []
  const asked = new Set<string>()
  page.on('console', (message) => {
    if (/Refused|CORS|Content Security/.test(message.text())) refused.push(message.text())
  })
  page.on('response', (answer) => {
    const url = new URL(answer.url())
    if (url.pathname.startsWith('/api/')) asked.add(url.host)
  })
  await page.goto('/member/login?from=/mypage/order')
  await logIn(page)
  await page.waitForURL((url) => url.pathname === '/mypage/order')
  await expect(page.getByRole('region', { name: '주문내역' })).toBeVisible()
  expect(refused).toEqual([])
  expect([...asked]).toEqual([`api.${SHOP}:${port}`])
  await browser.close()
})
