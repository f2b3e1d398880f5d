import { expect, test } from '@playwright/test'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import {
  ARRIVED,
  BY_A_JOB,
  expectAccessible,
  formIsLive,
  logIn,
  logInAsMember,
  openLive,
  press,
  ticketTotal,
} from '../steps.ts'

const BOOK = '/product/book/option?product-type=D413'

test('a visitor prices a book, is told what cannot be, and finds it again after logging in', async ({ page }) => {
  await openLive(page, BOOK)
  await expectAccessible(page)
  const first = await ticketTotal(page).innerText()

  await expect(page.getByRole('radio', { name: /중철/ })).toBeDisabled()
  await expect(page.getByText(/중철은 64쪽까지/)).toBeVisible()
  await page.getByRole('radio', { name: /^양장/ }).check({ force: true })
  await expect(ticketTotal(page)).not.toHaveText(first)

  await page.getByRole('textbox', { name: '쪽수' }).fill('241')
  await expect(page.getByText(/고치실 때까지 200쪽으로 계산합니다/)).toBeVisible()
  await page.getByRole('textbox', { name: '쪽수' }).fill('240')
  await page.getByLabel('세로').fill('999')
  await expect(page.getByText(/고치실 때까지 148 × 210 mm로 계산합니다/)).toBeVisible()
  await expect(page.getByLabel('세로')).toHaveValue('999')

  const chosen = await ticketTotal(page).innerText()
  await page.reload()
  await formIsLive(page)
  await expect(page.getByText(/고르던 사양을 불러왔습니다/)).toBeVisible()
  await expect(ticketTotal(page)).toHaveText(chosen)

  await press(page, '장바구니')
  await expect(page).toHaveURL(/\/member\/login\?from=/)
  await logIn(page)
  // What was pressed goes on by itself.
  await expect(page).toHaveURL(/\/mypage\/cart/)
  await expect(page.getByText(chosen).first()).toBeVisible()
})

test('what is typed wrong goes nowhere: the field is shown instead of something else being put in the cart', async ({
  page,
}) => {
  await logInAsMember(page, '/product/flyer/option')
  await formIsLive(page)
  const copies = page.getByRole('textbox', { name: '부수' })
  for (const name of ['장바구니', '바로 주문', '견적 저장']) {
    await copies.fill('999999')
    await press(page, name)
    await expect(copies).toBeFocused()
    await expect(page).toHaveURL(/\/product\/flyer\/option/)
  }
  await copies.fill('2000')
  await press(page, '장바구니')
  await page.waitForURL((url) => url.pathname === '/mypage/cart')
  await expect(page.getByRole('link', { name: /전단.*2,000장/ }).first()).toBeVisible()
})

test('a PDF fills the book before it has arrived, and arrives although the line was cut', async ({ page, context }) => {
  await openLive(page, '/product/book/file')
  await expectAccessible(page)
  const inner = await makePdf({ pages: 120, width: 148, height: 210, colourPages: [1, 2] })
  await page.route('**/storage/**', (route) => route.abort())
  await page.locator('input[type=file]').first().setInputFiles(pdfNamed('내지.pdf', inner))
  await expect(page.getByText('파일에 맞춰 사양을 채웠습니다.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '쪽수' })).toHaveValue('120')
  await expect(page.getByText(/기다리고 있습니다/)).toBeVisible()
  await page.unroute('**/storage/**')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText(ARRIVED)).toBeVisible(BY_A_JOB)

  const cover = await makePdf({ pages: 1, width: 301.8, height: 210, colourPages: [1] })
  await page.locator('input[type=file]').first().setInputFiles(pdfNamed('표지.pdf', cover))
  await expect(page.getByText(ARRIVED)).toHaveCount(2)
  await expect(
    page
      .getByRole('img', { name: /풀로 제본한 책 그림, 120쪽/ })
      .locator('image')
      .first(),
  ).toBeAttached()
  await expect(page.getByRole('list', { name: '쪽 목록' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await formIsLive(page)
  await expect(page.getByText(ARRIVED)).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: '쪽수' })).toHaveValue('120')
})

test('what is not a PDF is named as such and blocks nothing else', async ({ page }) => {
  await openLive(page, '/product/flyer/file')
  const picture = Buffer.from('\u0089PNG\r\n\u001a\n not a page', 'latin1')
  await page.locator('input[type=file]').first().setInputFiles(pdfNamed('전단.pdf', picture))
  await expect(page.getByText(/PDF로 저장해 다시 올려 주세요/)).toBeVisible()
  await expect(ticketTotal(page)).toBeVisible()
})

test('a flyer is chosen on the same screen as a book, which stands shut until its engine has come', async ({
  page,
}) => {
  const engine = Promise.withResolvers<void>()
  const asked = page.waitForRequest(/\/option\.body-/)
  await page.route(/\/option\.body-/, async (route) => {
    await engine.promise
    await route.continue()
  })
  await page.goto('/product/flyer/option', { waitUntil: 'commit' })
  await asked
  await expect(ticketTotal(page)).toHaveText(/원/)
  await expect(page.getByRole('radio', { name: /^8,000장/ })).toBeDisabled()
  engine.resolve()
  await formIsLive(page)
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^8,000장/ }).check({ force: true })
  await expect(page.getByRole('textbox', { name: '부수' })).toHaveValue('8,000')
})
