import { expect, test } from '@playwright/test'
import { withCollector } from '../counting-collector.ts'
import { formIsLive, logIn, press } from '../steps.ts'

test.use({ bypassCSP: true })

test('nothing is counted before the yes, each act once after it, and nothing after it is taken back', async ({
  page,
}) => {
  const { asked, sent, types } = await withCollector(page)
  await page.goto('/product/flyer/option')
  await formIsLive(page)
  const question = page.getByRole('region', { name: '방문 통계' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: '세지 않기' }).click()
  await expect(question).toBeHidden()
  await page.goto('/cust/privacy')
  await expect(page.getByRole('button', { name: '방문 통계 설정' })).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: '방문 통계 설정' }).click()
  await question.getByRole('button', { name: '세도 됩니다' }).click()
  await expect.poll(types).toEqual(['page_view'])

  await page.goto('/product/flyer/option')
  await formIsLive(page)
  await expect.poll(types).toEqual(['page_view', 'page_view', 'view_product'])
  expect(sent[2]?.items?.[0]).toMatchObject({ id: 'D304', category: '전단', quantity: '1', payAmount: '0' })
  await page.getByRole('button', { name: '찜하기' }).click()
  await page.waitForURL(/\/member\/login/)
  await logIn(page)
  await page.waitForURL(/\/product\/flyer\/option/)
  await expect(
    page.getByText('찜했습니다.', { exact: false }).or(page.getByText('이미 찜하신 사양입니다.')),
  ).toBeVisible()
  await expect.poll(() => types().filter((type) => type === 'add_to_wishlist').length).toBe(1)
  await press(page, '장바구니')
  await page.waitForURL(/\/mypage\/cart/)
  await expect.poll(() => types().filter((type) => type === 'add_to_cart').length).toBe(1)
  const added = sent.find(({ type }) => type === 'add_to_cart')
  for (const item of added?.items ?? []) for (const value of Object.values(item)) expect(typeof value).toBe('string')
  expect(Number(added?.items?.[0]?.['payAmount'])).toBeGreaterThan(0)

  await page.goto('/mypage/estimate')
  await expect(
    page
      .getByRole('region', { name: '찜한 사양' })
      .getByText(/오늘 [\d,]+원/)
      .first(),
  ).toBeVisible()
  await page.getByRole('region', { name: '찜한 사양' }).getByRole('link', { name: /열기$/ }).first().click()
  await expect(page.getByText('찜하신 사양입니다. 금액은 오늘 가격입니다.')).toBeVisible()
  await page.goto('/mypage/estimate')
  await page.getByRole('button', { name: /삭제$/ }).first().click()
  await expect(page.getByText('찜한 사양을 삭제했습니다.')).toBeVisible()

  await page.goto('/cust/privacy')
  await page.getByRole('button', { name: '방문 통계 설정' }).click()
  await question.getByRole('button', { name: '세지 않기' }).click()
  const before = sent.length
  await page.goto('/product/book/option')
  await formIsLive(page)
  await expect(question).toBeHidden()
  expect(sent).toHaveLength(before)
})
