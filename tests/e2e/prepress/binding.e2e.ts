import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import {
  agreeToTerms,
  BY_A_JOB,
  formIsLive,
  logInAsStaff,
  moneyIsTaken,
  newPhone,
  openOrder,
  placeOrder,
  proofIsOut,
  provePhone,
  seenAtBothWidths,
  waybillNumber,
} from '../steps.ts'

const A4 = { width: 210, height: 297 }

/** An account first: a general member is told in the specification's words, and joins the brand at once. */
async function joinBrand(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto('/brands/matholic/join')
  await page.getByRole('link', { name: '계정 만들고 이어가기' }).click()
  await formIsLive(page)
  const id = `m${Date.now().toString(36)}`
  await page.getByLabel('아이디').fill(id)
  await page.getByLabel('비밀번호', { exact: true }).fill('Folio#Head2026')
  await page.getByLabel('비밀번호 확인').fill('Folio#Head2026')
  await page.getByLabel('이름').fill('이수아')
  await page.getByLabel('이메일', { exact: true }).first().fill(`${id}@example.com`)
  await provePhone(page, request, newPhone())
  await agreeToTerms(page)
  await page.getByRole('button', { name: '가입하기' }).click()
  await page.waitForURL((url) => url.pathname === '/brands/matholic/join')

  await page.goto('/matholic/product')
  await expect(page.getByText('매쓰홀릭 회원이 아닙니다.')).toBeVisible()
  await page.getByRole('link', { name: '매쓰홀릭 가입하기' }).click()
  await formIsLive(page)
  await page.getByLabel('안내를 확인했고 가입에 동의해요.').check()
  await page.getByRole('button', { name: '매쓰홀릭 가입하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '매쓰홀릭 회원이에요' })).toBeVisible()
}

/** The files come along from the front page, one of them is put into black, and two classes get the book. */
async function bind(page: Page): Promise<void> {
  await page.getByRole('link', { name: '매쓰홀릭 처음으로' }).click()
  const choose = page.getByLabel('PDF 고르기')
  await expect(choose).toBeEnabled()
  await choose.setInputFiles([
    pdfNamed('개념.pdf', await makePdf({ ...A4, pages: 7, colourPages: [1] })),
    pdfNamed('해설.pdf', await makePdf({ ...A4, pages: 5, colourPages: [] })),
    pdfNamed('유형.pdf', await makePdf({ ...A4, pages: 8, colourPages: [1] })),
  ])
  await page.waitForURL((url) => url.pathname === '/matholic/product')
  const rows = page.getByRole('region', { name: '묶을 순서' }).getByRole('listitem')
  await expect(rows.nth(2)).toContainText('책 안 15–22쪽')
  // The explanations go behind, by the keyboard alone.
  await page.getByRole('button', { name: /^해설\.pdf 옮기기/ }).press('ArrowDown')
  await expect(rows.nth(1)).toContainText('책 안 9–16쪽')
  await page.getByLabel('개념.pdf 인쇄 색').selectOption({ label: '이 파일은 흑백' })
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
  await seenAtBothWidths(page, '1-request')
  await put.click()
  await page.waitForURL((url) => url.pathname === '/matholic/cart')
}

async function order(page: Page): Promise<string> {
  await expect(page.getByText('중3 심화 12 · 중3 정규 8')).toBeVisible()
  // Its pages are being joined; then it ticks itself.
  const on = page.getByRole('link', { name: '주문서로' })
  await expect(on).toBeVisible(BY_A_JOB)
  await seenAtBothWidths(page, '2-cart')
  await on.click()
  const orderNumber = await placeOrder(page)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)
  return orderNumber
}

test('a teacher joins 매쓰홀릭, binds three PDFs for two classes, pays and gets the parcel', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  await joinBrand(page, request)
  await bind(page)
  const orderNumber = await order(page)

  const staff = await logInAsStaff(browser)
  await proofIsOut(staff, orderNumber)
  await page.goto('/mypage/order')
  const waiting = page.getByRole('listitem').filter({ hasText: orderNumber })
  await waiting.getByRole('link', { name: '시안 확인' }).click()
  await page.getByRole('button', { name: '인쇄 승인' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '인쇄 승인' }).click()
  await expect(page.getByRole('heading', { name: 'v1 인쇄를 승인했습니다' })).toBeVisible()

  await openOrder(staff, orderNumber)
  for (const step of ['제작 걸기', '인쇄 시작', '제본·후가공', '검수·포장', '제작 완료'])
    await staff.getByRole('complementary').getByRole('button', { name: step }).first().click(BY_A_JOB)
  const waybill = waybillNumber()
  await staff.getByLabel('송장 번호').fill(waybill)
  await staff.getByRole('button', { name: '출고하기' }).click()
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText(waybill).first()).toBeVisible()
  await seenAtBothWidths(page, '3-parcel')
})
