import { expect, type Page, test } from '@playwright/test'
import { memberApi, placeFlyer } from '../member-api.ts'
import { expectAccessible, logInAsMember, moneyIsTaken, PAY, placeOrder, shot } from '../steps.ts'

async function pay(page: Page, orderNumber: string, method: RegExp): Promise<void> {
  await page.goto(`/order/${orderNumber}/payment`)
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: PAY }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)
}

test('a member waits with an account, changes to a card, cancels, and orders the same again', async ({ page }) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const api = await memberApi(page)
  const { orderNumber, total } = await placeFlyer(api, 3000)
  await pay(page, orderNumber, /가상계좌/)
  await expect(page.getByRole('heading', { name: '입금을 기다립니다' })).toBeVisible()

  // The page with the account was closed; it is found again with the order.
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText(`아래 계좌로 ${total.toLocaleString('ko-KR')}원`)).toBeVisible()
  await expect(page.getByRole('button', { name: '계좌번호 복사' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '1-deposit')
  await page.getByRole('button', { name: '다른 방법으로 결제' }).click()
  await page.getByRole('button', { name: '계좌 닫기' }).click()
  await expect(page.getByRole('link', { name: '결제하기' })).toBeVisible()
  await expect(page.getByRole('link', { name: '결제하러 가기' })).toBeVisible()
  await shot(page, '2-closed')

  await pay(page, orderNumber, /카드/)
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()
  await page.goto(`/mypage/order/${orderNumber}`)
  await page.getByRole('button', { name: '주문 취소' }).click()
  await expectAccessible(page)
  await shot(page, '3-cancel')
  await page.getByRole('dialog').getByRole('button', { name: '주문 취소' }).click()
  await expect(page.getByText('전액 환불했습니다.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '4-refunded')

  await page.getByRole('button', { name: '재주문' }).click()
  await page.waitForURL(/\/order-progress/)
  await expect(page.getByRole('heading', { name: '주문서와 결제' })).toBeVisible()
  await placeOrder(page)
})
