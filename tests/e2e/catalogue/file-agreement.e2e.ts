import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { pdfNamed } from '../make-pdf.ts'
import {
  ARRIVED,
  BY_A_JOB,
  expectAccessible,
  formIsLive,
  logInAsMember,
  logInAsStaff,
  openOrder,
  orderAndPay,
  placeOrder,
  press,
  shot,
  ticketTotal,
} from '../steps.ts'

/** What a word processor writes: recognised by its first bytes. */
const HWP = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096, 7)])
/** A2 with bleed at 150 ppi. */
const POSTER = { width: 2516, height: 3543 }

const drop = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').first().setInputFiles(file)

/** `545,644 → 1,449,261원` as its two figures. */
const figureOf = (text: string): readonly string[] => text.match(/[\d,]{4,}/g) ?? []

async function open(page: Page, path: string): Promise<void> {
  await logInAsMember(page, path)
  await formIsLive(page)
}

test('a file that contradicts the spec stops the order, until one of the two gives way', async ({ page }) => {
  await open(page, '/product/book/option')
  await drop(page, pdfNamed('내지 24쪽.pdf', await textBook(24, 4)))
  await expect(page.getByText(ARRIVED)).toBeVisible()
  const summary = page.getByRole('region', { name: '파일과 사양' })
  await expect(summary.getByText('파일과 사양이 다릅니다')).toBeVisible()
  await shot(page, '1-differs')
  const before = await ticketTotal(page).innerText()
  const told = figureOf(
    await summary
      .getByRole('button', { name: /파일에 맞추기/ })
      .first()
      .innerText(),
  )

  await press(page, '바로 주문')
  const question = page.getByRole('dialog')
  await expect(question.getByText('이대로는 인쇄할 수 없습니다')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '2-stopped')
  // The same act has one price, wherever it is offered.
  expect(figureOf(await question.getByRole('button', { name: /파일에 맞추기/ }).innerText())).toEqual(told)
  await question.getByRole('button', { name: /파일에 맞추기/ }).click()
  await expect(ticketTotal(page)).not.toHaveText(before)
  await expect(ticketTotal(page)).toContainText(told.at(-1) ?? '')
  await expect(summary.getByText('파일과 사양이 맞습니다.')).toBeVisible()

  await press(page, '바로 주문')
  await expect(page).toHaveURL(/\/order-progress/)
  await placeOrder(page)
})

test('the press of 바로 주문 waits for a file that is being read, and then goes on by itself', async ({ page }) => {
  await open(page, '/product/book/option')
  await drop(page, pdfNamed('내지 600쪽.pdf', await textBook(600, 16)))
  await press(page, '바로 주문')
  const waiting = page.getByRole('dialog').filter({ hasText: '파일을 읽고 있어요' })
  await expect(waiting.getByRole('progressbar', { name: '내지 읽는 정도' })).toBeVisible(BY_A_JOB)
  // Giving up loses nothing: the file is still there and is read on.
  await waiting.getByRole('button', { name: '그만두고 돌아가기' }).click()
  await expect(waiting).toBeHidden()
  await expect(page.getByText('내지 600쪽.pdf').first()).toBeVisible()
  await press(page, '바로 주문')
  await expect(page.getByRole('dialog').getByText('이대로는 인쇄할 수 없습니다')).toBeVisible(BY_A_JOB)
  await expect(page).toHaveURL(/\/product\/book\/option/)
})

test('who asks for a person goes on, and may still change his mind in the cart', async ({ page }) => {
  await open(page, '/product/book/option')
  await drop(page, pdfNamed('내지 24쪽 그대로.pdf', await textBook(24, 4)))
  await expect(page.getByText(ARRIVED)).toBeVisible()
  await expect(page.getByText('파일과 사양이 다릅니다')).toBeVisible()
  await press(page, '장바구니')
  await page.getByRole('dialog').getByRole('button', { name: '담당자에게 확인 요청하고 계속' }).click()
  await expect(page).toHaveURL(/\/mypage\/cart/)
  const row = page.getByRole('listitem').filter({ hasText: '내지 24쪽 그대로.pdf' }).first()
  await expect(row.getByText('담당자에게 확인을 요청한 파일입니다.')).toBeVisible(BY_A_JOB)
  await shot(page, '3-asked')
})

test('a document of a word processor is work for staff, who save it', async ({ page, browser }) => {
  await open(page, '/product/book/option')
  await drop(page, { name: '원고.hwp', mimeType: 'application/octet-stream', buffer: HWP })
  const material = page.getByRole('region', { name: '작업 자료' })
  await expect(material.getByText(ARRIVED)).toBeVisible()
  await expect(material.getByText('담당자가 PDF로 바꿔 확인해 드립니다.')).toBeVisible()
  await shot(page, '4-material')
  await press(page, '장바구니')
  await expect(page).toHaveURL(/\/mypage\/cart/)
  await expect(page.getByText('원고.hwp').first()).toBeVisible()
  const orderNumber = await orderAndPay(page)

  const staff = await logInAsStaff(browser)
  await expect(async () => {
    await openOrder(staff, orderNumber, '책')
    await expect(staff.getByRole('region', { name: '작업 자료' })).toBeVisible({ timeout: 15_000 })
    await expect(staff.getByText('변환', { exact: true }).filter({ visible: true }).first()).toBeVisible({
      timeout: 15_000,
    })
  }).toPass()
  const saved = staff.waitForEvent('download')
  await staff.getByRole('button', { name: '원고.hwp 내려받기' }).click()
  expect((await saved).suggestedFilename()).toBe('원고.hwp')
  await shot(staff, '5-desk')
})

test('a picture becomes the page of a poster, is checked and ordered', async ({ page }) => {
  const jpeg = await sharp({ create: { ...POSTER, channels: 3, background: { r: 230, g: 90, b: 20 } } })
    .jpeg()
    .toBuffer()
  await open(page, '/product/poster/option')
  await drop(page, { name: '초여름 사진전.jpg', mimeType: 'image/jpeg', buffer: jpeg })
  await expect(page.getByText(/그림을 PDF 한 쪽으로 만들었습니다\(\d+ ppi\)/)).toBeVisible(BY_A_JOB)
  await expect(page.getByRole('region', { name: '파일과 사양' })).toBeVisible(BY_A_JOB)
  await shot(page, '6-poster')
  await press(page, '바로 주문')
  await expect(page).toHaveURL(/\/order-progress/)
  await placeOrder(page)
})

test('what is never taken is refused before a byte is sent', async ({ page }) => {
  await open(page, '/product/flyer/option')
  await drop(page, { name: '설치.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
  await expect(page.getByText(/올릴 수 없는 확장자입니다/)).toBeVisible()
})
