import { expect, test } from '@playwright/test'
import { expectAccessible, logInAsMember, logInAsStaff, shot } from '../steps.ts'

/** More than anybody of the other journeys buys: their prices stay as they are. */
const FROM = '900,000,000'

test('staff set grades, and a member sees the own place and what is missing', async ({ browser, page }) => {
  const staff = await logInAsStaff(browser)
  await staff.goto('/admin/tiers')
  await staff.getByRole('button', { name: '등급 더하기' }).click()
  await staff.getByLabel('등급', { exact: true }).fill('단골')
  await staff.getByLabel('시작 금액').fill(FROM)
  await staff.getByLabel('할인율').fill('51')
  await staff.getByLabel('바꾸는 까닭').fill('올해 등급')
  await staff.getByRole('button', { name: '저장', exact: true }).click()
  await expect(staff.getByText('할인율은 0.5부터 50까지 0.5 단위로 적어 주세요.')).toBeVisible()
  await staff.getByLabel('할인율').fill('3.5')
  await staff.getByRole('button', { name: '저장', exact: true }).click()
  await expect(staff.getByText('단골 3.5% (900,000,000원부터)', { exact: false })).toBeVisible()
  await staff.getByRole('button', { name: '지금 다시 계산' }).click()
  await expect(staff.getByText('오른 회원 0명', { exact: false })).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '1-desk')

  await page.goto('/member/premium')
  await expect(page.getByText('로그인하면 내 자리를 보여 드립니다.')).toBeVisible()
  await expect(page.getByRole('row', { name: /단골.*900,000,000원부터.*3\.5%/ })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '2-visitor')
  await logInAsMember(page, '/member/premium', 'hong@example.com')
  await expect(page.getByText('등급 없음')).toBeVisible()
  await expect(page.getByText(/단골까지 [\d,]+원/)).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-member')
})
