import { expect, type Page } from '@playwright/test'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { pdfNamed } from './make-pdf.ts'
import { BY_A_JOB, shot } from './steps.ts'

/** The desk makes a textbook, gives it its file and sells it; ordered before a day of dispatch, all copies leave on that one. */
export async function sellBook(staff: Page, title: string, dispatchDay = ''): Promise<void> {
  await staff.goto('/admin/editions/new')
  await staff.getByLabel('교재 이름').fill(title)
  await staff.getByLabel('종류').fill('유형')
  await staff.getByLabel('학년').selectOption({ label: '중2' })
  await staff.getByLabel('크기').selectOption({ label: 'A5 국판' })
  await staff.getByLabel('쪽수').fill('40')
  for (const [at, won] of ['60000', '150000', '400000'].entries())
    await staff.getByLabel(`${at + 1}번째 줄 공급가 총액`).fill(won)
  await staff.getByLabel('미리보기 쪽').fill('1-3')
  await staff.getByLabel('예약 출고일').fill(dispatchDay)
  await staff.getByRole('button', { name: '저장하고 내지 올리기' }).click()
  await staff.waitForURL(/\/admin\/editions\/[0-9a-f-]{36}$/)
  await staff.locator('input[type=file]').setInputFiles(pdfNamed('유형 내지.pdf', await textBook(40, 6)))
  await expect(staff.getByText('인쇄할 수 있음')).toBeVisible(BY_A_JOB)
  await shot(staff, '1-desk')
  await staff.getByRole('button', { name: '1판 공개' }).click()
  await expect(staff.getByRole('row', { name: /1판/ })).toContainText('판매 중')
}
