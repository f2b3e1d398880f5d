import { expect, test } from '@playwright/test'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import { expectAccessible, openLive, shot, ticketTotal } from '../steps.ts'

test('a visitor tries a binding request on a phone, and nothing is sent or kept', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(files|bindings)/.test(request.url())) sent.push(request.url())
  })
  await openLive(page, '/matholic/test')
  // Nothing was counted yet: 0 pages in colour would be a statement about a file.
  await expect(page.getByText('파일에서 셉니다')).toBeVisible()
  const files = page.getByLabel('파일 고르기')
  await files.setInputFiles([
    pdfNamed('개념.pdf', await makePdf({ pages: 13, width: 210, height: 297, colourPages: [] })),
    pdfNamed('유형.pdf', await makePdf({ pages: 14, width: 182, height: 257, colourPages: [2] })),
    pdfNamed('깨짐.pdf', Buffer.from('%PDF-1.7 nothing')),
  ])
  const rows = page.getByRole('region', { name: '묶을 순서' }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText('빈 쪽 1쪽')
  await expect(rows.nth(1)).toContainText('B5를 A4에 맞춰 115%로 바꿔요.')
  await expect(rows.nth(2)).toContainText('가격은 이 파일을 빼고 계산했어요.')
  await rows.nth(2).getByRole('button', { name: /^삭제/ }).click()
  await rows.nth(1).getByRole('button', { name: '유형.pdf 위로' }).click()
  await expect(rows.nth(0)).toContainText('책 안 1–14쪽')
  await page.getByLabel(/^제목/).fill('확률과 통계')
  await page.getByLabel('1번째 반 이름').fill('고2')
  await page.getByRole('spinbutton', { name: '고2 부수' }).fill('15')
  await expect(ticketTotal(page)).toContainText('원')
  await expect(page.getByText('모두 15권')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'practice')
  await page.reload()
  await expect(page.getByText('PDF를 순서대로 올려 주세요')).toBeVisible()
  expect(sent).toEqual([])
})
