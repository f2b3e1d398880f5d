import { expect, type Page, test } from '@playwright/test'
import { seoulDay } from '#/lib/seoul-time.ts'
import { memberApi, placeFlyer } from '../member-api.ts'
import { expectAccessible, logInAsMember, logInAsStaff, shot } from '../steps.ts'
import { bankList, nameAccount } from './own-account.ts'

/** Chooses the transfer for an order that is not paid, under this name. */
async function announce(page: Page, orderNumber: string, name: string): Promise<void> {
  await page.goto(`/order/${orderNumber}/payment`)
  await page.getByRole('radio', { name: /무통장입금/ }).check()
  await page.getByLabel('입금자 이름').fill(name)
  await page.getByRole('button', { name: '입금 계좌 안내받기' }).click()
  await expect(page.getByRole('heading', { name: '입금을 기다립니다' })).toBeVisible()
}

test('the bank’s list pays the orders it fits, and a person matches the rest', async ({ page, browser }) => {
  const owner = await logInAsStaff(browser, 'admin')
  await nameAccount(owner)
  await logInAsMember(page, '/mypage/order', 'hanul')
  const api = await memberApi(page)
  const [sure, other] = [await placeFlyer(api, 1000), await placeFlyer(api, 3000)]
  await announce(page, other.orderNumber, '한울상사')
  await announce(page, sure.orderNumber, '김한울')
  await expect(page.getByText('123-45-678901', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '1-waiting')

  const staff = await logInAsStaff(browser, 'finance')
  await staff.goto('/admin/deposits')
  const list = bankList([
    ['김한울', sure.total],
    ['한울디자인', other.total],
    ['종이나라', 330_000],
  ])
  await staff.getByLabel('은행 파일 고르기').setInputFiles({ name: '거래내역.csv', mimeType: 'text/csv', buffer: list })
  await expect(staff.getByText('3건')).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '2-file')
  await staff.getByRole('button', { name: '새 줄 3개 넣기' }).click()
  await expect(staff.getByText(/새 줄 3개를 넣었습니다/)).toBeVisible()
  // The one that fits in name and amount has paid by itself.
  const row = staff.getByRole('listitem').filter({ hasText: '한울디자인' })
  await expect(staff.getByRole('listitem').filter({ hasText: '김한울' })).toHaveCount(0)
  await expect(row.getByText('금액만 같습니다')).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '3-open')
  await row.getByRole('button', { name: '다른 주문' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('주문 찾기').fill(other.orderNumber.slice(-6))
  await dialog.getByLabel(new RegExp(other.orderNumber)).check()
  await expectAccessible(staff)
  await shot(staff, '4-match')
  await dialog.getByRole('button', { name: '주문에 맞추기' }).click()
  await expect(staff.getByText('주문에 맞췄습니다.')).toBeVisible()
  await staff.getByRole('tab', { name: '맞춘 입금' }).click()
  await expect(staff.getByText(/^저절로,/)).toBeVisible()
  await shot(staff, '5-matched')

  // The day's close: the line of the bank that nobody has decided about is what differs.
  await staff.goto(`/admin/closing?day=${seoulDay(new Date())}`)
  // Nothing is said of money, or of agreement, that nobody has compared.
  await expect(staff.getByText(/^맞춰 보면 결제 수단마다/u)).toBeVisible()
  await expect(staff.getByText('합계')).toBeHidden()
  await expect(staff.getByRole('region', { name: '이날 끝의 미사용 잔액' })).toBeVisible()
  await staff.getByRole('button', { name: '맞춰 보기' }).click()
  const why = staff.getByRole('region', { name: '차이' })
  // By what it says: other journeys may have left papers of the day that differ too.
  const line = why.getByRole('listitem').filter({ hasText: '우리 계좌 330,000원' })
  await expect(line).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '6-closing')
  await line.getByRole('button', { name: '이유 적기' }).click()
  await staff.getByRole('dialog').getByLabel(/^이유/).fill('종이 거래처가 보낸 돈')
  await staff.getByRole('dialog').getByRole('button', { name: '이유 적기' }).click()
  await expect(line).toContainText('종이 거래처가 보낸 돈')
  await shot(staff, '7-agreed')
  await staff.getByRole('tab', { name: '월 마감' }).click()
  await expect(staff.getByText('달이 끝난 뒤에 마감할 수 있습니다.')).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '8-month')

  await page.goto(`/mypage/order/${sure.orderNumber}`)
  await expect(page.getByText(/무통장입금/).first()).toBeVisible()
  await staff.context().close()
  await owner.context().close()
})
