import { expect, test } from '@playwright/test'
import { logInAsStaff } from './steps.ts'

test('the desk says that the line is lost, stays where it is and goes on when it is back', async ({ browser }) => {
  const page = await logInAsStaff(browser)
  const context = page.context()
  await context.setOffline(true)
  await page.getByRole('link', { name: '감사 기록' }).click()
  await expect(page.getByText('인터넷 연결이 끊겼습니다.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '지금 사람이 필요한 일' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: '감사 기록' })).toBeVisible()
})
