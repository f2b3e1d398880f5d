import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { addFlyer, memberApi } from '../member-api.ts'
import { agreeToAll, BY_A_JOB, expectAccessible, fillPlace, logInAsMember, logInAsStaff, shot } from '../steps.ts'

test('the desk gives points and sells gift cards; a member pays a whole order with them, without a window', async ({
  page,
  browser,
}) => {
  const staff = await logInAsStaff(browser)
  await staff.goto('/admin/benefits?view=grants')
  await staff.getByLabel('회원 이메일이나 아이디').fill('hong@example.com')
  await staff.getByLabel('금액').fill('3000')
  await staff.getByLabel('이유').fill('제작 지연 사과')
  await staff.getByRole('button', { name: '지급하기' }).click()
  await expect(staff.getByRole('row', { name: /제작 지연 사과/ })).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '1-grants')

  await staff.getByRole('tab', { name: '상품권' }).click()
  await staff.getByLabel('묶음 이름').fill('가을 상품권')
  await staff.getByLabel('한 장의 금액').fill('100000')
  await staff.getByLabel('장수').fill('1')
  await staff.getByLabel('이유').fill('법인 판매')
  await staff.getByRole('button', { name: '발행하기' }).click()
  const download = staff.waitForEvent('download')
  await staff.getByRole('button', { name: '가을 상품권 번호 내려받기' }).click()
  expect((await download).suggestedFilename()).toBe('가을 상품권 번호.csv')
  const code = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(readFileSync(await (await download).path(), 'utf8'))?.[0] ?? ''
  await expectAccessible(staff)
  await shot(staff, '2-gift-cards')

  await logInAsMember(page, '/mypage/emoney')
  await page.getByLabel('상품권 번호').fill('2345-6789-ABCD-EFGH')
  await page.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page.getByText('등록할 수 없는 상품권 번호입니다.')).toBeVisible()
  // The page of the coupons takes the number too, whichever of the two somebody looks for.
  await page.goto('/mypage/coupon')
  await page.getByLabel('쿠폰 코드나 상품권 번호').fill(code.toLowerCase())
  await page.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page.getByText('상품권 100,000원을 e머니로 등록했습니다.')).toBeVisible()
  await page.getByRole('link', { name: 'e머니 100,000원' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '상품권 등록' })).toContainText('+100,000원')
  await expectAccessible(page)
  await shot(page, '3-wallet')

  await addFlyer(await memberApi(page), 1000)
  await page.goto('/mypage/cart')
  await page.getByRole('button', { name: /건 주문하기/ }).click()
  await fillPlace(page)
  await page.getByRole('button', { name: '포인트 전액 사용' }).click()
  const sums = page.getByRole('complementary', { name: '결제 금액' })
  await expect(sums).toContainText('포인트 사용')
  await page.getByRole('textbox', { name: /^포인트/ }).fill('500')
  await expect(page.getByText('포인트는 1,000P부터 쓸 수 있습니다.')).toBeVisible()
  await page.getByRole('button', { name: '포인트 전액 사용' }).click()
  await page.getByRole('button', { name: 'e머니 전액 사용' }).click()
  await expect(page.getByText('결제창 없이 바로 주문이 끝납니다.')).toBeVisible()
  await agreeToAll(page)
  await expectAccessible(page)
  await shot(page, '4-sheet')
  await page.getByRole('button', { name: '주문하기', exact: true }).click()
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible(BY_A_JOB)
  await expect(page.getByText('e머니 사용')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '5-complete')

  await page.goto('/mypage/emoney')
  await expect(page.getByRole('listitem').filter({ hasText: '주문에 사용' }).first()).toBeVisible()
  await shot(page, '6-history')
  await staff.goto('/admin/benefits')
  await expect(staff.getByRole('table', { name: /미사용 잔액/ })).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '7-owed')
})
