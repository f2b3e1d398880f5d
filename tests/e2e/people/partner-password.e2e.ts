import { expect, test } from '@playwright/test'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { memberApi } from '../member-api.ts'
import { invitationTo } from '../invitation.ts'
import { expectAccessible, logInAsStaff } from '../steps.ts'

test('a partner replaces the password that the desk chose before seeing anything', async ({ page, browser }) => {
  const desk = await memberApi(await logInAsStaff(browser))
  const loginId = `reader${Date.now()}`
  const ownPassword = DEMO_STAFF_PASSWORD
  const email = `${loginId}@example.com`
  await desk('/api/staff/invitations/partners', { name: '새 검토자', company: '교정소', email, ownPassword })
  const token = await invitationTo(page.request, email)
  const joined = await desk('/api/invitations/partners', { token, loginId, password: 'Vellum8?Folio' })
  const { temporaryPassword } = await desk(`/api/staff/partner-accounts/${joined.user.id}/password`, { ownPassword })

  await page.goto('/offline-draft/login')
  await page.getByLabel('아이디').fill(loginId)
  await page.getByLabel('비밀번호', { exact: true }).fill(temporaryPassword)
  await page.getByRole('button', { name: '로그인' }).click()
  await expect(page.getByRole('heading', { name: '새 비밀번호 정하기' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('임시 비밀번호', { exact: true }).fill(temporaryPassword)
  await page.getByLabel('새 비밀번호', { exact: true }).fill('Vellum8?Quire')
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(page.getByRole('heading', { name: '검토할 시안' })).toBeVisible()
})
