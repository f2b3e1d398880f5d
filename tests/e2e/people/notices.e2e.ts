import { expect, test } from '@playwright/test'
import { buyFlyer } from '../buy-flyer.ts'
import { headersOf } from '../member-api.ts'
import { expectAccessible, logInAsMember, logInToAdmin, shot } from '../steps.ts'

const NOTICES = '/mypage/mySetting?view=notices'

test('an order is on the page of notices, which count down as they are read', async ({ page }, { project }) => {
  await logInAsMember(page, '/mypage/cart')
  const orderNumber = await buyFlyer(page)
  // Going on before the payment was confirmed would leave that to the clock.
  const headers = await headersOf(page)
  await expect(async () => {
    const order = await page.request.get(`/api/orders/${orderNumber}`, { headers })
    expect((await order.json()).resultData.payment).toBe('paid')
  }).toPass()
  const head = page.getByRole('banner').getByText(/읽지 않은 알림/)
  await expect(async () => {
    await page.goto(NOTICES)
    await expect(page.getByRole('link', { name: `결제 완료 (${orderNumber})` })).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(page.getByRole('link', { name: `주문 접수 (${orderNumber})` })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '마이페이지' }).locator('[aria-current=page]')).toHaveText('알림')
  if (project.name === 'desk') await expect(head).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'notices')

  await page.getByRole('link', { name: `결제 완료 (${orderNumber})` }).click()
  await page.waitForURL((url) => url.pathname.endsWith(orderNumber))
  await page.goBack()
  const paid = page.getByRole('listitem').filter({ hasText: `결제 완료 (${orderNumber})` })
  await expect(paid.getByText('새 알림')).toBeHidden()
  await page.getByRole('button', { name: '모두 읽음' }).click()
  await expect(page.getByText('새 알림')).toHaveCount(0)
  if (project.name === 'desk') await expect(head).toHaveCount(0)
})

test('an administrator changes the words of a message, is told what is wrong, and puts them back', async ({ page }) => {
  await logInToAdmin(page, '/admin/messages', 'admin')
  await page.getByRole('link', { name: '알림 문구' }).click()
  const list = page.getByRole('navigation', { name: '알림' })
  await list.getByRole('link', { name: /^방문 수령 준비/ }).click()
  const mail = page.getByLabel('메일', { exact: true })
  const preview = page.getByRole('region', { name: '미리 보기' })
  await expect(mail).toHaveValue(/찾아가실 수 있습니다/)
  const save = page.getByRole('button', { name: '저장' })
  await mail.fill('{이름}님, 다 됐습니다. {송장}')
  await expect(page.getByText('{송장}은 이 알림에 없는 항목입니다.')).toBeVisible()
  await expect(save).toBeDisabled()
  await mail.fill('{이름}님, 다 됐습니다.')
  await expect(page.getByText('꼭 들어가야 할 항목이 빠졌습니다: {주문번호}')).toBeVisible()
  await page.getByRole('button', { name: '주문번호 꼭' }).click()
  await expect(preview.getByText('윤서영님, 다 됐습니다.20261120-7K3Q2M')).toBeVisible()
  await expectAccessible(page)
  await save.click()
  await expect(list.getByRole('link', { name: /^방문 수령 준비.*바꿈/ })).toBeVisible()
  await shot(page, 'words')
  await page.getByRole('button', { name: '처음 문구로' }).click()
  await expect(list.getByRole('link', { name: /^방문 수령 준비.*바꿈/ })).toHaveCount(0)
  await expect(mail).toHaveValue(/찾아가실 수 있습니다/)
})
