import { expect, test } from '@playwright/test'
import { goOnAsGuest, joinAndGoOn, logIn, newPhone, openLive, press } from '../steps.ts'

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

test('a guest is told that the order sheet opens as soon as the phone is proven', async ({ page, request }) => {
  await openLive(page, '/product/flyer/option')
  await press(page, '바로 주문')
  await page.waitForURL(/\/member\/login/)
  await goOnAsGuest(page, request, '한지민', newPhone())
  await expect(page.getByText('확인했습니다. 주문서를 열고 있습니다.')).toBeVisible()
  await page.waitForURL(/\/order-progress/)
})
