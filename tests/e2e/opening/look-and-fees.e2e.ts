import { expect, test } from '@playwright/test'
import { dayAfter } from '#/domain/calendar/business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { expectAccessible, logInAsStaff, shot } from '../steps.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9" fill="#1a5a9e"/></svg>'

/** The shop of the other journeys keeps its fees. */
const TOMORROW = dayAfter(seoulDay(new Date()))

test('the owner gives the shop its fees, logo and colours, and visitors see them', async ({ browser, page }) => {
  const owner = await logInAsStaff(browser)
  await owner.goto('/admin/settings/delivery')
  await owner.getByRole('button', { name: '무게 구간 더하기' }).click()
  await owner.getByLabel('무게', { exact: true }).last().fill('30')
  await owner.getByLabel('요금', { exact: true }).last().fill('3,000')
  await owner.getByRole('button', { name: '저장', exact: true }).click()
  await expect(owner.getByText('더 가벼운 상자의 3,500원보다 쌀 수 없습니다.')).toBeVisible()
  await owner.getByLabel('요금', { exact: true }).last().fill('5,200')
  await expect(owner.getByLabel('이렇게 바뀝니다').getByText('8,700원')).toBeVisible()
  await owner.getByLabel('언제부터').fill(TOMORROW)
  await expectAccessible(owner)
  await shot(owner, '1-fees')
  await owner.getByRole('button', { name: '저장', exact: true }).click()
  await expect(owner.getByText('20 kg까지 3,500원, 30 kg까지 5,200원', { exact: false }).first()).toBeVisible()
  await owner.getByRole('button', { name: '거두기' }).click()
  await expect(owner.getByText('쓰지 않음').first()).toBeVisible()

  await owner.goto('/admin/settings/brand')
  await owner.getByLabel('글자 색', { exact: true }).fill('#ffcc00')
  await owner.getByRole('button', { name: '저장', exact: true }).click()
  await expect(owner.getByText('읽기 어렵습니다', { exact: false })).toBeVisible()
  await owner.getByRole('button', { name: /로 바꾸기/ }).click()
  await owner.getByLabel('단추 색', { exact: true }).fill('#1a5a9e')
  await owner
    .getByLabel('로고 고르기')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(owner.getByAltText('지금 로고')).toBeVisible()
  await expectAccessible(owner)
  await shot(owner, '2-brand')
  await owner.getByRole('button', { name: '저장', exact: true }).click()
  await expect(owner.getByText('저장했습니다.')).toBeVisible()

  await page.goto('/')
  await expect(page.locator('header img[src^="/api/shop/logo/"]')).toBeVisible()
  const action = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--action').trim())
  expect(await action()).toBe('#1a5a9e')
  await expectAccessible(page)
  await shot(page, '3-home')

  // The other journeys find the shop as it was.
  await owner.goto('/admin/settings/brand')
  // Each goes away when it is pressed.
  const again = owner.getByRole('button', { name: '처음 색으로' })
  await expect(again).toHaveCount(2)
  await again.first().click()
  await again.click()
  await owner.getByRole('button', { name: '로고 삭제' }).click()
  await owner.getByRole('button', { name: '저장', exact: true }).click()
  await expect(owner.getByText('저장했습니다.')).toBeVisible()
  await page.reload()
  expect(await action()).toBe('#ff6a13')

  await owner.goto('/admin/go-live')
  await expect(owner.getByText('연습용 계정으로는 지울 수 없습니다.', { exact: false })).toBeVisible()
  await expectAccessible(owner)
  await shot(owner, '4-samples')
})
