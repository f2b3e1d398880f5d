import { expect, type Page, test } from '@playwright/test'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { expectAccessible } from './steps.ts'

async function logIn(page: Page, from: string): Promise<void> {
  await page.goto(`/member/login?from=${encodeURIComponent(from)}`)
  await page.getByLabel('아이디 또는 이메일').fill('hong@example.com')
  await page.getByLabel('비밀번호', { exact: true }).fill('Paper&Ink2026')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.waitForURL((url) => url.pathname === from)
}

const tokenOf = (page: Page) => page.waitForRequest((request) => Boolean(request.headers()['authorization']))

/** Puts a flyer into the cart as the option page does. */
async function addFlyer(page: Page, copies: number): Promise<void> {
  const asked = tokenOf(page)
  await page.reload()
  const authorization = (await asked).headers()['authorization'] ?? ''
  const answer = await page.request.post('/api/cart/items', {
    headers: { authorization, 'idempotency-key': `e2e-${Date.now()}-${copies}` },
    data: { spec: { ...FLYER.defaults, copies }, files: [] },
  })
  expect(answer.status()).toBe(200)
}

const shot = (page: Page, project: string, name: string) =>
  page.screenshot({ path: `test-results/checkout/${project}-${name}.png`, fullPage: true })

test('a member orders from the cart, pays in the practice window and follows the order', async ({ page }, {
  project,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await logIn(page, '/mypage/cart')
  await addFlyer(page, 1000)
  await addFlyer(page, 4000)
  await page.reload()
  await expect(page.getByRole('heading', { name: '장바구니' })).toBeVisible()
  await expect(page.getByRole('button', { name: /건 주문하기/ })).toBeVisible()
  await expectAccessible(page)
  await shot(page, project.name, '1-cart')

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
  await shot(page, project.name, '2-sheet')
  await page.getByRole('button', { name: /주문하고 결제하기/ }).click()

  await page.waitForURL(/\/order\/[\w-]+\/payment/)
  const orderNumber = new URL(page.url()).pathname.split('/')[2] ?? ''
  await expect(page.getByRole('button', { name: /결제하기/ })).toBeVisible()
  await expectAccessible(page)
  await shot(page, project.name, '3-payment')

  await page.getByRole('button', { name: /결제하기/ }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await shot(page, project.name, '4-window')
  await page.getByRole('button', { name: '결제 취소하고 돌아가기' }).click()
  await page.waitForURL(/\/fail/)
  await expect(page.getByRole('heading', { name: '결제를 취소했습니다' })).toBeVisible()
  await expect(page.getByText('빠져나간 돈은 없고')).toBeVisible()
  await shot(page, project.name, '5-fail')

  await page.getByRole('link', { name: '다시 결제하기' }).click()
  await page.getByRole('button', { name: /결제하기/ }).click()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await page.waitForURL(/\/success/)
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, project.name, '6-success')

  await page.getByRole('link', { name: '주문 보기' }).click()
  await page.waitForURL(`**/mypage/order/${orderNumber}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('파일 대기')
  await expectAccessible(page)
  await shot(page, project.name, '7-order')
  await page.goto('/mypage/order')
  await expect(page.getByText(orderNumber)).toBeVisible()
  await expectAccessible(page)
  await shot(page, project.name, '8-orders')
  expect(problems).toEqual([])
})
