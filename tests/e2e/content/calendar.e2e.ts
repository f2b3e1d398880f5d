import { expect, type Page, test } from '@playwright/test'
import { businessCalendar, koreanDay, nextWorkingDay } from '#/domain/calendar/business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { expectAccessible, logInToAdmin, shot } from '../steps.ts'

async function openCalendar(page: Page, loginId: string): Promise<void> {
  await logInToAdmin(page, '/admin/calendar', loginId)
  await expect(page.getByRole('heading', { name: '쉬는 날과 마감' })).toBeVisible()
}

/** The day that the option page promises to somebody who orders now. */
async function promisedDay(page: Page): Promise<string> {
  await page.goto('/product/flyer/option?product-type=D304')
  const told = page.getByText(/월 \d+일 .요일 출고/).first()
  // The day is said once somebody uses the page, and it hears of that only when its scripts have come.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(told).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 600_000 })
  return (await told.textContent()) ?? ''
}

/** A day within every promise: the one after the next working day. */
async function dayToClose(page: Page): Promise<string> {
  const { resultData } = await (await page.request.get('/api/calendar')).json()
  const calendar = businessCalendar(resultData.days, resultData.cutOffs)
  return nextWorkingDay(calendar, nextWorkingDay(calendar, seoulDay(new Date())))
}

test('the shop closes a day, every promise moves with it, and it opens again', async ({ page }) => {
  const before = await promisedDay(page)
  const day = await dayToClose(page)
  await openCalendar(page, 'production')
  await page.goto(`/admin/calendar?year=${day.slice(0, 4)}`)
  await expectAccessible(page)
  await shot(page, '1-year')

  await page.getByRole('button', { name: `${koreanDay(day)}, 일하는 날` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('쉬는 날 이름').fill('기계 점검')
  await expectAccessible(page)
  await shot(page, '2-change')
  await dialog.getByRole('button', { name: '옮겨질 작업 보기' }).click()
  await expect(dialog.getByText(`${koreanDay(day)}에 쉽니다.`)).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-consequence')
  await dialog.getByRole('button', { name: /^저장하/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `${koreanDay(day)}, 우리 쉬는 날 기계 점검` })).toBeVisible()
  await shot(page, '4-closed')
  expect(await promisedDay(page)).not.toBe(before)

  await page.goto(`/admin/calendar?year=${day.slice(0, 4)}`)
  await page.getByRole('button', { name: `${koreanDay(day)} 기계 점검 바꾸기` }).click()
  await dialog.getByLabel('일하는 사유').fill('점검이 미뤄졌습니다')
  await dialog.getByRole('button', { name: '옮겨질 작업 보기' }).click()
  await dialog.getByRole('button', { name: /^저장하/ }).click()
  await expect(page.getByRole('button', { name: `${koreanDay(day)}, 일하는 날` })).toBeVisible()
  expect(await promisedDay(page)).toBe(before)
})

test('who does not keep the calendar sees it and cannot change it', async ({ page }) => {
  await openCalendar(page, 'service')
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /쉬는 날 더하기|마감 시각 바꾸기|바꾸기$/ })).toHaveCount(0)
  await expectAccessible(page)
})
