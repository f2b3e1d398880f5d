import { expect, test } from '@playwright/test'
import { joinAndGoOn, logIn, openLive, press } from '../steps.ts'

test('what a visitor was about to order goes on by itself after logging in', async ({ page }) => {
  await openLive(page, '/product/flyer/option')
  await press(page, '바로 주문')
  await page.waitForURL(/\/member\/login/)
  await logIn(page)
  await page.waitForURL(/\/order-progress/)
  await expect(page.getByRole('heading', { name: '주문서' })).toBeVisible()
})

test('and after joining', async ({ page, request }) => {
  await openLive(page, '/product/flyer/option')
  await press(page, '장바구니')
  await page.waitForURL(/\/member\/login/)
  await joinAndGoOn(page, request, '윤서영')
  await page.waitForURL(/\/mypage\/cart/)
})
