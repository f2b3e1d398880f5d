import { expect, type Page, test } from '@playwright/test'
import { memberApi, placeFlyer } from '../member-api.ts'
import { BY_A_JOB, expectAccessible, logInAsMember, logInAsStaff, moneyIsTaken, shot } from '../steps.ts'

async function payByTransfer(page: Page, orderNumber: string): Promise<void> {
  await page.goto(`/order/${orderNumber}/payment`)
  await page.getByRole('radio', { name: /계좌이체/ }).check()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)
}

const FIRM = [
  ['사업자등록번호', '120-81-47521'],
  ['상호', '한울출판'],
  ['대표자', '김한울'],
  ['담당자', '이담당'],
  ['계산서를 받을 이메일', 'tax@example.com'],
] as const

test('a customer asks for an invoice, it is filed, and a cancelled order ends in an amendment', async ({
  page,
  browser,
}) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const { orderNumber } = await placeFlyer(await memberApi(page), 3000)
  await payByTransfer(page, orderNumber)

  await page.goto('/mypage/tax-bill')
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${orderNumber}"]`) })
  await row.getByRole('checkbox').check()
  await expectAccessible(page)
  await shot(page, '1-chosen')
  await page.getByRole('button', { name: '증빙 신청' }).click()
  for (const [label, text] of FIRM) await page.getByLabel(label).fill(text)
  await expectAccessible(page)
  await shot(page, '2-wish')
  await page.getByRole('button', { name: '신청하기' }).click()
  await expect(page.getByText('신청했습니다.')).toBeVisible()
  await expect(row.getByText('발행 완료')).toBeVisible(BY_A_JOB)
  await row.getByRole('button', { name: '보기' }).click()
  await expect(page.getByText('전자세금계산서')).toBeVisible()
  await expect(page.getByText(/국세청 전송 완료 \d/)).toBeVisible(BY_A_JOB)
  await expectAccessible(page)
  await shot(page, '3-filed')

  await page.goto(`/mypage/order/${orderNumber}`)
  await page.getByRole('button', { name: '주문 취소' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '주문 취소' }).click()

  const staff = await logInAsStaff(browser, 'finance')
  await staff.getByRole('link', { name: '세금계산서', exact: true }).click()
  await staff.getByRole('tab', { name: /수정할 것/ }).click()
  const proposal = staff.getByRole('table', { name: '수정할 것' }).getByRole('row').filter({ hasText: orderNumber })
  await expect(proposal.getByText('계약의 해제', { exact: true })).toBeVisible(BY_A_JOB)
  await expectAccessible(staff)
  await shot(staff, '4-desk')
  await proposal.getByRole('button', { name: '사유 정하기' }).click()
  await expect(staff.getByRole('radio', { name: /계약의 해제/ })).toBeChecked()
  await expectAccessible(staff)
  await shot(staff, '5-reason')
  await staff.getByRole('button', { name: '수정 세금계산서 발행' }).click()
  await expect(proposal).toBeHidden()

  await page.goto('/mypage/tax-bill')
  await row.getByRole('button', { name: '보기' }).click()
  await expect(page.getByText('수정전자세금계산서')).toBeVisible(BY_A_JOB)
  await shot(page, '6-amended')
})
