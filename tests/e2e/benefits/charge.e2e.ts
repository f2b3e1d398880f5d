import { expect, test } from '@playwright/test'
import { BY_A_JOB, expectAccessible, logInAsMember, logInAsStaff, PAY, seenAtBothWidths, shot } from '../steps.ts'

/** Nobody else charges so much, so that it is known again at the desk. */
const AMOUNT = '37,000원'

test('a member charges e-money in the window, asks for it back, and the desk sends it the way it came', async ({
  page,
  browser,
}) => {
  await logInAsMember(page, '/mypage/emoney', 'sujin')
  await page.getByRole('radio', { name: '직접' }).check()
  await page.getByLabel('직접 입력').fill('37,500')
  await page.getByRole('button', { name: /충전$/ }).click()
  await expect(page.getByLabel('직접 입력')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('직접 입력').fill('37000')
  await page.getByRole('button', { name: `${AMOUNT} 충전` }).click()
  await page.getByRole('button', { name: '결제 취소하고 돌아가기' }).click()
  await expect(page.getByText('결제창을 닫아 충전하지 않았습니다. 빠져나간 돈은 없습니다.')).toBeVisible()

  await page.getByRole('radio', { name: '직접' }).check()
  await page.getByLabel('직접 입력').fill('37000')
  await page.getByRole('button', { name: `${AMOUNT} 충전` }).click()
  await page.getByRole('button', { name: PAY }).click()
  await expect(page.getByText(`e머니 ${AMOUNT}을 충전했습니다.`, { exact: false })).toBeVisible(BY_A_JOB)
  await expect(page.getByText('주문서에서 바로 쓰실 수 있습니다.', { exact: false })).toBeVisible()
  await seenAtBothWidths(page, '1-charged')

  await page.getByRole('button', { name: '환불 신청', exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`${AMOUNT} 환불 신청$`) }).click()
  const asked = page.getByRole('list', { name: '환불 신청 내역' }).getByRole('listitem').filter({ hasText: AMOUNT })
  await expect(asked).toContainText('확인 중')
  // What was asked back cannot be used meanwhile.
  await expect(page.getByText('주문서에서 바로 쓰실 수 있습니다.', { exact: false })).toBeHidden()
  await seenAtBothWidths(page, '2-asked')

  const staff = await logInAsStaff(browser)
  await staff.goto('/admin/benefits?view=refunds')
  const row = staff.getByRole('row').filter({ hasText: AMOUNT })
  await expect(row).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '3-desk')
  await row.getByRole('button', { name: new RegExp(`${AMOUNT} 환불$`) }).click()
  await expect(row).toBeHidden()
  await expect(async () => {
    await page.reload()
    await expect(asked).toContainText('환불함')
  }).toPass(BY_A_JOB)
  await shot(page, '4-given-back')
})
