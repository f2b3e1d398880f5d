import { expect, type Page, test } from '@playwright/test'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import {
  ARRIVED,
  expectAccessible,
  joinAndGoOn,
  logInAsStaff,
  openLive,
  openOrder,
  orderAndPay,
  press,
  proofIsOut,
  publishNext,
  shot,
  ticketTotal,
  waybillNumber,
} from '../steps.ts'

const BOOK_FILES = ['서촌의 골목_표지.pdf', '서촌의 골목_본문.pdf']

/** A book's two PDFs on the file page, before anybody asked who the visitor is. */
async function dropBook(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openLive(page, '/product/book/file')
  const inner = await makePdf({ pages: 64, width: 148, height: 210, colourPages: [] })
  await page.locator('input[type=file]').first().setInputFiles(pdfNamed('서촌의 골목_본문.pdf', inner))
  await expect(page.getByText('파일에 맞춰 사양을 채웠습니다.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '쪽수' })).toHaveValue('64')
  await expect(page.getByText(ARRIVED)).toBeVisible()
  const cover = await makePdf({ pages: 1, width: await coverWidth(page), height: 210, colourPages: [1] })
  await page.locator('input[type=file]').first().setInputFiles(pdfNamed('서촌의 골목_표지.pdf', cover))
  await expect(page.getByText(ARRIVED)).toHaveCount(2)
}

/** Width of the whole cover in mm, spine included, as the page asks for it once the drawing has come to rest. */
async function coverWidth(page: Page): Promise<number> {
  const shown = async () => {
    const sizes = (await page.locator('main').innerText()).matchAll(/([\d.]+) × 210 mm/g)
    return Math.max(...[...sizes].map((size) => Number(size[1])).filter((width) => width < 400))
  }
  // The drawing grows into the new spine, and its measure with it.
  let last = 0
  await expect
    .poll(
      async () => {
        const before = last
        last = await shown()
        return last === before
      },
      { intervals: [500] },
    )
    .toBe(true)
  return last
}

test('from a PDF on a desk to a book on its way', async ({ page, browser, request }, { project }) => {
  test.slow()
  const problems: string[] = []
  const watch = (watched: Page) => watched.on('pageerror', (error) => problems.push(error.message))
  watch(page)

  await dropBook(page)
  const price = await ticketTotal(page).innerText()
  await expectAccessible(page)
  await shot(page, '01-file')
  await press(page, '장바구니')
  await page.waitForURL(/\/member\/login/)
  await joinAndGoOn(page, request, '윤서영')
  await page.waitForURL((url) => url.pathname === '/mypage/cart')
  await expect(page.getByText(price).first()).toBeVisible()

  await openLive(page, '/product/flyer/option?product-type=D304')
  await page.getByRole('radio', { name: /^8,000장/ }).check({ force: true })
  const flyer = await makePdf({ pages: 2, width: 210, height: 297, colourPages: [1, 2] })
  await page.locator('input[type=file]').first().setInputFiles(pdfNamed('점심 차림.pdf', flyer))
  await expect(page.getByText(ARRIVED)).toBeVisible()
  await press(page, '장바구니')
  await page.waitForURL((url) => url.pathname === '/mypage/cart')
  await expect(page.getByText('서촌의 골목_본문.pdf')).toBeVisible()
  await shot(page, '02-cart')
  const orderNumber = await orderAndPay(page)
  await shot(page, '03-paid')

  const staff = await logInAsStaff(browser)
  watch(staff)
  await proofIsOut(staff, orderNumber, '책')
  await shot(staff, '04-desk')
  await staff.getByRole('link', { name: '시안 열기' }).click()
  for (const name of BOOK_FILES) await expect(staff.getByText(name).first()).toBeVisible()

  await openProof(page, orderNumber, '책')
  await page.getByRole('button', { name: '의견 찍기' }).click()
  await page
    .getByRole('button', { name: '고칠 자리 찍기' })
    .first()
    .click({ position: { x: 60, y: 80 } })
  await page.getByPlaceholder('어디를 어떻게 고칠까요?').fill('제목을 조금 더 위로 올려 주세요.')
  await page.getByRole('button', { name: '보내기' }).click()
  await expect(page.getByRole('button', { name: /^의견 1/ })).toBeVisible()
  await shot(page, '05-pinned')
  if (project.name === 'phone') await page.getByRole('button', { name: /대화/ }).click()
  await page.getByRole('button', { name: /^수정 요청/ }).click()
  await page.getByRole('button', { name: '수정 요청 보내기' }).click()
  await expect(page.getByText('시안수정요청').first()).toBeVisible()
  await publishNext(staff, orderNumber, 2, '책')
  await page.getByRole('button', { name: 'v2', exact: true }).click()
  await approve(page, 2)
  await make(staff, orderNumber, '책', ['제작 걸기', '인쇄 시작', '제본·후가공', '검수·포장', '제작 완료'])

  await proofIsOut(staff, orderNumber, '전단')
  await openProof(page, orderNumber, '전단')
  await approve(page, 1)
  await make(staff, orderNumber, '전단', ['제작 걸기', '인쇄 시작', '검수·포장', '제작 완료'])
  const waybill = waybillNumber()
  await staff.getByLabel('송장 번호').fill(waybill)
  await staff.getByRole('button', { name: '출고하기' }).click()
  await expect(staff.getByRole('complementary').getByText(`CJ대한통운 ${waybill}`).first()).toBeVisible()
  await shot(staff, '06-dispatched')

  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText(waybill).first()).toBeVisible()
  await expectAccessible(page)
  await shot(page, '07-tracking')
  expect(problems).toEqual([])
})

async function openProof(page: Page, orderNumber: string, job: string): Promise<void> {
  await page.goto('/mypage/draft')
  await page
    .getByRole('link', { name: new RegExp(orderNumber) })
    .filter({ hasText: job })
    .first()
    .click()
  await expect(page.getByRole('button', { name: '인쇄 승인' }).first()).toBeVisible()
}

async function approve(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: '인쇄 승인' }).first().click()
  const dialog = page.getByRole('dialog')
  // The desk sent the same file again: that is not approved without saying so.
  if (version > 1) await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '인쇄 승인' }).click()
  await expect(page.getByRole('heading', { name: `v${version} 인쇄를 승인했습니다` })).toBeVisible()
}

/** Staff takes one job through the workshop, a press of a button for each step. */
async function make(staff: Page, orderNumber: string, job: string, steps: readonly string[]): Promise<void> {
  await openOrder(staff, orderNumber, job)
  for (const step of steps) await staff.getByRole('complementary').getByRole('button', { name: step }).first().click()
}
