import { expect, test } from '@playwright/test'
import { expectAccessible, logInAsMember, shot } from '../steps.ts'

test('a parcel of nobody is not found, and the address book beside it is', async ({ page }) => {
  await logInAsMember(page, '/mypage/shipping', 'hanul')
  await expect(page.getByRole('heading', { level: 1, name: '배송지' })).toBeVisible()
  await page.goto('/mypage/shipping/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: '배송을 찾을 수 없습니다' })).toBeVisible()
  await expectAccessible(page)
})

test('the list is narrowed by period and words, and the address keeps it', async ({ page }) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  await page.getByRole('link', { name: '3개월' }).click()
  await expect(page).toHaveURL(/period=quarter/)
  await page.getByRole('searchbox', { name: '주문번호나 제목' }).fill('없는 제목')
  await page.getByRole('button', { name: '찾기' }).click()
  await expect(page.getByText('내역이 없습니다.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '8-nothing')
  await page.getByRole('link', { name: '조건 지우기' }).click()
  await expect(page).toHaveURL(/\/mypage\/order$/)
  await page.getByRole('link', { name: '직접 입력' }).click()
  await page.getByLabel('시작일').fill('2026-01-01')
  await page.getByRole('button', { name: '조회' }).click()
  await expect(page).toHaveURL(/from=2026-01-01/)
})
