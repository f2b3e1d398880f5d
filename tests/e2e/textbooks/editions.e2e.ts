import { expect, type Page, test } from '@playwright/test'
import { sellBook } from '../sell-book.ts'
import { approveAcademy, askToJoin } from '../join-hamamath.ts'
import { BY_A_JOB, logInAsStaff, openOrder, orderAndPay, seenAtBothWidths } from '../steps.ts'

/** The practice courier says at once that it was handed over. */
const quickWaybill = (): string => `${String(Date.now()).slice(-8)}9990`

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
  await expect(page.getByRole('button', { name: /검사 보고서/ }), 'nor pages of the brand').toHaveCount(0)
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

test('an academy joins and is approved, finds a textbook on the map, orders it for its classes, and gets the parcel', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const title = `연습 ${String(Date.now()).slice(-6)}`
  const academy = `이든수학 ${Date.now().toString(36)}`
  const staff = await logInAsStaff(browser)
  await sellBook(staff, title)
  await page.goto('/brands/hamamath/join')
  await askToJoin(page, request, academy)
  await page.goto('/hamamath/book')
  await expect(page.getByText('하마매쓰 주문은 가입 승인이 필요합니다.')).toBeVisible()
  await approveAcademy(staff, academy)
  // The session that was open already is let in.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '교재 목록' })).toBeVisible()
  await page.goto('/hamamath/order-info')
  await page.getByRole('link', { name: '교재 목록에서 모두 보기' }).waitFor()
  await seenAtBothWidths(page, '1-info')
  await page.getByRole('link', { name: '교재 목록에서 모두 보기' }).click()
  await chooseBook(page, title)
  await page.getByRole('button', { name: '장바구니', exact: true }).click()
  await page.waitForURL('**/brands/hamamath/cart')
  await changeInCart(page, title)
  const orderNumber = await orderAndPay(page)
  await deliver(page, staff, orderNumber)
})
