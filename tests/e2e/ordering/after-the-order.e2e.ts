import { expect, test } from '@playwright/test'
import { memberApi, placeFlyer } from '../member-api.ts'
import { expectAccessible, logInAsMember, logInToAdmin, shot } from '../steps.ts'

test('a file that cannot be printed is refused on the order page, with the way to a PDF, and the next one is taken', async ({
  page,
}) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const { orderNumber } = await placeFlyer(await memberApi(page), 1200)
  await page.goto(`/mypage/order/${orderNumber}`)
  const choose = async (name: string, content: string) =>
    page.getByLabel('인쇄 파일 파일').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })
  await expect(page.getByRole('button', { name: '인쇄 파일 올리기' })).toBeVisible()
  await choose('메뉴판.hwp', 'hwp')
  const alert = page.getByRole('alert').filter({ hasText: '올릴 수 없는 확장자' })
  await expect(alert).toContainText('한글에서 「파일 > PDF로 저장하기」')
  await expectAccessible(page)
  await shot(page, '1-refused')
  // The content counts, not the name: what is refused after it was sent is said too.
  await choose('메뉴판.pdf', 'not a PDF at all')
  await expect(page.getByRole('alert').filter({ hasText: '받을 수 없습니다' })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('the way back from a paid order leads to words about it, never to a dead checkout or a second payment', async ({
  page,
}) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const { orderNumber } = await placeFlyer(await memberApi(page), 1300)
  await page.goto(`/order/${orderNumber}/payment`)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()
  const payments: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/payments')) payments.push(request.url())
  })
  // Past the payment window, which is the vendor's.
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/order/${orderNumber}/payment$`))
  await expect(page.getByText('이미 결제한 주문입니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: /원 결제하기/ })).toHaveCount(0)
  await shot(page, '2-back')
  await page.getByRole('link', { name: '주문 보기' }).click()
  await expect(page).toHaveURL(new RegExp(`/mypage/order/${orderNumber}$`))
  expect(payments).toEqual([])
})

test('a page of a product for other members speaks of that product, and does not move sideways', async ({ page }) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  await page.goto('/product/academy/option')
  await expect(page.getByText('학원교재 주문은 학원 회원만 할 수 있습니다.')).toBeVisible()
  await shot(page, '3-closed')
})

test('a page of somebody else’s work says whose it is and whom to ask', async ({ page }) => {
  await logInToAdmin(page, '/admin/repayments', 'proof')
  await expect(page.getByRole('heading', { name: '권한이 없습니다' })).toBeVisible()
  await expect(page.getByText(/「환불과 입금 취소」 권한이 있어야 열립니다.*관리자에게/)).toBeVisible()
  await expect(page.getByRole('button', { name: '다시 시도' })).toHaveCount(0)
  await expectAccessible(page)
  await shot(page, '4-no-right')
})

test('the audit log finds a part of a name, and says what is wrong with reversed days', async ({ page }) => {
  await logInToAdmin(page, '/admin/audit', 'admin')
  await page.getByLabel(/^누가/).fill('관리')
  await page.getByRole('button', { name: '찾기', exact: true }).click()
  await expect(page.getByRole('table', { name: '감사 기록' })).toBeVisible()
  await page.getByLabel('시작일').fill('2026-11-22')
  await page.getByLabel('종료일').fill('2026-11-20')
  await page.getByRole('button', { name: '찾기', exact: true }).click()
  await expect(page.getByText('종료일은 시작일 이후여야 합니다.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '5-audit')
})

test('what the server said of a field goes when the field is mended', async ({ page }) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  await page.goto('/mypage/mySetting')
  await page.getByRole('button', { name: '기본 정보 수정' }).click()
  await page.getByLabel('이름', { exact: true }).fill('김'.repeat(80))
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await shot(page, '7-wrong')
  await page.getByLabel('이름', { exact: true }).fill('김한울')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
