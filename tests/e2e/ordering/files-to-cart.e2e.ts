import { expect, type Page, test } from '@playwright/test'
import { spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import { pdfNamed } from '../make-pdf.ts'
import { ARRIVED, BY_A_JOB, formIsLive, logIn, openLive, placeOrder, press, shot, ticketTotal } from '../steps.ts'

const PAGES = 120
/** Thicker than the book's, so that there is something to find. */
const SPINE = 12

async function dropBook(page: Page, device: string): Promise<void> {
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles(pdfNamed(`${device} 내지.pdf`, await textBook(PAGES, 6)))
  await expect(page.getByText('파일에 맞춰 사양을 채웠습니다.')).toBeVisible()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(pdfNamed(`${device} 표지.pdf`, await spreadCover(SPINE)))
  await expect(page.getByText(ARRIVED)).toHaveCount(2, BY_A_JOB)
}

/** The cover is too wide for its book: it goes on when a person shall look at it. */
const sendToPerson = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: '담당자에게 확인 요청하고 계속' }).click()

const pictures = (page: Page) => page.getByRole('list', { name: '쪽 목록' }).first().locator('img')

test('files and spec come along through the login into the cart, back to the page, and into the order', async ({
  page,
}, { project }) => {
  await openLive(page, '/product/book/file')
  const inner = `${project.name} 내지.pdf`
  const cover = `${project.name} 표지.pdf`
  const row = page.getByRole('listitem').filter({ hasText: inner }).filter({ hasText: cover }).first()
  await dropBook(page, project.name)
  await expect(page.getByRole('list', { name: /살펴본 점/ }).first()).toBeVisible()
  const price = await ticketTotal(page).innerText()
  await shot(page, '1-files')

  await page.reload()
  await expect(page.getByText(ARRIVED)).toHaveCount(2)
  await expect(pictures(page).first()).toBeVisible(BY_A_JOB)
  await expect(page.getByRole('list', { name: /살펴본 점/ }).first()).toBeVisible()
  await expect(ticketTotal(page)).toHaveText(price)
  const drawing = page.getByRole('img', { name: /풀로 제본한 책 그림/ })
  await expect(drawing.locator('image').first()).toBeAttached(BY_A_JOB)
  await shot(page, '2-after-reload')

  await press(page, '장바구니')
  // Asked before the log-in, so that what it promises to open is what opens.
  await sendToPerson(page)
  await expect(page).toHaveURL(/\/member\/login\?from=/)
  await logIn(page)
  // The job and its files went through the log-in, and what was pressed was done.
  await expect(page).toHaveURL(/\/mypage\/cart/)
  await expect(row).toBeVisible()
  await shot(page, '3-cart')

  const item = await row.locator('a[href^="/mypage/cart/"]').first().getAttribute('href')
  await openLive(page, `/product/book/option?cart=${item?.split('/').at(-1)}`)
  await expect(page.getByText('장바구니에 담으신 사양입니다.')).toBeVisible()
  await expect(page.getByText(ARRIVED)).toHaveCount(2)
  await expect(ticketTotal(page)).toHaveText(price)
  await press(page, '장바구니에 반영')
  await expect(page).toHaveURL(/\/mypage\/cart/)
  await expect(row).toBeVisible()

  await openLive(page, `/product/book/option?cart=${item?.split('/').at(-1)}`)
  await expect(page.getByText(ARRIVED)).toHaveCount(2)
  await press(page, '바로 주문')
  await expect(page).toHaveURL(/\/order-progress/)
  const orderNumber = await placeOrder(page)

  await openLive(page, `/product/book/option?order=${orderNumber}`)
  await expect(page.getByText(`주문 ${orderNumber}의 사양을 불러왔습니다.`)).toBeVisible()
  await expect(page.getByText(ARRIVED)).toHaveCount(2)
  await press(page, '장바구니')
  await sendToPerson(page)
  await expect(page).toHaveURL(/\/mypage\/cart/)
  await expect(row).toBeVisible()
})

test('a line that breaks while the reader of files is fetched says nothing of the file', async ({ page }) => {
  let broken = 0
  await page.route('**/*.wasm', (route) => (++broken <= 2 ? route.abort() : route.continue()))
  await openLive(page, '/product/flyer/file')
  await expect.poll(() => broken).toBe(1)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(pdfNamed('끊긴 전단.pdf', await textBook(1)))
  await expect(page.getByText('파일에 맞춰 사양을 채웠습니다.')).toBeVisible()
  expect(broken).toBe(3)
})

test('who presses before the file has arrived waits with it, and the job goes by itself', async ({ page }, {
  project,
}) => {
  const name = `${project.name} 전단.pdf`
  await page.goto('/member/login?from=/product/flyer/file')
  await logIn(page)
  await formIsLive(page)
  await page.route('**/storage/**', (route) => route.abort())
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(pdfNamed(name, await textBook(1)))
  await expect(page.getByText('파일에 맞춰 사양을 채웠습니다.')).toBeVisible()
  await press(page, '장바구니')
  const question = page.getByRole('dialog', { name: '파일이 올라가고 있습니다' })
  await expect(question).toContainText(name)
  await shot(page, '4-on-the-way')
  await page.unroute('**/storage/**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page).toHaveURL(/\/mypage\/cart/, BY_A_JOB)
  await expect(page.getByText(name).first()).toBeVisible()
})
