import { expect, test } from '@playwright/test'
import { addFlyer, memberApi } from '../member-api.ts'
import { agreeToAll, expectAccessible, fillPlace, logInAsMember, numberInWindow, shot } from '../steps.ts'

test('a member splits copies among three places; every place has its price before ordering', async ({ page }) => {
  await logInAsMember(page, '/mypage/cart', 'hanul')
  const api = await memberApi(page)
  for (const count of [1000, 2000]) await addFlyer(api, count)
  await api('/api/members/me/addresses', {
    label: '제주 분점',
    receiver: '한라산',
    phone: '01023456789',
    zipcode: '63122',
    address: '제주 제주시 연북로 1',
    addressEtc: '',
    isDefault: false,
  })
  await page.goto('/order-progress')
  await fillPlace(page)
  await page.getByRole('button', { name: '여러 곳으로 나누어 보내기' }).click()

  // The keyboard is where the next thing is asked.
  const two = page.getByRole('group', { name: '받는 곳 2', exact: true })
  const copies = two.getByLabel(/보낼 수량/)
  await expect(copies.first()).toBeFocused()
  await expect(page.getByText('받는 곳 2로 보낼 수량이 없습니다.')).toBeVisible()
  await page.keyboard.type('2200')
  await expect(page.getByText(/주문한 것보다 200장? ?.*더 보내게 됩니다/)).toBeVisible()
  // The button of the sheet leads to the number that is wrong.
  await expect(copies.first()).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: /결제하기/ }).click()
  await expect(copies.first()).toBeFocused()
  await expectAccessible(page)
  await shot(page, '1-too-many')
  await copies.first().fill('300')
  await copies.nth(1).fill('500')
  await expect(page.getByRole('group', { name: '받는 곳 1', exact: true })).toContainText('1,700')
  await two.getByRole('button', { name: '받는 곳 2 주소 적기' }).click()
  const panel = page.getByRole('group', { name: '받는 곳 2 내용' })
  await panel.getByRole('button', { name: '제주 분점' }).first().click()
  await expect(panel.getByLabel('우편번호')).toHaveValue('63122')
  await expectAccessible(page)
  await shot(page, '2-panel')
  await panel.getByRole('button', { name: /다 적었습니다/ }).click()
  await expect(two).toContainText('한라산')
  await expect(two.getByText('배송비 7,500원')).toBeVisible()

  await page.getByRole('button', { name: '받는 곳 더하기' }).click()
  const three = page.getByRole('group', { name: '받는 곳 3', exact: true })
  await three
    .getByLabel(/보낼 수량/)
    .first()
    .fill('100')
  await three.getByRole('button', { name: '받는 곳 3 주소 적기' }).click()
  await page.getByRole('group', { name: '받는 곳 3 내용' }).getByLabel('받는 방법').selectOption('pickup')
  await expect(three.getByText('배송비 없음')).toBeVisible()
  await expect(page.getByText('배송비 3곳')).toBeVisible()
  await agreeToAll(page)
  await expectAccessible(page)
  await shot(page, '3-three')

  await page.getByRole('button', { name: '받는 곳 3 삭제' }).click()
  await expect(three).toHaveCount(0)

  // Whatever happens to the page, the sheet is there again.
  await page.reload()
  await expect(page.getByText('쓰다 두신 주문서를 이어서 씁니다.')).toBeVisible()
  await expect(two).toContainText('제주 제주시 연북로 1')
  await expect(copies.first()).toHaveValue('300')
  await expectAccessible(page)
  await shot(page, '4-after-reload')
  await agreeToAll(page)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  const orderNumber = await numberInWindow(page)
  await page.goBack()
  // What was ordered is with the shop; nobody's address stays in the browser.
  expect(await page.evaluate(() => localStorage.getItem('jikji.checkout-form'))).not.toContain('한라산')
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText('한라산')).toBeVisible()
  await expect(page.getByText(/300장/)).toBeVisible()
  await expectAccessible(page)
  await shot(page, '5-order')
})
