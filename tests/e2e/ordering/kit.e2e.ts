import { expect, test } from '@playwright/test'
import {
  agreeToAll,
  expectAccessible,
  fillPlace,
  formIsLive,
  goOnAsGuest,
  logInAsStaff,
  newPhone,
  shot,
  waybillNumber,
} from '../steps.ts'

test('papers are chosen, ordered for nothing by somebody without an account, packed and sent', async ({
  page,
  browser,
  request,
}) => {
  const staff = await logInAsStaff(browser)
  await staff.goto('/admin/settings/kits')
  await staff.getByLabel(/^종이 샘플을 받습니다/).check()
  await staff.getByRole('button', { name: '저장', exact: true }).click()
  await expect(staff.getByText('저장했습니다.')).toBeVisible()

  await page.goto('/cust/sample')
  await formIsLive(page)
  await page.getByLabel('미색모조 80 g', { exact: true }).check()
  await page.getByLabel('아트지 100 g', { exact: true }).check()
  await expectAccessible(page)
  await shot(page, '1-papers')
  await page.getByRole('button', { name: '장바구니에 담기' }).click()
  await goOnAsGuest(page, request, '성춘향', newPhone())
  await page.waitForURL(/\/cust\/sample$/)
  await expect(page.getByLabel('아트지 100 g', { exact: true })).toBeChecked()
  await page.getByRole('button', { name: '장바구니에 담기' }).click()
  await page.waitForURL(/\/mypage\/cart$/)
  await expect(page.getByText('2종: 미색모조 80 g, 아트지 100 g').first()).toBeVisible()
  await page.getByRole('button', { name: /건 주문하기/ }).click()
  await fillPlace(page)
  await agreeToAll(page)
  // Nothing to pay: no window opens.
  await page.getByRole('button', { name: '주문하기', exact: true }).click()
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()
  await shot(page, '2-ordered')
  const [orderNumber = ''] = /\d{8}-[A-Z0-9]+/.exec(await page.getByRole('main').innerText()) ?? []

  await staff.goto(`/admin/orders/${orderNumber}`)
  const papers = staff.getByRole('region', { name: '담을 종이' })
  await expect(papers.getByRole('listitem')).toHaveText(['미색모조 80 g', '아트지 100 g'])
  await papers.getByRole('button', { name: '모두 담았습니다' }).click()
  await expect(papers.getByText('담은 샘플입니다.')).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '3-packed')
  await staff.getByLabel('송장 번호').fill(waybillNumber())
  await staff.getByRole('button', { name: /출고/ }).first().click()
  await expect(staff.getByText('출고완료').first()).toBeVisible()
})
