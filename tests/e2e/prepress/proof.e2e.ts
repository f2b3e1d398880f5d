import { expect, test } from '@playwright/test'
import { buyFlyer } from '../buy-flyer.ts'
import {
  BY_A_JOB,
  expectAccessible,
  logInAsMember,
  logInAsStaff,
  openOrder,
  proofIsOut,
  publishNext,
  shot,
  waybillNumber,
} from '../steps.ts'

test('a proof goes back once with a pinned comment, is approved, printed and sent', async ({ page, browser }, {
  project,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await logInAsMember(page, '/mypage/cart')
  const orderNumber = await buyFlyer(page)
  const staff = await logInAsStaff(browser)
  staff.on('pageerror', (error) => problems.push(error.message))
  // The check of the file runs by itself after payment, and its proof goes out when it finds nothing.
  await proofIsOut(staff, orderNumber)
  await expectAccessible(staff)
  await shot(staff, '1-staff-order')
  await staff.getByRole('link', { name: '시안 열기' }).click()
  await expect(staff.getByText(/고객에게 올린 판입니다/)).toBeVisible()
  await shot(staff, '2-staff-proof')

  await page.goto('/mypage/draft')
  await page.getByRole('link', { name: new RegExp(orderNumber) }).click()
  await expect(page.getByRole('img', { name: 'v1 앞면' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '의견 찍기' }).click()
  await page.getByRole('button', { name: '고칠 자리 찍기' }).click({ position: { x: 90, y: 120 } })
  await page.getByPlaceholder('어디를 어떻게 고칠까요?').fill('쉼표를 빼 주세요.')
  await page.getByRole('button', { name: '보내기' }).click()
  await expect(page.getByRole('button', { name: /^의견 1/ })).toBeVisible()
  await shot(page, '3-pinned')
  if (project.name === 'phone') await page.getByRole('button', { name: /대화/ }).click()
  await page.getByRole('button', { name: /^수정 요청/ }).click()
  await page.getByRole('button', { name: '수정 요청 보내기' }).click()
  await expect(page.getByText('시안수정요청').first()).toBeVisible()

  await publishNext(staff, orderNumber, 2)
  // The open page learns of the new version by itself.
  await expect(page.getByRole('button', { name: 'v2', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'v2', exact: true }).click()
  await expect(page.getByRole('img', { name: 'v2 앞면' })).toBeVisible()
  await page.getByRole('button', { name: '비교' }).click()
  await expect(page.getByRole('slider', { name: /경계/ })).toBeVisible()
  await shot(page, '4-compare')
  await page.getByRole('button', { name: '나란히' }).click()
  await expect(page.getByRole('img', { name: 'v1 앞면' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'v2 앞면' })).toBeVisible()
  await shot(page, '5-beside')
  await page.getByRole('button', { name: '비교', exact: true }).click()
  // The desk sent the same file again and the comment is still open: nobody approves that by mistake.
  await expect(page.getByText('v1에서 바뀐 것이 없습니다.').first()).toBeVisible()
  await page.getByRole('button', { name: '인쇄 승인' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('반영되지 않은 의견이 1개 있습니다.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: '인쇄 승인' })).toBeDisabled()
  await expectAccessible(page)
  await shot(page, '6-approve')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '인쇄 승인' }).click()
  await expect(page.getByRole('heading', { name: 'v2 인쇄를 승인했습니다' })).toBeVisible()
  await expect(page.getByRole('link', { name: '주문에서 출고일 보기' })).toBeVisible()

  await openOrder(staff, orderNumber)
  for (const step of ['제작 걸기', '인쇄 시작', '검수·포장', '제작 완료'])
    await staff.getByRole('complementary').getByRole('button', { name: step }).click(BY_A_JOB)
  const tracking = waybillNumber()
  await staff.getByLabel('송장 번호').fill(tracking)
  await staff.getByRole('button', { name: '출고하기' }).click()
  await expect(staff.getByText(`CJ대한통운 ${tracking}`).first()).toBeVisible()
  await shot(staff, '7-dispatched')

  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText(tracking).first()).toBeVisible()
  await shot(page, '8-tracking')
  expect(problems).toEqual([])
})
