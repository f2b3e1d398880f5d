import { expect, type Page, test } from '@playwright/test'
import { buyFlyer } from '../buy-flyer.ts'
import {
  BY_A_JOB,
  expectAccessible,
  logInAsMember,
  logInAsStaff,
  openOrder,
  proofIsOut,
  seenAtBothWidths,
  shot,
} from '../steps.ts'

async function approved(page: Page, staff: Page): Promise<string> {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const orderNumber = await buyFlyer(page)
  await proofIsOut(staff, orderNumber)
  await page.goto('/mypage/order')
  await page.getByRole('listitem').filter({ hasText: orderNumber }).getByRole('link', { name: '시안 확인' }).click()
  await page.getByRole('button', { name: '인쇄 승인' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '인쇄 승인' }).click()
  await expect(page.getByRole('heading', { name: 'v1 인쇄를 승인했습니다' })).toBeVisible()
  return orderNumber
}

/** A waiting job is lifted off the tray and put on a machine; what would happen is said before it lies there. */
async function planByHand(staff: Page, tail: string): Promise<void> {
  const ticket = staff.locator('[data-ticket$=":tray"]').last()
  const kind = (await ticket.getAttribute('data-ticket'))?.split(':')[1] ?? ''
  const from = await ticket.boundingBox()
  const lane = await staff.locator(`[data-kind="${kind}"]`).first().boundingBox()
  if (!from || !lane) throw new Error('the board is not there')
  await staff.mouse.move(from.x + 40, from.y + 20)
  await staff.mouse.down()
  await staff.mouse.move(lane.x + lane.width - 20, lane.y + 30, { steps: 5 })
  await expect(staff.getByRole('heading', { name: '여기에 놓으면' })).toBeVisible()
  await expect(staff.getByText(/에 끝나/u).first()).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '2-lifted')
  await staff.mouse.up()
  await expect(prepared(staff, tail)).toContainText('걸었음')
}

const prepared = (staff: Page, tail: string) =>
  staff.getByRole('complementary', { name: '살필 일' }).getByRole('listitem').filter({ hasText: tail })

const MACHINES = ['오프셋 4색', '디지털 컬러 1호', '디지털 흑백', '코팅·후가공', '제본', '재단·포장']

/** At each machine that the job comes to: its ticket is scanned, begun, one is spoilt, and it is over. */
async function walkMachines(staff: Page, code: string): Promise<number> {
  let steps = 0
  await expect(staff.getByLabel('기계', { exact: true })).toBeVisible()
  for (const name of MACHINES) {
    await staff.getByLabel('기계', { exact: true }).selectOption({ label: await optionOf(staff, name) })
    await expect(staff.getByRole('heading', { level: 1, name })).toBeVisible()
    await staff.getByLabel('작업지시서 찍기').fill(code)
    await staff.getByLabel('작업지시서 찍기').press('Enter')
    const card = staff.getByRole('region').filter({ hasText: code })
    await expect(card.or(staff.getByText(/이 공정이 없습니다/u))).toBeVisible()
    if (!(await card.isVisible())) continue
    steps += 1
    await expect(card.getByRole('button', { name: '시작' })).toBeEnabled(BY_A_JOB)
    if (steps === 1) await shot(staff, '3-operator')
    await card.getByRole('button', { name: '시작' }).click()
    await expect(card.getByRole('button', { name: '완료' })).toBeVisible()
    await card.getByRole('button', { name: '불량' }).click()
    await card.getByLabel('불량 수').fill('3')
    await card.getByRole('button', { name: '불량 적기' }).click()
    await expect(card.getByRole('button', { name: '불량 3' })).toBeVisible()
    if (steps === 1) await expectAccessible(staff)
    await card.getByRole('button', { name: '완료' }).click()
    await expect(card).toBeHidden()
  }
  return steps
}

const optionOf = async (staff: Page, name: string): Promise<string> => {
  const options = await staff.getByLabel('기계', { exact: true }).getByRole('option').allTextContents()
  return options.find((option) => option.startsWith(name)) ?? name
}

test('a job goes over the board and through the machines to the parcel', async ({ page, browser }, { project }) => {
  test.slow()
  const staff = await logInAsStaff(browser)
  const orderNumber = await approved(page, staff)
  const tail = orderNumber.slice(-6)
  await staff.goto('/admin/production')
  await expect(prepared(staff, tail)).toContainText('걸 작업')
  await expectAccessible(staff)
  if (project.name === 'desk') await planByHand(staff, tail)
  else {
    await prepared(staff, tail).getByRole('checkbox').check()
    await staff.getByRole('button', { name: '제작 걸기 1' }).click()
    await expect(prepared(staff, tail)).toContainText('제작에 걸었습니다.')
  }
  await expect(prepared(staff, tail)).toContainText('인쇄 자료 있음', BY_A_JOB)
  await shot(staff, '1-board')
  if (project.name === 'desk') {
    await prepared(staff, tail).getByRole('checkbox').check()
    await staff.getByRole('button', { name: /작업지시서 1/u }).click()
    await expect(staff.getByRole('heading', { name: '작업지시서 1장' })).toBeVisible()
    await expect(staff.getByRole('img', { name: `${orderNumber}-1` })).toBeVisible()
    await expectAccessible(staff)
    await shot(staff, '2-ticket')
  }
  // Whoever passes by sees that something is made, and not whose it is.
  await page.goto('/realtime')
  await expect(page.getByRole('heading', { name: '실시간 제작현황' })).toBeVisible()
  await expect(page.getByText(orderNumber)).toHaveCount(0)
  await seenAtBothWidths(page, '4-realtime')
  // The operator's screen is held in a hand.
  if (project.name === 'phone') await staff.setViewportSize({ width: 390, height: 844 })
  await staff.goto('/admin/production/machine')
  expect(await walkMachines(staff, `${orderNumber}-1`)).toBeGreaterThan(1)
  await openOrder(staff, orderNumber)
  await expect(staff.getByLabel('송장 번호')).toBeVisible()
})
