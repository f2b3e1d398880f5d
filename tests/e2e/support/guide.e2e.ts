import { expect, test } from '@playwright/test'
import { expectAccessible, shot } from '../steps.ts'

test('a guide is found by a word with a mistake, its tool is worked with, and its job is begun', async ({ page }) => {
  await page.goto('/search')
  const field = page.getByRole('searchbox', { name: '찾는 말' })
  await field.fill('책둥')
  // Sent by the browser itself where the page does not listen yet.
  await field.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === '책둥')
  await expect(page.getByText('비슷한 말 「책등」의 결과')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'search')
  const results = page.getByRole('region', { name: '작업 안내' }).getByRole('link')
  await expect(async () => {
    await field.press('ArrowDown')
    await expect(results.first()).toBeFocused({ timeout: 10_000 })
  }).toPass()
  await results.filter({ hasText: '책등 두께 계산' }).press('Enter')
  await page.waitForURL('**/guide/guide4_6')
  await expect(page.getByRole('heading', { level: 1, name: '책등 두께 계산' })).toBeVisible()
  await expect(page.getByText('책등은 몇 mm로 만들어야 하나요?')).toBeVisible()
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
  for (const path of ['/guide/guide1_5', '/guide/guide4_2', '/guide/guide6_2']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: '이 사양으로 시작' }).click()
  await page.waitForURL('**/product/book/option?guide=guide6-2')
  await expect(page.getByText('안내 「박」의 사양으로 시작합니다.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^박/ })).toBeChecked()
})
