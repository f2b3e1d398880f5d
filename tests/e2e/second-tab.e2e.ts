import { expect, type Page, test } from '@playwright/test'
import { memberApi, placeFlyer } from './member-api.ts'
import { expectAccessible, logInAsMember, shot } from './steps.ts'

async function openWindow(page: Page, orderNumber: string): Promise<void> {
  await page.goto(`/order/${orderNumber}/payment`)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
}

test('an order that one tab has paid is not offered for payment by the others', async ({ page, context }) => {
  await logInAsMember(page, '/mypage/order')
  const { orderNumber } = await placeFlyer(await memberApi(page), 1000)
  const [second, third] = [await context.newPage(), await context.newPage()]
  for (const tab of [page, second, third]) await openWindow(tab, orderNumber)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()

  // Paid once more: nothing is taken, and the way on is the order.
  await second.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(second.getByRole('heading', { name: '이번 결제는 하지 않았습니다' })).toBeVisible()
  await expect(second.getByText(/이번 결제로 빠져나간 돈은 없습니다/)).toBeVisible()
  await expect(second.getByRole('link', { name: '다시 결제하기' })).toHaveCount(0)
  await expectAccessible(second)
  await shot(second, '1-refused')
  await second.getByRole('link', { name: '주문 보기' }).click()
  await second.waitForURL(`**/mypage/order/${orderNumber}`)

  // Given up in its window: the same.
  await third.getByRole('button', { name: '결제 취소하고 돌아가기' }).click()
  await third.waitForURL(/\/fail/)
  await expect(third.getByRole('link', { name: '주문 보기' })).toBeVisible()
  await expect(third.getByText(/다른 창에서 이미 결제했거나 취소했습니다/)).toBeVisible()
  await expect(third.getByRole('link', { name: '다시 결제하기' })).toHaveCount(0)
})
