import { expect, test } from '@playwright/test'
import { expectAccessible, shot } from './steps.ts'

test('every part of the screens stands on one page, and axe has nothing to say of it', async ({ page }) => {
  await page.goto('/admin/ui')
  await expect(page.getByRole('heading', { level: 1, name: '화면 부품' })).toBeVisible()
  for (const part of ['입력', '고르기', '대화상자와 알림', '표와 목록', '쪽의 부분', '줄과 도구', '목록의 상태'])
    await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'parts')
})
