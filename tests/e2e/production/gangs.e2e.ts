import { expect, test } from '@playwright/test'
import { BY_A_JOB, logInAsMember, logInAsStaff, openOrder, seenAtBothWidths } from '../steps.ts'
import { dayCustomer, type DayOrder, payTogether } from './day-customer.ts'

const SIZES = [
  { width: 210, height: 297 },
  { width: 148, height: 210 },
  { width: 182, height: 257 },
]

test('three flyers share a sheet to the cutter, and each goes on to its parcel', async ({ page, browser }) => {
  test.setTimeout(1_200_000)
  await logInAsMember(page, '/mypage/order', 'hanul')
  const customer = await dayCustomer(page)
  const stamp = String(Date.now()).slice(-5)
  const orders: DayOrder[] = []
  for (const [at, ganged] of SIZES.entries())
    orders.push(await customer.order({ title: `함께${stamp} ${at + 1}`, ganged }))
  await payTogether(page, orders)
  for (const { orderNumber } of orders) await customer.approve(orderNumber)

  const staff = await logInAsStaff(browser)
  await staff.goto('/admin/production')
  const waiting = staff.getByRole('complementary', { name: '살필 일' }).getByRole('listitem')
  for (const { orderNumber } of orders)
    await waiting
      .filter({ hasText: orderNumber.slice(-6) })
      .getByRole('checkbox')
      .check()
  await staff.getByRole('button', { name: '합판하기' }).click()
  await expect(staff.getByRole('heading', { name: '고른 품목 3' })).toBeVisible()
  // The order table leads to the same place, with what somebody has found and ticked there.
  await staff.goto(`/admin/orders?q=${encodeURIComponent(`함께${stamp}`)}`)
  await staff.getByRole('checkbox', { name: '보이는 주문 모두 고르기' }).click()
  await staff.getByRole('toolbar', { name: '고른 주문 처리' }).getByRole('button', { name: '합판하기' }).click()
  await expect(staff.getByText(/3건이 국전 [\d,]+장에 앉고/u)).toBeVisible()
  await expect(staff.getByRole('img', { name: /국전 .*A \d+자리, B \d+자리, C \d+자리/u }).first()).toBeVisible()
  await expect(staff.getByRole('table', { name: '앉은 품목' })).toContainText(`함께${stamp} 2`)
  // A job of the list is lit on the sheet, which says which it is.
  const named = staff.getByRole('table', { name: '앉은 품목' }).getByRole('button', { name: `함께${stamp} 2` })
  await named.click()
  await expect(named).toHaveAttribute('aria-pressed', 'true')
  await expect(staff.getByRole('status').filter({ hasText: `함께${stamp} 2` })).toBeVisible()
  await seenAtBothWidths(staff, '1-look')
  await staff.getByRole('button', { name: '합판하기' }).click()

  await expect(staff.getByRole('heading', { level: 1, name: /^합판 G-\d+/u })).toBeVisible()
  const number = /G-\d+/u.exec(await staff.getByRole('heading', { level: 1 }).innerText())?.[0] ?? ''
  await staff.getByRole('button', { name: '판 확정' }).click()
  const save = staff.getByRole('button', { name: /내려받기/u })
  await expect(save).toBeVisible(BY_A_JOB)
  await seenAtBothWidths(staff, '2-fixed')
  const [download] = await Promise.all([staff.waitForEvent('download'), save.click()])
  expect(download.suggestedFilename()).toBe(`${number}.zip`)

  // On the board, and at the machine, the three are one card.
  await staff.goto('/admin/production')
  const ticket = staff.getByRole('table', { name: '기계별 작업' }).getByRole('button', { name: `합판 ${number} · 3건` })
  await expect(ticket).toHaveCount(1)
  await ticket.press('Enter')
  await expect(staff.getByRole('list', { name: '합판에 앉은 작업' }).getByRole('listitem')).toHaveCount(3)
  await staff.goto('/admin/production/machine')
  const machines = staff.getByLabel('기계', { exact: true })
  await machines.selectOption(
    await machines
      .getByRole('option', { name: /오프셋 인쇄/u })
      .first()
      .innerText(),
  )
  await staff.getByLabel('작업지시서 찍기').fill(`${orders[1]?.orderNumber ?? ''}-1`)
  await staff.getByLabel('작업지시서 찍기').press('Enter')
  const card = staff.getByRole('region', { name: `합판 ${number}` })
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await card.getByRole('button', { name: '시작' }).click()
  await card.getByRole('button', { name: '불량' }).click()
  await card.getByLabel('불량 수').fill('30')
  await card.getByRole('button', { name: '불량 적기' }).click()
  await expect(card.getByRole('button', { name: '불량 30' })).toBeVisible()
  await seenAtBothWidths(staff, '2-at-the-machine')
  await card.getByRole('button', { name: '완료' }).click()
  await expect(staff.getByText('완료했습니다.')).toBeVisible()
  await staff.goto('/admin/production/gangs')
  await staff.getByRole('link', { name: new RegExp(`합판 ${number}`, 'u') }).click()
  await staff.getByRole('button', { name: '재단 완료' }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toContainText('재단 끝')
  await staff.goto('/admin/production/gangs')
  await expect(staff.getByRole('link', { name: new RegExp(`합판 ${number}`, 'u') })).toContainText('재단 끝')
  await seenAtBothWidths(staff, '3-list')

  for (const { orderNumber } of orders) {
    await openOrder(staff, orderNumber)
    await staff.getByRole('button', { name: '제작 완료' }).click()
    await expect(staff.getByLabel('송장 번호')).toBeVisible()
  }
})
