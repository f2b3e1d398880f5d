import { expect, test } from '@playwright/test'
import { addFlyer, memberApi } from '../member-api.ts'
import { expectAccessible, logInAsMember, numberOfPayment, shot } from '../steps.ts'

test('a member orders from the cart, pays in the practice window and follows the order', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await logInAsMember(page, '/mypage/cart')
  const api = await memberApi(page)
  for (const copies of [1000, 4000]) await addFlyer(api, copies)
  await page.reload()
  await expect(page.getByRole('heading', { name: '장바구니' })).toBeVisible()
  await expect(page.getByRole('button', { name: /건 주문하기/ })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '1-cart')

  await page.getByRole('button', { name: /건 주문하기/ }).click()
  await expect(page.getByRole('heading', { name: '주문서' })).toBeVisible()
  const consents = page.getByRole('checkbox')
  for (const box of await consents.all()) await expect(box).not.toBeChecked()
  await page.getByLabel('우편번호').fill('04524')
  await page.getByLabel('주소', { exact: true }).fill('서울 중구 세종대로 110')
  await page.getByRole('button', { name: /주문하고 결제하기/ }).click()
  await expect(page.getByText('필수 동의를 모두 확인해 주세요.')).toBeVisible()
  for (const box of await consents.all()) await box.check()
  await expectAccessible(page)
  await shot(page, '2-sheet')
  await page.getByRole('button', { name: /주문하고 결제하기/ }).click()

  const orderNumber = await numberOfPayment(page)
  await expect(page.getByRole('button', { name: /결제하기/ })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-payment')

  await page.getByRole('button', { name: /결제하기/ }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await shot(page, '4-window')
  await page.getByRole('button', { name: '결제 취소하고 돌아가기' }).click()
  await page.waitForURL(/\/fail/)
  await expect(page.getByRole('heading', { name: '결제를 취소했습니다' })).toBeVisible()
  await expect(page.getByText('빠져나간 돈은 없고')).toBeVisible()
  await shot(page, '5-fail')

  await page.getByRole('link', { name: '다시 결제하기' }).click()
  await page.getByRole('button', { name: /결제하기/ }).click()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await page.waitForURL(/\/success/)
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '6-success')

  await page.getByRole('link', { name: '주문 보기' }).click()
  await page.waitForURL(`**/mypage/order/${orderNumber}`)
  await expect(page.getByRole('region', { name: '주문 요약' })).toContainText('파일 기다림')
  await expectAccessible(page)
  await shot(page, '7-order')
  await page.goto('/mypage/order')
  await expect(page.getByText(orderNumber)).toBeVisible()
  await expectAccessible(page)
  await shot(page, '8-orders')
  expect(problems).toEqual([])
})

test('a quantity set in the cart is what is ordered, told to the shop or not', async ({ page }) => {
  await logInAsMember(page, '/mypage/cart', 'hanul')
  await addFlyer(await memberApi(page), 1000)
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: '전단 A4 양면 1,000장' }).first()
  await row.getByRole('spinbutton', { name: /부수/ }).fill('3000')
  await expect(row.getByRole('button', { name: '바꾸기' })).toBeVisible()
  await page.getByRole('button', { name: /건 주문하기/ }).click()
  await expect(page.getByRole('heading', { name: '주문서' })).toBeVisible()
  await expect(page.getByText('전단 A4 양면 3,000장')).toBeVisible()
})

test('the order sheet says all that is wrong at once, beside the fields, and takes a number as it was pasted', async ({
  page,
}) => {
  await logInAsMember(page, '/mypage/cart', 'hanul')
  await addFlyer(await memberApi(page), 1000)
  await page.goto('/order-progress')
  const receiver = page.getByLabel('연락처').nth(1)
  await page.getByLabel('연락처').first().fill(' ０１０ 9876 5432 ')
  await page.getByLabel('이메일').fill('print@@hanul')
  await receiver.fill('12')
  await page.getByLabel('우편번호').fill('4524')
  await page.getByLabel('주소', { exact: true }).fill('  ')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: /주문하고 결제하기/ }).click()
  await expect(page.getByLabel('이메일')).toBeFocused()
  for (const words of [
    '이메일에 올바른 이메일 주소를 입력해 주세요.',
    '받는 분 연락처의 형식이 올바르지 않습니다.',
    '우편번호는 숫자 5자리입니다.',
    '주소를 입력해 주세요.',
  ])
    await expect(page.getByText(words, { exact: true })).toHaveCount(1)
  await page.getByLabel('이메일').fill('print@hanul.example.com')
  await receiver.fill('02.777.1234')
  await page.getByLabel('우편번호').fill('04524')
  await page.getByLabel('주소', { exact: true }).fill('서울 중구 세종대로 110')
  await page.getByRole('button', { name: /주문하고 결제하기/ }).click()
  await numberOfPayment(page)
})
