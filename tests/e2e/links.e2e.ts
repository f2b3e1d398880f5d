import { expect, type Page, test } from '@playwright/test'
import { logInAsMember, logInAsStaff } from './steps.ts'

/** Where a person starts to look around, and the pages that have the most ways on. */
const SHOP = [
  '/',
  '/cust/notice',
  '/cust/faq',
  '/product/book/option',
  '/member/login',
  '/hamamath',
  '/matholic',
  '/24report',
]
const MY_PAGES = [
  '/mypage/order',
  '/mypage/cart',
  '/mypage/draft',
  '/mypage/estimate',
  '/mypage/mySetting',
  '/mypage/shipping',
]

/** Paths of this shop that the open page links to. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const { origin } = new URL(page.url())
  const inside = hrefs.map((href) => new URL(href)).filter((url) => url.origin === origin)
  return inside.map((url) => url.pathname + url.search)
}

async function linksFrom(page: Page, starts: readonly string[], settled: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const start of starts) {
    await page.goto(start)
    await expect(page.locator(settled).first()).toBeVisible()
    for (const link of await linksOf(page)) found.add(link)
  }
  return found
}

/** Links that a browser is told do not exist. Files to take away answer the request themselves. */
async function deadLinks(page: Page, links: ReadonlySet<string>): Promise<string[]> {
  const dead: string[] = []
  for (const link of links) {
    const answer = await page.request.get(link)
    if (answer.status() >= 400) dead.push(`${link} ${answer.status()}`)
  }
  return dead
}

test('no link that a visitor sees leads nowhere', async ({ page }) => {
  const links = await linksFrom(page, SHOP, 'footer a')
  expect(links.size).toBeGreaterThan(30)
  expect(await deadLinks(page, links)).toEqual([])
})

test('no link of my page leads nowhere', async ({ page }) => {
  await logInAsMember(page, '/mypage/order')
  const links = await linksFrom(page, MY_PAGES, 'main h1')
  expect(links.size).toBeGreaterThan(30)
  expect(await deadLinks(page, links)).toEqual([])
})

test('every entry of the back office opens a page with a heading', async ({ browser }) => {
  const staff = await logInAsStaff(browser)
  const navigation = staff.getByRole('navigation', { name: '업무' })
  // What only some may open comes once the shop has said who this is.
  await expect(navigation.getByRole('link', { name: '설정' })).toBeVisible()
  const entries = await navigation.getByRole('link').all()
  const paths = await Promise.all(entries.map(async (entry) => (await entry.getAttribute('href')) ?? ''))
  expect(paths.length).toBeGreaterThan(4)
  for (const path of paths) {
    await staff.goto(path)
    await expect(staff.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(staff.getByText('페이지를 찾을 수 없습니다.')).toBeHidden()
  }
})
