import { expect, test } from '@playwright/test'
import { expectAccessible, shot } from '../steps.ts'

test('the terms and the privacy text are read from the foot of every page and from the join form', async ({ page }) => {
  await page.goto('/')
  await page.locator('footer').getByRole('link', { name: '이용약관' }).click()
  await expect(page.getByRole('heading', { name: '이용약관', level: 1 })).toBeVisible()
  await expect(page.getByText('2026.11.20 시행').first()).toBeVisible()
  await page
    .getByRole('navigation', { name: '차례' })
    .getByRole('link', { name: /제17조/ })
    .click()
  await expect(page.getByRole('heading', { name: /제17조/ })).toBeInViewport()
  await expectAccessible(page)
  await shot(page, '1-terms')
  await page.getByRole('region', { name: '모든 판' }).getByRole('link').click()
  await expect(page.getByText('시행 중').first()).toBeVisible()

  await page.goto('/member/join/general')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: '개인정보 수집·이용' }).click()
  const privacy = await opened
  await expect(privacy.getByRole('heading', { name: '개인정보처리방침', level: 1 })).toBeVisible()
  await expect(privacy.getByRole('table').first()).toContainText('사업자등록번호')
  await expectAccessible(privacy)
  await shot(privacy, '2-privacy')
  await page.goto('/cust/policy?version=1999-01-01')
  await expect(page.getByText('404').first()).toBeVisible()
})

test('delivery, the company and the way to it are told from the rules and settings', async ({ page }) => {
  await page.goto('/cust/delivery')
  await expect(page.getByText('상자마다 3,500원').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^300권이 든 상자 [2-9]개$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: /출고 달력/ })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-delivery')
  await page.getByRole('link', { name: '이용안내' }).first().click()
  await expect(page.getByRole('heading', { name: '만드는 것' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '4-info')
  await page.getByRole('link', { name: '오시는 길' }).last().click()
  await expect(page.getByRole('heading', { name: '오시기 전에' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '5-map')
})
