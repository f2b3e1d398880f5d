import { expect, test } from '@playwright/test'
import { headersOf, memberApi, placeFlyer } from '../member-api.ts'
import { expectAccessible, logInAsMember, logInAsStaff, seenAtBothWidths, shot } from '../steps.ts'

const FIRM = 'hanul'

test('staff agree to deferred payment, and the firm orders by it until its limit', async ({ browser, page }) => {
  const staff = await logInAsStaff(browser)
  const answer = await staff.request.get(`/api/staff/members?q=${FIRM}`, { headers: await headersOf(staff) })
  const { members } = (await answer.json()).resultData
  await logInAsMember(page, '/mypage/credit', FIRM)
  const { orderNumber, total } = await placeFlyer(await memberApi(page), 2000)
  const own = await page.request.get('/api/members/me/credit', { headers: await headersOf(page) })
  const { owed } = (await own.json()).resultData
  await staff.goto(`/admin/credit/${members[0].id}`)
  await staff.getByLabel('한도').fill(String(owed + total + 10_000))
  await staff.getByLabel('청구일').fill('31')
  await staff.getByLabel('정하는 까닭').fill('연간 거래 계약')
  await staff.getByRole('button', { name: '조건 정하기' }).click()
  await expect(staff.getByText(/청구일.*28/)).toBeVisible()
  await staff.getByLabel('청구일').fill('25')
  await staff.getByRole('button', { name: '조건 정하기' }).click()
  await expect(staff.getByText('후불 조건을 정했습니다.')).toBeVisible()

  await page.goto(`/order/${orderNumber}/payment`)
  await page.getByRole('radio', { name: /후불/ }).check()
  await expectAccessible(page)
  await shot(page, '1-means')
  await page.getByRole('button', { name: '후불로 주문하기' }).click()
  await page.waitForURL(`**/mypage/order/${orderNumber}`)
  await expect(page.getByText('후불', { exact: false }).first()).toBeVisible()
  // Sold on the day of its order: its papers wait for no payment.
  await expect(page.getByRole('link', { name: '세금계산서 보기' })).toBeVisible()
  await seenAtBothWidths(page, '1b-placed')

  const next = await placeFlyer(await memberApi(page), 2000)
  await page.goto(`/order/${next.orderNumber}/payment`)
  await expect(page.getByText('후불로 더 주문하실 수 있는 금액은 10,000원입니다.', { exact: false })).toBeVisible()
  await seenAtBothWidths(page, '1c-over-limit')
  await page.goto('/mypage/credit')
  await expect(page.getByText('더 주문하실 수 있는 금액')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '2-own')

  await staff.goto('/admin/credit')
  await expect(staff.getByRole('row', { name: /10,000|25일/ }).first()).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '3-desk')
})
