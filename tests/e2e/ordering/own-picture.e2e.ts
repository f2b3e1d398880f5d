import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import {
  ARRIVED,
  BY_A_JOB,
  expectAccessible,
  logInAsMember,
  logInAsStaff,
  moneyIsTaken,
  openLive,
  placeOrder,
  press,
  shot,
} from '../steps.ts'

const MM = 72 / 25.4

/** A cover spread whose back is blue, whose spine is black and whose front is yellow with a red sun. */
async function loudCover(spine: number): Promise<Buffer> {
  const document = await PDFDocument.create()
  const width = 296 + spine
  const page = document.addPage([(width + 6) * MM, 216 * MM])
  page.setTrimBox(3 * MM, 3 * MM, width * MM, 210 * MM)
  const area = (from: number, to: number, color: ReturnType<typeof rgb>) =>
    page.drawRectangle({ x: from * MM, y: 0, width: (to - from) * MM, height: 216 * MM, color })
  area(0, 151, rgb(0.1, 0.3, 0.6))
  area(151, 151 + spine, rgb(0.1, 0.1, 0.1))
  area(151 + spine, width + 6, rgb(1, 0.8, 0.2))
  page.drawCircle({ x: (225 + spine) * MM, y: 140 * MM, size: 45 * MM, color: rgb(0.8, 0.15, 0.1) })
  return Buffer.from(await document.save())
}

/** The pixels have come: the element alone says nothing. Answers the colour in the middle of the front's lower half. */
async function expectOwnPicture(where: Locator): Promise<void> {
  // A picture comes when its row is near the window.
  await where.first().scrollIntoViewIfNeeded()
  const image = where.locator('[data-picture=own] image').first()
  await expect(image).toBeAttached(BY_A_JOB)
  const pixels = await image.evaluate(async (element) => {
    const href = element.getAttribute('href') ?? ''
    const bitmap = await createImageBitmap(await (await fetch(href)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const [red = 0, green = 0, blue = 0] =
      context?.getImageData(bitmap.width - 20, Math.round(bitmap.height * 0.9), 1, 1).data ?? []
    return { width: bitmap.width, yellow: red > 200 && green > 150 && blue < 120 }
  })
  expect(pixels.width).toBeGreaterThanOrEqual(320)
  expect(pixels.yellow).toBe(true)
}

async function dropFiles(page: Page): Promise<void> {
  await openLive(page, '/product/book/file')
  const inner = await makePdf({ pages: 64, width: 148, height: 210, colourPages: [] })
  await page.locator('input[type=file]').first().setInputFiles(pdfNamed('골목_본문_64p.pdf', inner))
  await expect(page.getByRole('textbox', { name: '쪽수' })).toHaveValue('64')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(pdfNamed('골목_표지_v2.pdf', await loudCover(5)))
  await expect(page.getByText(ARRIVED)).toHaveCount(2)
}

/** By keys as by buttons; each page that is named is there as a picture. */
async function leafThrough(page: Page): Promise<void> {
  await page.getByRole('button', { name: '책으로 넘겨 보기' }).click()
  const book = page.getByRole('dialog', { name: '골목_본문_64p.pdf' })
  const drawing = book.getByRole('img', { name: '펼친 책 그림' })
  await expect(book.getByText('1 / 64쪽')).toBeVisible()
  await expect(drawing.locator('image')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(book.getByText('4–5 / 64쪽')).toBeVisible()
  await expect(drawing.locator('image')).toHaveCount(2)
  await book.getByRole('button', { name: '이전 쪽' }).click()
  await expect(book.getByText('2–3 / 64쪽')).toBeVisible()
  await book.getByRole('slider', { name: '펼친 곳' }).fill('16')
  await expect(book.getByText('32–33 / 64쪽')).toBeVisible()
  await shot(page, '1-leafing')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(book).toBeHidden()
}

test('a poster hangs beside a person, both at one scale', async ({ page }) => {
  await openLive(page, '/product/poster/option')
  const wall = page.getByRole('img', { name: '키 165 cm인 사람 옆에 건 포스터' })
  await expect(wall).toBeAttached()
  await wall.scrollIntoViewIfNeeded()
  await shot(page, '0-poster')
})

test('the customer’s own cover and title go from the file to the desk', async ({ page, browser }) => {
  test.slow()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await logInAsMember(page, '/mypage/cart')
  await dropFiles(page)
  const title = page.getByRole('textbox', { name: /작업명/ })
  await expect(title).toHaveValue('골목')
  await title.fill('서촌의 골목')
  await page.reload()
  await expect(title).toHaveValue('서촌의 골목')
  await expect(page.getByText(ARRIVED)).toHaveCount(2)
  await shot(page, '1-title')
  await leafThrough(page)

  await press(page, '장바구니')
  await expect(page).toHaveURL(/\/mypage\/cart/)
  const row = page.getByRole('listitem').filter({ hasText: '서촌의 골목' }).first()
  await expectOwnPicture(row)
  await expectAccessible(page)
  await row.getByRole('button', { name: '작업명 바꾸기' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '작업명' }).fill('북촌의 골목')
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click()
  const renamed = page.getByRole('listitem').filter({ hasText: '북촌의 골목' }).first()
  await expectOwnPicture(renamed)
  await shot(page, '2-cart')

  await renamed.getByRole('link', { name: '북촌의 골목', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '북촌의 골목' })).toBeVisible()
  await expectOwnPicture(page.locator('main'))
  await shot(page, '3-item')
  await page.goBack()
  // Other journeys of this member leave jobs in the cart.
  const all = page.getByRole('checkbox', { name: /전체 선택/ })
  // The server keeps what is chosen, so that a tick stands a moment after its click.
  if (!(await all.isChecked())) await all.click()
  await expect(all).toBeChecked()
  await all.click()
  await expect(all).not.toBeChecked()
  await renamed.getByRole('checkbox').click()
  await expect(renamed.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: '1건 주문하기' }).click()
  await expect(page.getByRole('heading', { name: '주문서' })).toBeVisible()
  await expectOwnPicture(page.locator('main'))
  await shot(page, '4-sheet')
  const orderNumber = await placeOrder(page)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)
  await expectOwnPicture(page.locator('main'))
  await shot(page, '5-complete')

  await page.goto(`/mypage/order/${orderNumber}`)
  await expectOwnPicture(page.locator('main'))
  await page.getByRole('button', { name: /작업명 바꾸기/ }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '작업명' }).fill('서촌의 골목')
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '서촌의 골목' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '6-order')
  await page.goto('/mypage/order')
  await expectOwnPicture(page.getByRole('listitem').filter({ hasText: orderNumber }))
  await shot(page, '7-list')

  const staff = await logInAsStaff(browser)
  await staff.goto(`/admin/orders?q=${orderNumber}`)
  const line = staff.getByRole('row').filter({ hasText: '서촌의 골목' })
  await expectOwnPicture(line)
  await line.getByRole('button').first().click()
  await expectOwnPicture(staff.getByRole('complementary', { name: `주문 ${orderNumber}` }))
  await shot(staff, '8-desk')
  await expectAccessible(staff)
  expect(problems).toEqual([])
})
