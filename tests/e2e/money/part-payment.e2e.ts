import { expect, type Page, test } from '@playwright/test'
import { memberApi, placeFlyer } from '../member-api.ts'
import { expectAccessible, logInAsMember, logInAsStaff, moneyIsTaken, shot } from '../steps.ts'

async function payByCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)
}

test('a large order is paid in two parts: the desk agrees, the customer pays the advance and later the rest', async ({
  page,
  browser,
}) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const { orderNumber } = await placeFlyer(await memberApi(page), 60_000)

  const staff = await logInAsStaff(browser, 'service')
  await staff.goto(`/admin/orders/${orderNumber}`)
  await staff.getByRole('button', { name: '선금과 잔금으로 나누어 받기' }).click()
  const parts = staff.getByRole('region', { name: '선금과 잔금' })
  await parts.getByLabel(/^선금/).fill('10')
  await expect(parts.getByText(/까지 정할 수 있습니다/)).toBeVisible()
  await parts.getByLabel(/^선금/).fill('700000')
  await parts.getByLabel(/나누어 받는 사유/).fill('전화로 나누어 내기로 함')
  await expectAccessible(staff)
  await shot(staff, '1-form')
  await parts.getByRole('button', { name: '나누고 알리기' }).click()
  await expect(parts.getByText('선금 700,000원')).toBeVisible()

  await page.goto(`/mypage/order/${orderNumber}`)
  const card = page.getByRole('region', { name: '선금과 잔금' })
  // The page of an order is drawn when the order has come.
  await expect(card).toBeVisible()
  await expectAccessible(page)
  await shot(page, '2-advance')
  await card.getByRole('link', { name: '선금 700,000원 결제하기' }).click()
  await expect(page.getByRole('heading', { name: '선금 결제' })).toBeVisible()
  await expect(page.getByText(/잔금 .*원은 \d+월 \d+일 \(.\)까지/)).toBeVisible()
  await shot(page, '3-pay')
  await payByCard(page)

  await page.goto(`/mypage/order/${orderNumber}`)
  await shot(page, '4-rest')
  await card.getByRole('link', { name: /잔금 .*원 결제하기/ }).click()
  await expect(page.getByRole('heading', { name: '잔금 결제' })).toBeVisible()
  // One order has one proof.
  await expect(page.getByRole('radio', { name: /가상계좌/ })).toBeHidden()
  await payByCard(page)
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(card).toBeHidden()
  await expect(staff.getByRole('region', { name: '선금과 잔금' }).getByText(/잔금 .*받음/)).toBeVisible()
  await shot(staff, '5-both')
})
