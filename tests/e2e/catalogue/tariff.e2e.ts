import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, logInToAdmin, shot } from '../steps.ts'

const FLYER = '/product/flyer/option?product-type=D304'

/** What the shop asks for a flyer now, priced by the server. */
async function flyerTotal(page: Page): Promise<number> {
  const { resultData } = await (await page.request.get('/api/catalog/kinds')).json()
  return resultData.items.find((item: { code: string }) => item.code === 'D304').total
}

async function publish(page: Page, note: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('바꾼 사유').fill(note)
  const looked = dialog.getByLabel('다시 볼 것을 모두 확인했습니다')
  await expect(dialog.getByText(/표준 작업 \d+건 가운데/)).toBeVisible()
  if (await looked.isVisible()) await looked.check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '발행하기' }).click()
  await expect(dialog).toBeHidden()
}

test('the tariff is changed in a draft, compared, published and taken back', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await logInToAdmin(page, '/admin/tariffs', 'finance')
  await expect(page.getByRole('heading', { name: '상품과 요금표' })).toBeVisible()
  const inForce = page.getByRole('row').filter({ hasText: '쓰는 판' }).getByRole('rowheader')
  const first = (await inForce.textContent()) ?? ''
  const before = await flyerTotal(page)

  await page.getByRole('button', { name: '새 초안 만들기' }).click()
  await page.getByLabel('초안 이름').fill('겨울 요금')
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('heading', { name: '겨울 요금' })).toBeVisible()
  await shot(page, '1-editor')

  await page.getByRole('button', { name: '공통' }).click()
  const minimum = page.getByLabel('최소 주문 금액 공급가')
  await minimum.fill('많이')
  await minimum.press('Enter')
  await expect(minimum).toHaveAttribute('aria-invalid', 'true')
  await minimum.fill('1,000,000')
  await minimum.press('Tab')
  await expect(page.getByRole('status').filter({ hasText: '1칸 바뀜 · 저장했습니다' })).toBeVisible()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(minimum).toHaveValue('10,000')
  await minimum.fill('1000000')
  await minimum.press('Tab')
  await expect(page.getByRole('status').filter({ hasText: '1칸 바뀜 · 저장했습니다' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /공통/ }).click()
  await expect(minimum).toHaveValue('1,000,000')
  await expectAccessible(page)
  await shot(page, '2-changed')

  await page.getByRole('tab', { name: '견주기' }).click()
  await expect(page.getByRole('heading', { name: /표준 작업 \d+건/ })).toBeVisible()
  await expect(page.getByText(/% 오름/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '시장 값과 견주기 40건' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-compare')

  await page.getByRole('tab', { name: '표로 올리고 내리기' }).click()
  const sheet = (text: string) => ({ name: '요금표.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${text}`) })
  const file = page.locator('input[type=file]')
  await file.setInputFiles(sheet('열쇠,부터,값\r\npacking/perBox,,천원\r\n'))
  await expect(page.getByText('2번째 줄 「값」 칸')).toBeVisible()
  await file.setInputFiles(sheet('열쇠,부터,값\r\npacking/perBox,,"1,200"\r\n'))
  await expect(page.getByRole('heading', { name: '1칸이 바뀝니다' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '4-sheet')
  await page.getByRole('button', { name: '1칸 적용하기' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2칸 바뀜 · 저장했습니다' })).toBeVisible()

  await page.getByRole('button', { name: '발행하기' }).click()
  await shot(page, '5-publish')
  await publish(page, '겨울 종이값')
  await expect(inForce).not.toHaveText(first)
  await shot(page, '6-versions')
  expect(await flyerTotal(page)).toBe(1_100_000)
  await page.goto(FLYER)
  await expect(page.getByText(/1,100,000/).first()).toBeVisible()

  await page.goto('/admin/tariffs')
  await page.getByRole('button', { name: `${first} 다시 발행`, exact: true }).click()
  await expect(page.getByRole('heading', { name: `${first} 판 다시 발행` })).toBeVisible()
  await expect(page.getByText(/% 내림/).first()).toBeVisible()
  await page.getByRole('button', { name: '다시 발행하기' }).click()
  await publish(page, '값을 되돌림')
  await expect(page.getByRole('row').filter({ hasText: '쓰는 판' })).toContainText('값을 되돌림')
  expect(await flyerTotal(page)).toBe(before)
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a choice that ran out is taken off sale with a reason and comes back', async ({ page }) => {
  await logInToAdmin(page, '/admin/tariffs/closed', 'finance')
  await page.getByLabel('무엇을').selectOption('yupo-150')
  await page.getByLabel('손님께 보일 사유').fill('종이가 떨어졌습니다. 다음 주에 다시 팝니다.')
  await page.getByRole('button', { name: '판매 멈추기' }).click()
  const row = page.getByRole('row').filter({ hasText: '종이가 떨어졌습니다.' })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await shot(page, '7-closed')
  await row.getByRole('button', { name: /다시 팔기/ }).click()
  await expect(page.getByText('지금은 모두 팔고 있습니다.')).toBeVisible()
})
