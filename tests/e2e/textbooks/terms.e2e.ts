import { expect, test } from '@playwright/test'
import { businessCalendar, workingDayFrom } from '#/domain/calendar/business-days.ts'
import { HOLIDAYS } from '#/domain/calendar/holidays.data.ts'
import { daysAfter, seoulDay } from '#/lib/seoul-time.ts'
import { sellBook } from '../sell-book.ts'
import { logInAsMember, logInAsStaff, orderAndPay, seenAtBothWidths } from '../steps.ts'

test('an academy orders a textbook before it is sent, and its whole term again in one go', async ({
  page,
  browser,
}) => {
  const title = `예약 ${String(Date.now()).slice(-6)}`
  const day = workingDayFrom(businessCalendar(HOLIDAYS), seoulDay(daysAfter(new Date(), 40)))
  await sellBook(await logInAsStaff(browser), title, day)
  await logInAsMember(page, '/hamamath/book', 'haneul')
  const tile = page.getByRole('listitem').filter({ hasText: title })
  await expect(tile).toContainText('예약 받는 중')
  await tile.getByRole('link', { name: /미리보기와 주문$/ }).click()
  await expect(page.getByText('예약 교재예요.')).toBeVisible()
  await page.getByLabel('1번째 반 이름').fill('정규')
  await page.getByRole('spinbutton', { name: '1번째 반 부수' }).fill('24')
  await seenAtBothWidths(page, '1-preorder')
  await page.getByRole('button', { name: '장바구니', exact: true }).click()
  await page.waitForURL('**/brands/hamamath/cart')
  const orderNumber = await orderAndPay(page)
  await page.goto('/mypage/order')
  await expect(page.getByRole('listitem').filter({ hasText: orderNumber })).toContainText('하마매쓰')
  await seenAtBothWidths(page, '2-orders')
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText('하마매쓰 ·')).toBeVisible()
  await seenAtBothWidths(page, '3-order')

  await page.goto('/hamamath/book')
  const terms = page.getByRole('region', { name: '지난 학기 교재 다시 주문' })
  await expect(terms).toBeVisible()
  await seenAtBothWidths(page, '4-terms')
  await terms.getByRole('button', { name: /1종 24권 다시$/ }).click()
  await page.waitForURL('**/brands/hamamath/cart')
  await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible()
  await seenAtBothWidths(page, '5-again')
})
