import { expect, type Page, test } from '@playwright/test'
import { buyFlyer } from '../buy-flyer.ts'
import { BY_A_JOB, expectAccessible, logInAsMember, logInAsStaff, openOrder, proofIsOut, shot } from '../steps.ts'

async function approveProof(page: Page, orderNumber: string): Promise<void> {
  await page.goto('/mypage/draft')
  await page.getByRole('link', { name: new RegExp(orderNumber) }).click()
  await expect(page.getByRole('img', { name: 'v1 앞면' })).toBeVisible()
  await page.getByRole('button', { name: '인쇄 승인' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '인쇄 승인' }).click()
  await expect(page.getByRole('heading', { name: 'v1 인쇄를 승인했습니다' })).toBeVisible()
}

/** The order stands under one heading of the queue and not under another. */
async function expectWaiting(staff: Page, here: string, notHere: string, orderNumber: string): Promise<void> {
  await staff.goto('/admin')
  const row = staff.locator(`tr[data-line]`, { hasText: orderNumber.split('-')[1] ?? '' })
  await staff.getByRole('button', { name: here, exact: true }).click()
  await expect(row).toHaveCount(1)
  // What nothing waits in stands in the line below, which is opened; other journeys may have left something in it.
  const quiet = staff.getByRole('button', { name: /^비어 있는 일/ })
  if ((await staff.getByRole('rowheader', { name: notHere, exact: true }).count()) === 0) await quiet.click()
  await staff.getByRole('button', { name: notHere, exact: true }).click()
  await expect(row).toHaveCount(0)
}

async function askToCancel(page: Page, orderNumber: string): Promise<void> {
  await page.goto(`/mypage/order/${orderNumber}`)
  await page.getByRole('button', { name: '취소 요청' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '취소 요청' }).click()
  await expect(page.getByText(/에 취소를 요청했습니다/)).toBeVisible()
}

test('a customer asks to cancel what is approved: refused once with a reason, then agreed with costs', async ({
  page,
  browser,
}) => {
  await logInAsMember(page, '/mypage/cart')
  const orderNumber = await buyFlyer(page)
  const staff = await logInAsStaff(browser)
  await proofIsOut(staff, orderNumber)
  await approveProof(page, orderNumber)

  await askToCancel(page, orderNumber)
  await openOrder(staff, orderNumber)
  const wish = staff.getByRole('region', { name: '취소 요청' })
  await expect(staff.getByRole('complementary').getByRole('button', { name: '제작 걸기' })).toBeDisabled()
  await expectWaiting(staff, '취소 요청', '제작 걸기', orderNumber)
  await openOrder(staff, orderNumber)
  await wish.getByRole('button', { name: '취소 거절' }).click()
  await wish.getByLabel('고객에게 보낼 말').fill('종이를 이미 잘라 두었습니다.')
  await expectAccessible(staff)
  await wish.getByRole('button', { name: '취소 거절' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '취소 거절' }).click()
  await expect(wish).toHaveCount(0)
  // The customer's open page hears of it by itself.
  await expect(page.getByText(/종이를 이미 잘라 두었습니다/).first()).toBeVisible()

  await askToCancel(page, orderNumber)
  await openOrder(staff, orderNumber)
  await wish.getByRole('button', { name: '동의하고 취소' }).click()
  await wish.getByLabel('들어간 비용').fill('99999999')
  await expect(wish.getByText('받은 금액보다 많습니다.')).toBeVisible()
  await wish.getByLabel('들어간 비용').fill('5000')
  await wish.getByLabel('고객에게 보낼 말').fill('자른 종이 값만 빼고 돌려드립니다.')
  await expectAccessible(staff)
  await shot(staff, '1-agree')
  await wish.getByRole('button', { name: '동의하고 취소' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '동의하고 취소' }).click()
  await expect(wish).toHaveCount(0)
  await expect(staff.getByRole('region', { name: '금액' })).toContainText('들어간 비용으로 받음5,000원')

  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText('취소 · 일부 환불').first()).toBeVisible(BY_A_JOB)
  await expect(page.getByText('5,000원').first()).toBeVisible()
  await expectAccessible(page)
  await shot(page, '2-cancelled')
})
