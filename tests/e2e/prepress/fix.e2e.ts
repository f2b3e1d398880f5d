import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { expect, type Page, test } from '@playwright/test'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import { ARRIVED, BY_A_JOB, expectAccessible, logIn, openLive, picture, press } from '../steps.ts'

const MM = 72 / 25.4

/** A book as a hurried customer makes it: the trim size, no bleed, a band that ends at the knife. */
async function bookWithoutBleed(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([148 * MM, 210 * MM])
    page.drawRectangle({ x: 0, y: 170 * MM, width: 148 * MM, height: 40 * MM, color: rgb(0.85, 0.3, 0.1) })
    page.drawRectangle({ x: 30 * MM, y: 60 * MM, width: 80 * MM, height: 60 * MM, color: rgb(0.2, 0.2, 0.2) })
  }
  return Buffer.from(await document.save())
}

async function uploadBook(page: Page): Promise<void> {
  await openLive(page, '/product/book/file')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(pdfNamed('골목.pdf', await bookWithoutBleed(120)))
  await expect(page.getByText(ARRIVED)).toBeVisible(BY_A_JOB)
}

const finding = (page: Page) => page.getByText(/에 재단 여백이 없습니다/).first()

test('a book without bleed is mended before the eyes of the customer, who agrees or does not', async ({ page }) => {
  await uploadBook(page)
  await expect(finding(page)).toBeVisible()

  await page.getByRole('button', { name: '전후 보기' }).first().click()
  const dialog = page.getByRole('dialog', { name: '골목.pdf 자동 수정' })
  await expect(dialog.getByText(/재단선 안쪽의 그림과 글자는 그대로입니다/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '전후 보기' }).click()
  await expect(dialog.getByRole('img', { name: '1쪽, 고친 뒤' })).toBeVisible(BY_A_JOB)
  await expect(dialog.getByRole('img', { name: '1쪽, 지금' })).toBeAttached()
  const slider = dialog.getByRole('slider', { name: '1쪽 앞뒤 비교' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('51')
  await dialog.getByRole('button', { name: '다음 쪽' }).click()
  await expect(dialog.getByRole('img', { name: '2쪽, 고친 뒤' })).toBeVisible()
  await expect(dialog.getByText('사라진 점')).toBeVisible()
  await expectAccessible(page)

  const take = dialog.getByRole('button', { name: '고친 파일로 바꾸기' })
  await expect(take).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /동의합니다/ }).check()
  await take.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('골목 (고침).pdf').first()).toBeVisible()
  await expect(page.getByRole('list', { name: '쪽 목록' }).first()).toBeVisible(BY_A_JOB)
  await expect(finding(page)).toBeHidden()
})

test('who turns the fixed copy down keeps the file and its finding', async ({ page }) => {
  await uploadBook(page)
  await page.getByRole('button', { name: '전후 보기' }).first().click()
  const dialog = page.getByRole('dialog', { name: '골목.pdf 자동 수정' })
  await dialog.getByRole('button', { name: '전후 보기' }).click()
  await dialog.getByRole('button', { name: '쓰지 않기' }).click(BY_A_JOB)
  await expect(dialog).toBeHidden()
  await expect(finding(page)).toBeVisible()
})

test('colours of a screen are shown as the inks of the paper before anybody agrees to them', async ({ page }) => {
  await openLive(page, '/product/flyer/file')
  const flyer = await makePdf({ pages: 2, width: 210, height: 297, colourPages: [1, 2] })
  await page.locator('input[type=file]').first().setInputFiles(pdfNamed('화면색.pdf', flyer))
  await expect(page.getByText(ARRIVED)).toBeVisible(BY_A_JOB)
  const screenColours = page.getByText(/화면용 색\(RGB\)이 있습니다/).first()
  await expect(screenColours).toBeVisible()

  await page.getByRole('button', { name: '전후 보기' }).first().click()
  const dialog = page.getByRole('dialog', { name: '화면색.pdf 자동 수정' })
  await expect(dialog.getByText(/잉크 합계 \d+ % 이내/)).toBeVisible()
  await dialog.getByRole('button', { name: '전후 보기' }).click()
  await expect(dialog.getByRole('img', { name: '1쪽, 고친 뒤' })).toBeVisible(BY_A_JOB)
  await picture(page, 'inks')
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: /동의합니다/ }).check()
  await dialog.getByRole('button', { name: '고친 파일로 바꾸기' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('화면색 (고침).pdf').first()).toBeVisible()
  await expect(screenColours).toBeHidden(BY_A_JOB)
})

test('the report of a file is one sentence for everyone and values for experts', async ({ page }) => {
  await uploadBook(page)
  await press(page, '장바구니')
  await expect(page).toHaveURL(/\/member\/login\?from=/)
  await logIn(page)
  await expect(page).toHaveURL(/\/mypage\/cart/)
  await page.getByRole('button', { name: '골목.pdf 검사 보고서' }).first().click()
  const report = page.getByRole('dialog', { name: '골목.pdf 검사 보고서' })
  await expect(report.getByText(/여기서 바로 고칠 수 있는 점이/)).toBeVisible(BY_A_JOB)
  await expect(report.getByRole('img', { name: '1쪽 그림' }).first()).toBeVisible()
  await expect(report.getByRole('table', { name: /쪽 상자/ })).toContainText('148 × 210')
  await expectAccessible(page)
})
