import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { mailboxOf } from '../sandbox-mailbox.ts'
import { expectAccessible, formIsLive, logInToAdmin, newPhone, openLive, provePhone, shot } from '../steps.ts'

test('a visitor books a visit, keeps it in the calendar, moves it by the link and gives it up; the desk sees the day', async ({
  page,
  browser,
  request,
}) => {
  const phone = newPhone()
  await openLive(page, '/cust/reservation')
  await expectAccessible(page)
  await shot(page, '1-empty')
  await page.getByRole('radio', { name: /견본 보기/ }).check({ force: true })
  await page
    .getByRole('button', { name: /자리 남음/ })
    .nth(4)
    .click()
  await page.getByRole('radio', { name: /^14:00/ }).check({ force: true })
  await page.getByLabel('이름').fill('윤서영')
  await page.getByLabel('인원').selectOption('2')
  await page.getByRole('button', { name: '예약하기' }).click()
  await expect(page.getByText('휴대전화 번호를 인증해 주세요.')).toBeVisible()
  await provePhone(page, request, phone)
  await shot(page, '2-chosen')
  await page.getByRole('button', { name: '예약하기' }).click()
  await expect(page.getByText('예약이 확정되었습니다.')).toBeVisible()
  await expect(page.getByRole('complementary').getByRole('link', { name: '1:1 문의' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-booked')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '달력에 넣기' }).click()
  const ics = await readFile(await (await coming).path(), 'utf8')
  expect(ics).toMatch(/BEGIN:VEVENT[\s\S]+DTSTART:\d{8}T050000Z/)
  const day = /DTSTART:(\d{4})(\d{2})(\d{2})/.exec(ics)?.slice(1).join('-') ?? ''

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await logInToAdmin(desk, '/admin/visits', 'admin')
  await desk.goto(`/admin/visits?day=${day}`)
  await expect(desk.getByRole('cell', { name: /윤서영 외 1명/ })).toBeVisible()
  await expectAccessible(desk)
  await shot(desk, '4-desk')
  await desk.context().close()

  await expect.poll(async () => (await mailboxOf(request, phone))[0]).toContain('방문 예약이 확정되었습니다')
  const link = /\/cust\/reservation#\S+/.exec((await mailboxOf(request, phone))[0] ?? '')?.[0] ?? ''
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await stranger.getByRole('button', { name: '시간 바꾸기' }).click()
  await stranger
    .getByRole('button', { name: /자리 남음/ })
    .nth(5)
    .click()
  await stranger.getByRole('radio', { name: /^11:00/ }).check({ force: true })
  await stranger.getByRole('button', { name: '이 시간으로 바꾸기' }).click()
  await expect(stranger.getByRole('complementary').getByText('11:00', { exact: false }).first()).toBeVisible()
  await stranger.getByRole('button', { name: '예약 취소' }).click()
  await stranger
    .getByRole('alertdialog')
    .or(stranger.getByRole('dialog'))
    .getByRole('button', { name: '예약 취소' })
    .click()
  await expect(stranger.getByText('취소된 예약입니다.')).toBeVisible()
  await stranger.goto(`${link.slice(0, -6)}AAAAAA`)
  await stranger.reload()
  await expect(stranger.getByText('예약을 찾을 수 없습니다')).toBeVisible()
  await stranger.context().close()
})

test('a slot that filled meanwhile is shown as full, with the next free ones, and nothing typed is lost', async ({
  page,
  browser,
  request,
}) => {
  await openLive(page, '/cust/reservation')
  await page.getByRole('radio', { name: /상담/ }).check({ force: true })
  await page
    .getByRole('button', { name: /자리 남음/ })
    .nth(9)
    .click()
  await page.getByRole('radio', { name: /^10:00/ }).check({ force: true })
  await page.getByLabel('이름').fill('홍길동')
  await provePhone(page, request, newPhone())
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await logInToAdmin(desk, '/admin/visits', 'admin')
  const heading = await page
    .getByRole('group', { name: /몇 시에 오시나요/ })
    .locator('legend')
    .textContent()
  const [, month = '', date = ''] = /(\d+)월 (\d+)일/.exec(heading ?? '') ?? []
  const year = new Date().getFullYear() + (Number(month) < new Date().getMonth() + 1 ? 1 : 0)
  await desk.goto(`/admin/visits?day=${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  const blocks = desk.getByRole('region', { name: '막아 둔 시간' })
  await blocks.getByLabel(/막을 시각/).selectOption('10')
  await blocks.getByLabel('사유').fill('기계 정비')
  await blocks.getByRole('button', { name: '막기' }).click()
  await expect(blocks.getByText('기계 정비')).toBeVisible()
  await page.getByRole('button', { name: '예약하기' }).click()
  await expect(page.getByText(/예약받지 않는 시간입니다\. .+은 비어 있습니다\./)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^10:00/ })).toBeDisabled()
  await expect(page.getByLabel('이름')).toHaveValue('홍길동')
  await formIsLive(page)
  await blocks.getByRole('button', { name: '다시 열기' }).click()
  await desk.context().close()
})
