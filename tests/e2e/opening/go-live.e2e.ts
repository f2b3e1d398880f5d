import { expect, test } from '@playwright/test'
import { expectAccessible, logInAsStaff, shot } from '../steps.ts'

test('a practice shop says what keeps it closed, and 100 won go out and come back', async ({ browser }) => {
  const admin = await logInAsStaff(browser)
  await admin.goto('/admin/go-live')
  await expect(admin.getByRole('heading', { name: '아직 열 수 없습니다' })).toBeVisible()
  await expect(admin.getByText('연습용 서비스가 켜져 있습니다.')).toBeVisible()
  await expect(admin.getByRole('button', { name: '교료하기' })).toBeDisabled()
  await expectAccessible(admin)
  await shot(admin, '1-blocked')
  await admin.getByRole('button', { name: '100원 결제해 보기' }).click()
  await admin.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(admin.getByText('100원을 결제하고 돌려받았습니다.', { exact: false }).first()).toBeVisible()
  await admin.getByLabel('받을 메일').fill('owner@example.com')
  await admin.getByRole('button', { name: '나에게 보내기' }).first().click()
  await expect(admin.getByText('보냈습니다. 받은 곳에서', { exact: false }).first()).toBeVisible()
  await expectAccessible(admin)
  await shot(admin, '2-tried')
})
