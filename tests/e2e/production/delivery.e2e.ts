import { expect, type Page, test } from '@playwright/test'
import { buyFlyer } from '../buy-flyer.ts'
import { expectAccessible, logInAsMember, logInAsStaff, openOrder, proofIsOut, shot } from '../steps.ts'

/** The practice courier brings parcels with this ending within seconds. */
const quickWaybill = (): string => `${String(Date.now()).slice(-8)}9990`
/** The shop asks its couriers each quarter of a minute while it practises. */
const COURIER = { timeout: 150_000 }

async function approve(page: Page, orderNumber: string): Promise<void> {
  await page.goto('/mypage/order')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('확인하실 것')
  await expectAccessible(page)
  await shot(page, '1-waiting')
  const waiting = page.getByRole('listitem').filter({ hasText: orderNumber })
  await waiting.getByRole('link', { name: '시안 확인' }).click()
  await page.getByRole('button', { name: '인쇄 승인' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '인쇄 승인' }).click()
  await expect(page.getByRole('heading', { name: 'v1 인쇄를 승인했습니다' })).toBeVisible()
}

async function dispatch(staff: Page, orderNumber: string, waybill: string): Promise<void> {
  await openOrder(staff, orderNumber)
  for (const move of ['제작 걸기', '인쇄 시작', '검수·포장', '제작 완료'])
    await staff.getByRole('complementary').getByRole('button', { name: move }).click()
  await staff.getByLabel('송장 번호').fill(waybill)
  await staff.getByRole('button', { name: '출고하기' }).click()
  await expect(staff.getByRole('complementary').getByText(`CJ대한통운 ${waybill}`).first()).toBeVisible()
}

test('a parcel is followed to the door, confirmed, and the same is ordered again', async ({ page, browser }, {
  project,
}) => {
  test.slow()
  await logInAsMember(page, '/mypage/order', 'hanul')
  const orderNumber = await buyFlyer(page)
  const staff = await logInAsStaff(browser)
  await proofIsOut(staff, orderNumber)
  await approve(page, orderNumber)
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText('인쇄 확정')).toBeVisible()
  await shot(page, '2-approved')

  const waybill = quickWaybill()
  await dispatch(staff, orderNumber, waybill)
  await expect(page.getByText(waybill).first()).toBeVisible()
  await expect(page.getByText('다음은')).toBeVisible()
  await page.getByRole('link', { name: '배송조회' }).click()
  await expect(page).toHaveURL(/\/mypage\/shipping\/[\w-]{36}$/)
  await expect(page.getByText('집화 처리')).toBeVisible(COURIER)
  await expectAccessible(page)
  await shot(page, '3-parcel')
  await expect(page.getByRole('heading', { level: 1, name: '배송 완료' })).toBeVisible(COURIER)
  await page.getByRole('link', { name: '확인하고 구매확정' }).click()
  await expectAccessible(page)
  await shot(page, '4-arrived')
  await page.getByRole('button', { name: '구매확정' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '구매확정' }).click()
  await expect(page.getByText('잘 받으셨다고 확인해 주셨습니다.')).toBeVisible()
  await shot(page, '5-confirmed')

  await page.goto('/mypage/order')
  await expect(page.getByRole('region', { name: '내 책장' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '6-list')
  let clicks = 0
  const row = page.getByRole('region', { name: '주문내역' }).getByRole('listitem').filter({ hasText: orderNumber })
  await row.getByRole('button', { name: '재주문' }).click()
  clicks += 1
  await page.waitForURL(/\/order-progress/)
  await expect(page.getByLabel('주소', { exact: true })).toHaveValue('서울 중구 세종대로 110')
  await expect(page.getByRole('button', { name: /원 결제하기/ })).toBeEnabled()
  await shot(page, '7-again')
  console.info(`${project.name}: ${clicks} click from the list to the order sheet, filled`)
  expect(clicks).toBeLessThanOrEqual(3)
})

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
