import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { memberApi, placeFlyer } from './member-api.ts'
import { logInAsMember, logInToAdmin } from './steps.ts'

/** The live connections that the browser has open, whichever tab holds them. */
function countLines(context: BrowserContext): () => number {
  const open = new Set<object>()
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  return () => open.size
}

const isCancelled = (page: Page) => page.getByText('취소완료').first()

test('ten open tabs share one live connection: all load, all get the news, and go on when its tab is closed', async ({
  page,
  context,
}) => {
  const lines = countLines(context)
  await logInAsMember(page, '/mypage/order')
  const api = await memberApi(page)
  const [first, second] = [await placeFlyer(api, 1000), await placeFlyer(api, 2000)]
  const desk = await context.newPage()
  await logInToAdmin(desk, '/admin', 'admin')

  // Seven of the customer and three of the desk, in one browser.
  const shopTabs = [page]
  while (shopTabs.length < 7) shopTabs.push(await context.newPage())
  const adminTabs = [desk, await context.newPage(), await context.newPage()]
  for (const tab of shopTabs) {
    const order = shopTabs.indexOf(tab) % 2 === 0 ? first : second
    await tab.goto(`/mypage/order/${order.orderNumber}`)
    await expect(tab.getByText(order.orderNumber).first()).toBeVisible()
  }
  for (const tab of adminTabs) {
    await tab.goto('/admin')
    await expect(tab.getByRole('heading', { name: '지금 사람이 필요한 일' })).toBeVisible()
  }
  await expect.poll(lines).toBe(1)

  const deskNews = adminTabs.map((tab) => tab.waitForResponse(/\/api\/staff\/queue/))
  await api(`/api/orders/${first.orderNumber}/cancel`, { reason: 'changed-mind' })
  for (const tab of shopTabs.filter((_, at) => at % 2 === 0)) await expect(isCancelled(tab)).toBeVisible()
  await Promise.all(deskNews)
  expect(lines()).toBe(1)

  // Whichever tab held it: close them one by one, and the last still hears.
  for (const tab of [...adminTabs, ...shopTabs.slice(0, 5), shopTabs[6]]) await tab?.close()
  await expect.poll(lines).toBe(1)
  const [last] = context.pages()
  const answer = last?.waitForResponse((response) => response.url().includes(second.orderNumber))
  await api(`/api/orders/${second.orderNumber}/cancel`, { reason: 'changed-mind' }).catch(() => undefined)
  await answer
  await expect(isCancelled(last as Page)).toBeVisible()
})

test('a live connection that the server never answers is opened once more, and the news come', async ({ page }) => {
  await logInAsMember(page, '/mypage/order')
  const api = await memberApi(page)
  const order = await placeFlyer(api, 1000)
  let asked = 0
  // The first is left without a word.
  await page.route('**/api/live', (route) => (++asked === 1 ? undefined : route.continue()))
  await page.clock.install()
  await page.goto(`/mypage/order/${order.orderNumber}`)
  await expect.poll(() => asked).toBe(1)
  await page.clock.fastForward(30_000)
  await expect.poll(() => asked).toBeGreaterThan(1)
  await api(`/api/orders/${order.orderNumber}/cancel`, { reason: 'changed-mind' })
  await expect(isCancelled(page)).toBeVisible()
})

test('a customer who logs out in one tab hears nothing more in the others', async ({ page, context }) => {
  const lines = countLines(context)
  await logInAsMember(page, '/mypage/order')
  const { orderNumber } = await placeFlyer(await memberApi(page), 1000)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`/mypage/order/${orderNumber}`)
  await expect.poll(lines).toBe(1)
  await page.getByRole('button', { name: '로그아웃' }).first().click()
  await expect.poll(lines).toBe(0)
})
