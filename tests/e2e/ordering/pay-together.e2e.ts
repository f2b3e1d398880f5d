import { expect, test } from '@playwright/test'
import { memberApi, placeFlyer } from '../member-api.ts'
import { expectAccessible, logInAsMember, moneyIsTaken, shot } from '../steps.ts'

test('a member pays two of three unpaid orders together and cancels one of them', async ({ page }) => {
  await logInAsMember(page, '/mypage/order')
  const api = await memberApi(page)
  const orders = [await placeFlyer(api, 1000), await placeFlyer(api, 2000), await placeFlyer(api, 4000)]
  await page.goto('/mypage/order')
  const bar = page.getByRole('region', { name: '함께 결제' })
  await expect(bar).toContainText('한 번에 결제할 수 있습니다')
  const [first, second] = orders
  for (const order of [first, second]) await page.getByRole('checkbox', { name: order?.orderNumber ?? '' }).check()
  const total = ((first?.total ?? 0) + (second?.total ?? 0)).toLocaleString('ko-KR')
  await expect(bar).toContainText(`2건 ${total}원`)
  await expectAccessible(page)
  await shot(page, '1-list')

  await bar.getByRole('link', { name: '2건 함께 결제' }).click()
  await expect(page.getByRole('heading', { name: '주문 2건 함께 결제' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '2-payment')
  await page.getByRole('button', { name: `${total}원 결제하기` }).click()
  await page.getByRole('button', { name: '결제 취소하고 돌아가기' }).click()
  await page.waitForURL(/\/order\/fail/)
  await page.getByRole('link', { name: '다시 결제하기' }).click()
  await page.getByRole('button', { name: `${total}원 결제하기` }).click()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)
  await expect(page.getByText(`${total}원`)).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-paid')

  // The address of the payment page, kept and opened again.
  await page.goto(`/order/payment?${orders.map(({ orderNumber }) => `orderNumbers=${orderNumber}`).join('&')}`)
  await expect(page.getByText('이미 결제했거나 취소한 주문이 들어 있습니다.')).toBeVisible()
  await expect(page.getByRole('link', { name: '나머지 1건만 결제하기' })).toBeVisible()
  await shot(page, '4-partly')

  await page.goto(`/mypage/order/${first?.orderNumber}`)
  await page.getByRole('button', { name: '주문 취소' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '주문 취소' }).click()
  await expect(page.getByText('취소했습니다. 환불하고 있습니다.')).toBeVisible()
  const summary = page.getByRole('region', { name: '주문 요약' })
  await expect(summary).toContainText(/환불완료|취소완료/)
  await shot(page, '5-refunded')
  await page.goto(`/mypage/order/${second?.orderNumber}`)
  await expect(summary).toContainText('파일 기다림')
})
