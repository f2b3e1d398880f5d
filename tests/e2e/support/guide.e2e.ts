import { expect, test } from '@playwright/test'
import { expectAccessible, shot } from '../steps.ts'

test('a guide is read, its tool is worked with, and the next one is a press away', async ({ page }) => {
  await page.goto('/guide/guide4_6')
  await expect(page.getByRole('heading', { level: 1, name: '책등 두께 계산' })).toBeVisible()
  const spine = page.locator('article').getByText('책등', { exact: true }).locator('..')
  await expect(spine).toContainText('9.6 mm')
  await page.getByLabel('쪽수').fill('400')
  await page.keyboard.press('Tab')
  await expect(spine).toContainText('19.2 mm')
  await page
    .getByRole('list', { name: /종이마다 잰 책등/ })
    .getByRole('button', { name: /랑데뷰 105 g/ })
    .click()
  await expect(spine).not.toContainText('19.2 mm')
  await expectAccessible(page)
  await shot(page, 'guide-spine')
  await page
    .getByRole('navigation', { name: '앞뒤 안내' })
    .getByRole('link', { name: /무선제본/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '무선제본' })).toBeVisible()
  await expectAccessible(page)
  for (const path of ['/guide/guide1_5', '/guide/guide4_2', '/guide/guide4_4']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})
