import { expect, type Page, test } from '@playwright/test'
import { headersOf } from '../member-api.ts'
import { expectAccessible, goOnAsGuest, logIn, logInAsMember, newPhone, openLive, press, shot } from '../steps.ts'

const MEMO = '표지를 조금 더 밝게 해 주세요.'

/** Writes on the order sheet and, before it is sent, ends the session as time would. */
async function writeAndEnd(page: Page): Promise<void> {
  await page.waitForURL(/\/order-progress/)
  await page.getByLabel('담당자에게 전할 말').fill(MEMO)
  const headers = await headersOf(page)
  await expect(page.getByLabel('담당자에게 전할 말')).toHaveValue(MEMO)
  const ended = await page.request.post('/api/members/logout', { headers })
  expect(ended.ok()).toBe(true)
  await page.reload()
  await page.waitForURL(/\/member\/login/)
  await expect(page.getByText('한동안 쓰지 않으셔서 로그인이 끝났습니다.')).toBeVisible()
  await expectAccessible(page)
}

async function expectKept(page: Page): Promise<void> {
  await page.waitForURL(/\/order-progress/)
  await expect(page.getByText('쓰다 두신 주문서를 이어서 씁니다.')).toBeVisible()
  await expect(page.getByLabel('담당자에게 전할 말')).toHaveValue(MEMO)
}

test('a session that ends over the order sheet says so, and the sheet is there again after logging in', async ({
  page,
}) => {
  await logInAsMember(page, '/product/flyer/option')
  await press(page, '바로 주문')
  await writeAndEnd(page)
  await shot(page, 'ended')
  await logIn(page)
  await expectKept(page)
})

test('and after proving the phone again as a guest', async ({ page, request }) => {
  const phone = newPhone()
  await openLive(page, '/product/flyer/option')
  await press(page, '바로 주문')
  await goOnAsGuest(page, request, '윤서영', phone)
  await writeAndEnd(page)
  await goOnAsGuest(page, request, '윤서영', phone)
  await expectKept(page)
})
