import { expect, type Page, test } from '@playwright/test'
import { memberApi, placeFlyer } from '../member-api.ts'
import { expectAccessible, logInAsMember, logInAsStaff, moneyIsTaken, shot } from '../steps.ts'

async function payByCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
}

/** The form of the change, with another number of copies chosen. */
async function askCopies(staff: Page, copies: string) {
  await staff.getByRole('button', { name: '사양과 부수 바꾸기' }).click()
  const form = staff.getByRole('dialog', { name: '사양과 부수 바꾸기' })
  await form.getByLabel('부수', { exact: true }).fill(copies)
  await form.getByLabel('부수', { exact: true }).press('Tab')
  await expect(form.getByRole('table', { name: '바꾸기 전과 후의 금액' })).toBeVisible()
  return form
}

test('the desk changes a paid order: dearer waits for the customer, cheaper goes back at once', async ({
  page,
  browser,
}) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const { orderNumber } = await placeFlyer(await memberApi(page), 1000)
  await page.goto(`/order/${orderNumber}/payment`)
  await payByCard(page)
  await expect(page.getByRole('heading', { level: 1, name: /결제/ })).toBeVisible()

  const staff = await logInAsStaff(browser, 'service')
  await staff.goto(`/admin/orders/${orderNumber}`)
  const form = await askCopies(staff, '3000')
  await form.getByLabel(/바꾸는 까닭/).fill('전화로 3,000장으로 늘려 달라고 하심')
  await expectAccessible(staff)
  await shot(staff, '1-form')
  await form.getByRole('button', { name: /차액 .*원 결제 안내 보내기/ }).click()
  const waiting = staff.getByRole('region', { name: '차액 결제 대기' })
  await expect(waiting).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '2-waiting')

  await page.goto(`/mypage/order/${orderNumber}`)
  const card = page.getByRole('region', { name: '주문 변경 차액' })
  await expect(card.getByText('더 내실 금액')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-customer')
  await card.getByRole('link', { name: /차액 .*원 결제하기/ }).click()
  await expect(page.getByRole('heading', { name: '주문 변경 차액 결제' })).toBeVisible()
  await shot(page, '4-pay')
  await payByCard(page)
  await moneyIsTaken(page)
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByRole('region', { name: '주문 변경', exact: true }).getByText(/차액 .*원 결제/)).toBeVisible()
  await expectAccessible(page)
  await shot(page, '5-changed')

  await expect(waiting).toBeHidden()
  const cheaper = await askCopies(staff, '500')
  await cheaper.getByLabel(/바꾸는 까닭/).fill('다시 500장으로')
  await cheaper.getByRole('button', { name: /바꾸고 .*원 돌려 드리기/ }).click()
  await expect(staff.getByText(/원 환불/).first()).toBeVisible()
  await shot(staff, '6-cheaper')
})
