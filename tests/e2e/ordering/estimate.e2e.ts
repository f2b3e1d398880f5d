import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, logIn, logInAsMember, logInAsStaff, picture, placeOrder, shot } from '../steps.ts'

const won = async (page: Page) =>
  Number(
    ((await page.locator('dl', { hasText: '합계' }).last().innerText()).match(/([\d,]+)원\s*$/)?.[1] ?? '').replaceAll(
      ',',
      '',
    ),
  )

test('a visitor keeps a price, shows its paper and orders at it', async ({ page }, { project }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto('/product/flyer/option')
  await page.getByRole('button', { name: '견적 저장' }).click()
  await page.waitForURL(/\/member\/login/)
  await logIn(page)
  await page.waitForURL((url) => url.pathname === '/product/flyer/option')
  await page.getByRole('button', { name: '견적 저장' }).scrollIntoViewIfNeeded()
  await shot(page, '1-option')
  await page.getByRole('button', { name: '견적 저장' }).click()
  await expect(page.getByRole('heading', { name: '견적을 저장했습니다' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '견적서 보기' }).click()

  await page.waitForURL(/\/document\/estimate\/E\d{8}-\w{4}$/)
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect(page.getByRole('heading', { name: '견적서' })).toBeVisible()
  await expect(page.getByText('아래와 같이 견적합니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '이 견적으로 주문' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '2-paper')
  const promised = await won(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF 저장' }).click()
  expect((await download).suggestedFilename()).toBe(`견적서_${number}.pdf`)
  await (await download).saveAs(`test-results/estimate/${project.name}-paper.pdf`)

  await page.getByRole('link', { name: '견적함' }).click()
  await expect(page.getByRole('heading', { name: '견적함', exact: true })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: number })
  await expect(row).toContainText('30일 남음')
  await expectAccessible(page)
  await shot(page, '3-box')
  await row.getByRole('link', { name: '사양 다시 열기' }).click()
  await expect(page.getByText(`견적 ${number}의 사양을 불러왔습니다.`)).toBeVisible()

  await page.goto('/mypage/estimate')
  await row.getByRole('button', { name: '이 견적으로 주문' }).click()
  await page.waitForURL(/\/order-progress/)
  await page.goto('/mypage/cart')
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '4-cart')
  await page.getByRole('button', { name: /건 주문하기/ }).click()
  await placeOrder(page)
  await expect(page.getByText(promised.toLocaleString('ko-KR')).first()).toBeVisible()

  await page.goto('/mypage/estimate')
  await expect(row).toContainText('주문함')
  await expect(row.getByRole('link', { name: '주문 보기' })).toBeVisible()
  expect(problems).toEqual([])
})

test('items of the cart become one estimate, which can be withdrawn', async ({ page }) => {
  await logInAsMember(page, '/product/leaflet/option')
  for (const kind of ['leaflet', 'poster']) {
    await page.goto(`/product/${kind}/option`)
    await page.getByRole('button', { name: '장바구니', exact: true }).locator('visible=true').first().click()
    await page.waitForURL(/\/mypage\/cart/)
  }
  await page.getByRole('button', { name: '고른 품목 견적 저장' }).click()
  await page.getByRole('button', { name: '견적서 보기' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  await picture(page, '5-print')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: '견적함' }).click()
  const row = page.getByRole('listitem').filter({ hasText: '외 1건' }).first()
  await row.getByRole('button', { name: '품목 2건 보기' }).click()
  await expect(row.getByRole('link', { name: /사양 다시 열기/ })).toHaveCount(2)
  await expectAccessible(page)
  await shot(page, '6-lines')
  await row.getByRole('button', { name: /^견적 취소 E/ }).click()
  await page.getByRole('button', { name: '견적 취소', exact: true }).click()
  await expect(row).toContainText('거둠')
})

test('staff make an estimate for a customer, take something off with a reason, and the customer finds it', async ({
  page,
  browser,
}) => {
  const staff = await logInAsStaff(browser, 'service')
  await staff.getByRole('link', { name: '견적', exact: true }).click()
  await expect(staff.getByRole('heading', { name: '견적', exact: true })).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '7-staff-list')
  await staff.getByRole('link', { name: '고객에게 견적 내기' }).click()
  await staff.getByLabel('고객').fill('hong@')
  await staff.getByRole('list', { name: '찾은 고객' }).getByRole('button').click()
  await staff.getByLabel('상품').selectOption('전단')
  await staff.getByLabel('품명').fill('봄 안내 전단')
  await staff.getByLabel('부수', { exact: true }).fill('2000')
  await staff.getByLabel('전할 말').fill('통화한 대로 준비했습니다.')
  await expectAccessible(staff)
  await shot(staff, '8-staff-new')
  await staff.getByRole('button', { name: '견적 내고 고객에게 알리기' }).click()
  await staff.waitForURL(/\/admin\/estimates\/E/)
  const number = new URL(staff.url()).pathname.split('/').at(-1) ?? ''
  await expect(staff.getByText('A4 양면 2,000장')).toBeVisible()
  await staff.getByLabel('공급가액에 더하거나 뺄 금액').fill('-15')
  await expect(staff.getByText('조정 금액은 10원 단위로 입력해 주세요.')).toBeVisible()
  await staff.getByLabel('공급가액에 더하거나 뺄 금액').fill('-1,000')
  await staff.getByLabel('사유').fill('첫 거래 할인')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: '조정하기' }).click()
  await expect(staff.getByText('판 2')).toBeVisible()
  await shot(staff, '9-staff-one')
  await staff.context().close()

  await page.goto(`/document/estimate/${number}`)
  await logIn(page)
  await expect(page.getByText('금액 조정 · 첫 거래 할인')).toBeVisible()
  await expect(page.getByText('통화한 대로 준비했습니다.')).toBeVisible()
  await expect(page.getByText('고객지원 담당')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '10-adjusted')
})
