import { expect, type Page, test } from '@playwright/test'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { pdfNamed } from '../make-pdf.ts'
import { expectAccessible, logInAsMember, logInAsStaff, orderAndPay, shot } from '../steps.ts'

/** Reading a file takes its turn among everything else that a busy machine does. */
const READ = { timeout: 60_000 }

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
  await expect(staff.getByText('인쇄할 수 있음')).toBeVisible(READ)
  await shot(staff, '1-desk')
  await staff.getByRole('button', { name: '1판 공개' }).click()
  await expect(staff.getByRole('row', { name: /1판/ })).toContainText('판매 중')
}

test('an academy finds a textbook on the map, sees its own cover on it, orders it for three classes and pays', async ({
  page,
  browser,
}, { project }) => {
  test.slow()
  const title = `연습 ${project.name} ${String(Date.now()).slice(-6)}`
  const staff = await logInAsStaff(browser)
  await sellBook(staff, title)

  await logInAsMember(page, '/hamamath/book', 'haneul')
  await page.getByRole('link', { name: /^중2 1학기 교재 \d+권$/ }).click()
  await expect(page).toHaveURL(/grade=m2&term=first/)
  await expect(page.getByRole('img', { name: new RegExp(`하늘수학학원 표지의 ${title}`) })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '2-map')

  await page.getByRole('link', { name: `${title} 중2 1학기 미리보기와 주문` }).click()
  await expect(page.getByRole('heading', { name: `${title} 중2 1학기` })).toBeVisible()
  await expect(page.getByRole('img', { name: '1쪽 미리보기, 우리 학원 이름이 찍혀 있음' })).toBeVisible(READ)
  const name = `하늘수학 ${String(Date.now()).slice(-4)}`
  await page.getByLabel(/^학원 이름/).fill(name)
  for (const [at, [className, copies]] of [
    ['심화 A', '14'],
    ['심화 B', '12'],
    ['정규', '34'],
  ].entries()) {
    if (at > 0) await page.getByRole('button', { name: '반 추가' }).click()
    await page.getByLabel(`${at + 1}번째 반 이름`).fill(className ?? '')
    await page.getByRole('spinbutton', { name: `${at + 1}번째 반 부수` }).fill(copies ?? '')
  }
  await expect(page.getByText('모두 60권')).toBeVisible()
  await expect(page.getByRole('complementary', { name: '주문표' })).toContainText('330,000원')
  await expectAccessible(page)
  await shot(page, '3-book')

  await page.getByRole('button', { name: '장바구니', exact: true }).click()
  await page.waitForURL('**/brands/hamamath/cart')
  await expect(page.getByRole('list', { name: '반별 부수' }).first()).toContainText('심화 B 12부')
  await shot(page, '4-cart')
  const orderNumber = await orderAndPay(page)

  await staff.goto(`/admin/editions?q=${encodeURIComponent(title)}`)
  await expect(staff.getByRole('row', { name: new RegExp(title) })).toContainText('60')
  await staff.goto(`/admin/orders?q=${orderNumber}`)
  await expect(staff.getByRole('row').filter({ hasText: title }).first()).toBeVisible()

  // What was written on the cover is there the next time.
  await page.goto('/hamamath/book')
  await expect(page.getByRole('img', { name: new RegExp(`${name} 표지의 ${title}`) })).toBeVisible()
})
