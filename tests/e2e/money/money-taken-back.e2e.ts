import { expect, test } from '@playwright/test'
import { buyFlyer } from '../buy-flyer.ts'
import { memberApi, placeFlyer } from '../member-api.ts'
import { BY_A_JOB, expectAccessible, logInAsMember, logInAsStaff, openOrder, shot } from '../steps.ts'
import { payIn, takeBack } from './practice-bank.ts'

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
    await staff.getByRole('button', { name: '카드사 취소' }).first().click({ timeout: 10_000 })
  }).toPass()
  await openOrder(staff, orderNumber)
  await expect(missing).toContainText('카드사나 결제사에서 결제를 취소했습니다', BY_A_JOB)
  await expectAccessible(staff)
  await shot(staff, '1-desk')
  await page.goto(`/mypage/order/${orderNumber}`)
  const box = page.getByRole('region', { name: '결제가 취소되었습니다' })
  await expect(box).toContainText('제작과 출고를 멈춥니다')
  await expectAccessible(page)
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

  // The debt is paid by card, by the customer alone.
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(box).toContainText('제작은 그대로 진행')
  await shot(page, '5-owed')
  await box.getByRole('link', { name: '결제하기' }).click()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()
  await page.getByRole('link', { name: '주문 보기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(box).toHaveCount(0)
})

test('a deposit that the bank takes back is told under the title, with the account to pay into again', async ({
  page,
}) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const { orderNumber } = await placeFlyer(await memberApi(page), 1500)
  await page.goto(`/order/${orderNumber}/payment`)
  await page.getByRole('radio', { name: /가상계좌/ }).check()
  await page.getByRole('button', { name: '가상계좌 발급받기' }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByRole('heading', { name: '입금을 기다립니다' })).toBeVisible()
  await shot(page, '6-issued')
  await page.getByRole('link', { name: '주문 보기' }).click()
  // Before the drawings, so that a phone shows it without scrolling.
  const account = page.getByRole('region', { name: '입금하실 계좌' }).getByText('계좌번호', { exact: true })
  await expect(account).toBeInViewport()
  await payIn(page)
  // A deposit that comes and goes before the shop has asked the gateway was never there.
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText(`주문 · ${orderNumber}`)).toBeVisible()
  await expect(page.getByRole('region', { name: '입금하실 계좌' })).toHaveCount(0)
  await takeBack(page)
  await page.goto(`/mypage/order/${orderNumber}`)
  const box = page.getByRole('region', { name: '입금이 취소되었습니다' })
  await expect(box).toContainText('은행이')
  await expect(box.getByText('입금 기한')).toBeVisible()
  await expect(page.getByText('입금 기한')).toHaveCount(1)
  await expectAccessible(page)
  await shot(page, '7-taken-back')
})
