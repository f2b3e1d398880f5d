import { expect, test } from '@playwright/test'
import { buyFlyer } from '../buy-flyer.ts'
import { BY_A_JOB, expectAccessible, logInAsMember, logInAsStaff, shot } from '../steps.ts'

/** Days that changed are worked out each minute. */
const COUNTED = { ...BY_A_JOB, intervals: [5_000] }

test('an order that was paid stands in the report, and its number opens it', async ({ page, browser }) => {
  test.slow()
  await logInAsMember(page, '/mypage/order', 'hanul')
  const orderNumber = await buyFlyer(page)
  const staff = await logInAsStaff(browser)
  await staff.getByRole('navigation', { name: '업무' }).getByRole('link', { name: '보고서' }).click()
  await expect(staff).toHaveURL(/\/admin\/reports$/)
  const flyers = staff.getByRole('region', { name: '상품별 마진' }).getByRole('row', { name: /^전단/ })
  await expect(async () => {
    await staff.reload()
    await expect(flyers).toBeVisible({ timeout: 10_000 })
    await expect(staff.getByText('다시 세고 있습니다')).toBeHidden({ timeout: 10_000 })
  }).toPass(COUNTED)
  await staff.getByText('표로 보기').first().click()
  await expect(staff.getByRole('table', { name: '날짜별 매출' })).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, 'reports-1')

  // A period that cannot be is refused in words, beside the field; nothing typed is lost.
  await staff.getByLabel('시작일').fill('2015-01-01')
  await staff.getByRole('button', { name: '보기', exact: true }).click()
  await expect(staff.getByText('한 번에 366일까지')).toBeVisible()
  await expect(staff.getByLabel('시작일')).toHaveValue('2015-01-01')
  await staff.getByRole('link', { name: '올해' }).click()
  await expect(flyers).toBeVisible()
  await shot(staff, 'reports-2-year')

  const download = staff.waitForEvent('download')
  await staff.getByRole('button', { name: '엑셀' }).click()
  expect((await download).suggestedFilename()).toMatch(/^보고서 .*\.xlsx$/)

  await flyers.getByRole('link').first().click()
  await expect(staff).toHaveURL(/figure=sale/)
  await expect(staff.getByRole('toolbar', { name: '조건' })).toContainText('보고서 매출')
  await expect(staff.getByRole('row').filter({ hasText: orderNumber.split('-')[1] ?? '' })).toBeVisible()
})
