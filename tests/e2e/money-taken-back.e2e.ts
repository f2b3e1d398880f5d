import { expect, test } from '@playwright/test'
import { buyFlyer } from './buy-flyer.ts'
import { expectAccessible, logInAsMember, logInAsStaff, openOrder, shot } from './steps.ts'

test('a card company takes a payment back: the order stops, the customer pays again or the desk decides', async ({
  page,
  browser,
}) => {
  await logInAsMember(page, '/mypage/cart')
  const orderNumber = await buyFlyer(page)
  const staff = await logInAsStaff(browser)
  const missing = staff.getByRole('region', { name: '입금·결제 취소' })

  // The browser of the customer may still be confirming.
  await expect(async () => {
    await staff.goto('/practice-gateway/deposits')
    await staff.getByRole('button', { name: '카드사 취소' }).first().click({ timeout: 2_000 })
  }).toPass()
  await openOrder(staff, orderNumber)
  await expect(missing).toContainText('카드사나 결제사에서 결제를 취소했습니다', { timeout: 30_000 })
  await expectAccessible(staff)
  await shot(staff, '1-desk')
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText('다시 결제하시면 이어서 진행합니다').first()).toBeVisible()
  await shot(page, '2-customer')
  await page
    .getByRole('link', { name: /결제하기/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/order/${orderNumber}/payment`))

  await staff.goto('/admin')
  await staff.getByRole('button', { name: '입금·결제 취소', exact: true }).click()
  await expect(staff.locator('tr[data-line]', { hasText: orderNumber.split('-')[1] ?? '' })).toHaveCount(1)
  await openOrder(staff, orderNumber)
  await missing.getByRole('button', { name: '외상으로 진행' }).click()
  await missing.getByLabel(/사유/).fill('거래처와 월말에 정산하기로 했습니다.')
  await expectAccessible(staff)
  await shot(staff, '3-answer')
  await missing.getByRole('button', { name: '외상으로 진행' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '외상으로 진행' }).click()
  await expect(missing).toContainText('외상으로 진행하는 주문입니다')
  await shot(staff, '4-debt')
})
