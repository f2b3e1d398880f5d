import { expect, type Locator, test } from '@playwright/test'
import { addFlyer, memberApi, placeFlyer } from '../member-api.ts'
import {
  agreeToAll,
  expectAccessible,
  fillPlace,
  formIsLive,
  logInAsMember,
  moneyIsTaken,
  numberInWindow,
  PAY,
  shot,
} from '../steps.ts'

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
  await fillPlace(page)
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByText('필수 동의를 모두 확인해 주세요.')).toBeVisible()
  await agreeToAll(page)
  await expect(page.getByRole('region', { name: '제작과 배송 날짜' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '2-sheet')
  await page.getByRole('button', { name: /원 결제하기/ }).click()

  const orderNumber = await numberInWindow(page)
  await shot(page, '3-window')
  await page.getByRole('button', { name: '결제 취소하고 돌아가기' }).click()
  await page.waitForURL(/\/fail/)
  await expect(page.getByRole('heading', { name: '결제를 취소했습니다' })).toBeVisible()
  await expect(page.getByText('빠져나간 돈은 없고')).toBeVisible()
  await expect(page.getByRole('list', { name: '주문 단계' }).locator('[aria-current]')).toContainText('주문서와 결제')
  await shot(page, '4-fail')

  await page.getByRole('link', { name: '다시 결제하기' }).click()
  await page.waitForURL(/\/payment/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '5-payment')
  await page.getByRole('button', { name: /결제하기/ }).click()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)
  await expect(page.getByRole('list', { name: '주문 단계' }).locator('[aria-current]')).toContainText('주문 완료')
  await page.reload()
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '6-success')
  // Without the words of the gateway, as from a bookmark.
  await page.goto(`/order/${orderNumber}/success`)
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()

  await page.getByRole('link', { name: '주문 보기' }).click()
  await page.waitForURL(`**/mypage/order/${orderNumber}`)
  await expect(page.getByRole('region', { name: '주문 요약' })).toContainText('파일 기다림')
  await expectAccessible(page)
  await shot(page, '7-order')
  await page.goto('/mypage/order')
  await expect(page.getByText(orderNumber).first()).toBeVisible()
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
  await expect(row.getByRole('button', { name: '바꾸기', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /건 주문하기/ }).click()
  await expect(page.getByRole('heading', { name: '주문서와 결제' })).toBeVisible()
  await expect(page.getByText('전단 A4 양면 3,000장').first()).toBeVisible()
})

test('the order sheet says all that is wrong at once, beside the fields, and takes a number as it was pasted', async ({
  page,
}) => {
  await logInAsMember(page, '/mypage/cart', 'hanul')
  await addFlyer(await memberApi(page), 1000)
  await page.goto('/order-progress')
  await page.getByRole('button', { name: '주문하시는 분 변경' }).click()
  const change = page.getByRole('button', { name: '받는 곳 변경' })
  if (await change.isVisible()) await change.click()
  const receiver = page.getByRole('region', { name: '받는 곳' }).getByLabel('연락처')
  await page.getByLabel('주문자 연락처').fill(' ０１０ 9876 5432 ')
  await page.getByLabel('이메일').fill('print@@hanul')
  await receiver.fill('12')
  await page.getByLabel('우편번호').fill('4524')
  await page.getByLabel('주소', { exact: true }).fill('  ')
  await agreeToAll(page)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
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
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await numberInWindow(page)
})

test('the way back from the window leads to the order that waits, never to an empty cart without a word', async ({
  page,
}) => {
  await logInAsMember(page, '/mypage/cart', 'hanul')
  await addFlyer(await memberApi(page), 1000)
  await page.reload()
  await page.getByRole('button', { name: /건 주문하기/ }).click()
  await fillPlace(page)
  await agreeToAll(page)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  const orderNumber = await numberInWindow(page)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/order/${orderNumber}/payment$`))
  await expect(page.getByRole('button', { name: /원 결제하기/ })).toBeEnabled()
  await page.goBack()
  await expect(page).toHaveURL(/\/mypage\/cart/)
  await expect(page.getByText('결제를 기다리는 주문이 있습니다.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '9-waiting')
  await page.goto('/order-progress')
  await expect(page.getByText(orderNumber)).toBeVisible()
  await page.getByRole('link', { name: '이어서 결제하기' }).click()
  await expect(page).toHaveURL(new RegExp(`/order/${orderNumber}/payment$`))
})

test('an account is issued from the sheet with a tax invoice, and its page can be opened again', async ({ page }) => {
  await logInAsMember(page, '/mypage/cart', 'hanul')
  await addFlyer(await memberApi(page), 1000)
  await page.goto('/order-progress')
  await fillPlace(page)
  await page.getByRole('radio', { name: /^가상계좌/ }).check()
  await page.getByRole('radio', { name: '세금계산서' }).check()
  await page.getByLabel('사업자등록번호').fill('123-45-67890')
  await page.getByLabel('상호').fill('한울출판')
  await page.getByLabel('대표자').fill('김한울')
  await page.getByLabel('담당자', { exact: true }).fill('이담당')
  await page.getByLabel('계산서 받을 메일').fill('tax@hanul.example.com')
  await agreeToAll(page)
  await page.getByRole('button', { name: '가상계좌 발급받기' }).click()
  await expect(page.getByLabel('사업자등록번호')).toBeFocused()
  await page.getByLabel('사업자등록번호').fill('120-81-47521')
  await expectAccessible(page)
  await shot(page, '10-sheet-va')
  await page.getByRole('button', { name: '가상계좌 발급받기' }).click()
  const orderNumber = await numberInWindow(page)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)
  await expect(page.getByText('예금주', { exact: true })).toBeVisible()
  await expect(page.getByText('세금계산서, 한울출판')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '11-account')
  await page.goto(`/order/${orderNumber}/success`)
  await expect(page.getByRole('heading', { name: '입금을 기다립니다' })).toBeVisible()
  await expect(page.getByRole('button', { name: '계좌번호 복사' })).toBeVisible()
})

test('a second tab of the same sheet is told which order waits', async ({ page, context }) => {
  await logInAsMember(page, '/mypage/cart', 'hanul')
  await addFlyer(await memberApi(page), 1000)
  await page.goto('/order-progress')
  await fillPlace(page)
  const second = await context.newPage()
  await second.goto('/order-progress')
  await fillPlace(second)
  for (const tab of [page, second]) await agreeToAll(tab)
  await page.getByRole('button', { name: PAY }).click()
  const orderNumber = await numberInWindow(page)
  await second.getByRole('button', { name: PAY }).click()
  await expect(second.getByText('결제를 기다리는 주문이 있습니다.')).toBeVisible()
  await expect(second.getByText(orderNumber)).toBeVisible()
})

test('a deleted item can be put back, a copied one is a second, and the head counts both at once', async ({ page }) => {
  await logInAsMember(page, '/mypage/cart', 'nuri')
  await addFlyer(await memberApi(page), 1500)
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: '전단 A4 양면 1,500장' })
  const copies = row.getByRole('button', { name: /^복사/ })
  await expect(copies.first()).toBeVisible()
  // The other width has left its own in the cart of this member.
  const before = await copies.count()
  await copies.first().click()
  await expect(copies).toHaveCount(before + 1)
  await row.first().getByRole('button', { name: /^삭제/ }).click()
  const removed = page.getByRole('region', { name: '삭제한 작업' })
  await expect(removed).toBeVisible()
  await expect(copies).toHaveCount(before)
  await expectAccessible(page)
  await shot(page, '12-deleted')
  await removed
    .getByRole('button', { name: /되살리기/ })
    .first()
    .click()
  await expect(copies).toHaveCount(before + 1)
})

test('a reorder is three presses, with the consents in one', async ({ page }) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const { orderNumber } = await placeFlyer(await memberApi(page), 1000)
  await page.goto(`/mypage/order/${orderNumber}`)
  const begun = Date.now()
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  await press(page.getByRole('button', { name: '재주문' }))
  await press(page.getByLabel('아래 내용에 모두 동의합니다'))
  await press(page.getByRole('button', { name: PAY }))
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  const seconds = (Date.now() - begun) / 1000
  test
    .info()
    .annotations.push({ type: 'reorder', description: `${presses} presses, ${seconds.toFixed(1)} s to the window` })
  console.log(`reorder: ${presses} presses, ${seconds.toFixed(1)} s to the payment window`)
  expect(presses).toBeLessThanOrEqual(3)
})

test('a first order is few presses from the home page to the paid order, and a refused card is tried again', async ({
  page,
}) => {
  await logInAsMember(page, '/', 'nuri')
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  await press(page.getByRole('main').getByRole('link', { name: /^전단/ }).first())
  await page.waitForURL((url) => url.pathname === '/product/flyer/option')
  await formIsLive(page)
  await press(page.getByRole('button', { name: '바로 주문', exact: true }).filter({ visible: true }))
  await fillPlace(page)
  await press(page.getByRole('radio', { name: /^신용·체크카드/ }))
  await press(page.getByLabel('아래 내용에 모두 동의합니다'))
  await press(page.getByRole('button', { name: /원 결제하기/ }))
  await numberInWindow(page)
  // The practice gateway refuses at the confirmation, after the window.
  await page.getByLabel('연습할 결과').selectOption('refuse-at-confirm')
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByRole('heading', { name: '결제되지 않았습니다' })).toBeVisible()
  await expect(page.getByRole('list', { name: '주문 단계' }).locator('[aria-current]')).toContainText('주문서와 결제')
  await expectAccessible(page)
  await shot(page, '13-refused')
  await page.getByRole('link', { name: '다시 결제하기' }).click()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await numberInWindow(page)
  await press(page.getByRole('button', { name: /원 결제하기/ }))
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()
  console.log(`first order of a member: ${presses} presses from the home page to the paid order`)
  expect(presses).toBeLessThanOrEqual(12)
})
