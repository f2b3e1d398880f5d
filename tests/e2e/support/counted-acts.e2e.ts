import { expect, type Page, test } from '@playwright/test'
import { arrive } from '../arrive.ts'
import { withCollector } from '../counting-collector.ts'
import { formIsLive, joinFromLogin, moneyIsTaken, openLive, placeOrder, press } from '../steps.ts'

test.use({ bypassCSP: true })

type Collected = Awaited<ReturnType<typeof withCollector>>

/** Once, with its items in text alone. */
async function counted({ sent, types }: Collected, type: string, about: { readonly items: boolean }) {
  await expect.poll(() => types().filter((each) => each === type), type).toEqual([type])
  const event = sent.find((each) => each.type === type)
  if (!about.items) return
  expect(event?.items?.length, type).toBeGreaterThan(0)
  for (const item of event?.items ?? [])
    for (const value of Object.values(item)) expect(typeof value, type).toBe('string')
}

async function readNotice(page: Page): Promise<void> {
  await page.goto('/cust/notice')
  await page.locator('main a[href^="/cust/notice/"]').first().click()
  await page.waitForURL(/\/cust\/notice\/./)
}

async function book(page: Page): Promise<void> {
  await openLive(page, '/cust/reservation')
  await page.getByRole('radio', { name: /견본 보기/ }).check({ force: true })
  await page
    .getByRole('button', { name: /자리 남음/ })
    .nth(7)
    .click()
  await page.getByRole('radio', { name: /^15:00/ }).check({ force: true })
  await page.getByRole('button', { name: '예약하기' }).click()
  await expect(page.getByText('예약이 확정되었습니다.')).toBeVisible()
}

async function review(page: Page, orderNumber: string): Promise<void> {
  await page.goto(`/mypage/order/${orderNumber}`)
  await page.getByRole('link', { name: '후기 쓰기' }).click()
  await page.getByRole('group', { name: '전체' }).getByRole('radio', { name: /^5점/ }).check({ force: true })
  await page.getByLabel('어떠셨나요').fill('색이 고르고 재단이 반듯합니다.')
  await page.getByRole('button', { name: '후기 올리기' }).click()
  await expect(page.getByRole('article').getByText('색이 고르고 재단이 반듯합니다.').first()).toBeVisible()
}

test('from reading to a review every act is counted once, with its items as text', async ({ page, request }) => {
  // Eight acts in one life of a customer: longer than other journeys.
  const collected = await withCollector(page)
  await page.goto('/cust/privacy')
  await page.getByRole('region', { name: '방문 통계' }).getByRole('button', { name: '세도 됩니다' }).click()
  await readNotice(page)
  await counted(collected, 'view_content', { items: true })

  await openLive(page, '/member/login')
  await joinFromLogin(page, request, '심청', { marketing: true })
  await counted(collected, 'sign_up', { items: false })
  await counted(collected, 'opt_in_marketing', { items: false })

  await openLive(page, '/product/flyer/option')
  await page.getByRole('button', { name: '견적 저장' }).click()
  await expect(page.getByRole('heading', { name: '견적을 저장했습니다' })).toBeVisible()
  await counted(collected, 'lead', { items: true })

  await openLive(page, '/product/flyer/option')
  await formIsLive(page)
  await press(page, '바로 주문')
  await page.waitForURL(/\/order-progress/)
  const orderNumber = await placeOrder(page)
  await counted(collected, 'begin_checkout', { items: true })
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)
  await counted(collected, 'purchase', { items: true })

  await book(page)
  await counted(collected, 'schedule', { items: true })
  await arrive(orderNumber)
  await review(page, orderNumber)
  await counted(collected, 'review', { items: true })
  await page.reload()
  for (const type of ['purchase', 'begin_checkout', 'sign_up', 'lead', 'schedule', 'review'])
    expect(collected.types().filter((each) => each === type)).toHaveLength(1)
})
