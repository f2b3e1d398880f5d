import { expect, type Page, test } from '@playwright/test'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { pdfNamed } from '../make-pdf.ts'
import { BY_A_JOB, logInAsMember, logInAsStaff, openOrder, orderAndPay, seenAtBothWidths, shot } from '../steps.ts'

/** The practice courier says at once that it was handed over. */
const quickWaybill = (): string => `${String(Date.now()).slice(-8)}9990`

/** The desk makes a textbook, gives it its file and sells it. */
async function sellBook(staff: Page, title: string): Promise<void> {
  await staff.goto('/admin/editions/new')
  await staff.getByLabel('교재 이름').fill(title)
  await staff.getByLabel('종류').fill('유형')
  await staff.getByLabel('학년').selectOption({ label: '중2' })
  await staff.getByLabel('크기').selectOption({ label: 'A5 국판' })
  await staff.getByLabel('쪽수').fill('40')
  for (const [at, won] of ['60000', '150000', '400000'].entries())
    await staff.getByLabel(`${at + 1}번째 줄 공급가 총액`).fill(won)
  await staff.getByLabel('미리보기 쪽').fill('1-3')
  await staff.getByRole('button', { name: '저장하고 내지 올리기' }).click()
  await staff.waitForURL(/\/admin\/editions\/[0-9a-f-]{36}$/)
  await staff.locator('input[type=file]').setInputFiles(pdfNamed('유형 내지.pdf', await textBook(40, 6)))
  await expect(staff.getByText('인쇄할 수 있음')).toBeVisible(BY_A_JOB)
  await shot(staff, '1-desk')
  await staff.getByRole('button', { name: '1판 공개' }).click()
  await expect(staff.getByRole('row', { name: /1판/ })).toContainText('판매 중')
}

const CLASSES = [
  ['심화 A', '14'],
  ['정규', '34'],
] as const

async function chooseBook(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: /^중2 1학기 교재 \d+권$/ }).click()
  await expect(page).toHaveURL(/grade=m2&term=first/)
  await seenAtBothWidths(page, '2-list')
  await page.getByRole('link', { name: `${title} 중2 1학기 미리보기와 주문` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${title} 중2 1학기` })).toBeVisible()
  await expect(page.getByRole('img', { name: '1쪽 미리보기, 우리 학원 이름이 찍혀 있음' })).toBeVisible(BY_A_JOB)
  for (const [at, [name, copies]] of CLASSES.entries()) {
    if (at > 0) await page.getByRole('button', { name: '반 추가' }).click()
    await page.getByLabel(`${at + 1}번째 반 이름`).fill(name)
    await page.getByRole('spinbutton', { name: `${at + 1}번째 반 부수` }).fill(copies)
  }
  await page.getByLabel('1번째 반 표지에 반 이름').selectOption({ label: '찍기' })
  await expect(page.getByText('모두 48권')).toBeVisible()
  await seenAtBothWidths(page, '3-book')
}

/** Another number for a class; a class of none is said and changes nothing. */
async function changeInCart(page: Page, title: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: title }).first()
  const copies = row.getByRole('spinbutton', { name: /정규 부수$/ })
  await copies.fill('0')
  await expect(row.getByText('「정규」의 부수를 1부 이상 적거나 반을 지워 주세요.')).toBeVisible()
  await copies.fill('46')
  await expect(row.getByText('330,000원')).toBeVisible()
  await expect(copies, 'who types keeps the field').toBeFocused()
  await seenAtBothWidths(page, '4-cart')
}

/** Through the workshop and to the door. No proof was looked at: the book was checked once, for everybody. */
async function deliver(page: Page, staff: Page, orderNumber: string): Promise<void> {
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText('인쇄 확정').first()).toBeVisible(BY_A_JOB)
  await expect(page.getByText(/시안 (승인|보기)/), 'there is no proof to look at').toHaveCount(0)
  await openOrder(staff, orderNumber)
  for (const step of ['제작 걸기', '인쇄 시작', '제본·후가공', '검수·포장', '제작 완료'])
    await staff.getByRole('complementary').getByRole('button', { name: step }).first().click(BY_A_JOB)
  const waybill = quickWaybill()
  await staff.getByLabel('송장 번호').fill(waybill)
  await staff.getByRole('button', { name: '출고하기' }).click()
  await expect(page.getByText(waybill).first()).toBeVisible()
  await page.getByRole('link', { name: '배송조회' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '배송 완료' })).toBeVisible(BY_A_JOB)
  await seenAtBothWidths(page, '5-parcel')
}

test('an academy finds a textbook on the map, orders it for its classes, and gets the parcel', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = `연습 ${String(Date.now()).slice(-6)}`
  const staff = await logInAsStaff(browser)
  await sellBook(staff, title)
  await logInAsMember(page, '/hamamath/book', 'haneul')
  await chooseBook(page, title)
  await page.getByRole('button', { name: '장바구니', exact: true }).click()
  await page.waitForURL('**/brands/hamamath/cart')
  await changeInCart(page, title)
  // From the cart on, the same academy is on its phone.
  await page.setViewportSize({ width: 390, height: 844 })
  const orderNumber = await orderAndPay(page)
  await deliver(page, staff, orderNumber)
})
