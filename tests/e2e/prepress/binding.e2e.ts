import { expect, test } from '@playwright/test'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import { expectAccessible, formIsLive, logInAsMember, moneyIsTaken, placeOrder, shot } from '../steps.ts'

const A4 = { width: 210, height: 297 }

test('a teacher binds three PDFs into one book for two classes and pays for it', async ({ page }) => {
  await logInAsMember(page, '/matholic/product', 'sujin')
  await formIsLive(page)
  await page
    .getByLabel('파일 고르기')
    .setInputFiles([
      pdfNamed('개념.pdf', await makePdf({ ...A4, pages: 7, colourPages: [] })),
      pdfNamed('해설.pdf', await makePdf({ ...A4, pages: 5, colourPages: [] })),
      pdfNamed('유형.pdf', await makePdf({ ...A4, pages: 8, colourPages: [1] })),
    ])
  const rows = page.getByRole('region', { name: '묶을 순서' }).getByRole('listitem')
  await expect(rows.nth(2)).toContainText('책 안 15–22쪽')
  // The explanations go behind, by the keyboard alone.
  await page.getByRole('button', { name: /^해설\.pdf 옮기기/ }).press('ArrowDown')
  await expect(rows.nth(1)).toContainText('유형.pdf')
  await expect(rows.nth(1)).toContainText('책 안 9–16쪽')
  await expect(rows.nth(2)).toContainText('책 안 17–21쪽')

  await page.getByLabel(/^제목/).fill('이차방정식')
  await page.getByLabel('1번째 반 이름').fill('중3 심화')
  await page.getByRole('spinbutton', { name: '중3 심화 부수' }).fill('12')
  await page.getByRole('button', { name: '반 추가' }).click()
  await page.getByLabel('2번째 반 이름').fill('중3 정규')
  const put = page.getByRole('button', { name: '장바구니에 담기', exact: true })
  await put.click()
  await expect(page.getByText('「중3 정규」 반이 0권이에요.').first()).toBeVisible()
  await page.getByRole('spinbutton', { name: '중3 정규 부수' }).fill('8')
  await expect(page.getByText('모두 20권')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'request')

  await put.click()
  await page.waitForURL('**/matholic/cart')
  await expect(page.getByRole('heading', { level: 2, name: '이차방정식' })).toBeVisible()
  await expect(page.getByText('중3 심화 12 · 중3 정규 8')).toBeVisible()
  // Its pages are being joined; then it ticks itself.
  const order = page.getByRole('link', { name: '주문서로' })
  await expect(order).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await shot(page, 'cart')
  await order.click()
  await placeOrder(page)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)
})
