import { expect, type Page, test } from '@playwright/test'
import { writeWorkbook } from '#/server/platform/sheets/write-workbook.ts'
import { lose } from '../arrive.ts'
import { buyFlyer } from '../buy-flyer.ts'
import { BY_A_JOB, expectAccessible, logInAsMember, logInAsStaff, openOrder, proofIsOut, shot } from '../steps.ts'

const waybill = (): string => `6123${String(Date.now()).slice(-8)}`
const grouped = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1-')

async function approve(page: Page, orderNumber: string): Promise<void> {
  await page.goto('/mypage/order')
  const waiting = page.getByRole('listitem').filter({ hasText: orderNumber })
  await waiting.getByRole('link', { name: '시안 확인' }).click()
  await page.getByRole('button', { name: '인쇄 승인' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '인쇄 승인' }).click()
  await expect(page.getByRole('heading', { name: 'v1 인쇄를 승인했습니다' })).toBeVisible()
}

/** A flyer that lies packed at the shop; its number. */
async function packed(page: Page, staff: Page): Promise<string> {
  const orderNumber = await buyFlyer(page)
  await proofIsOut(staff, orderNumber)
  await approve(page, orderNumber)
  await openOrder(staff, orderNumber)
  for (const move of ['제작 걸기', '인쇄 시작', '검수·포장', '제작 완료'])
    await staff.getByRole('complementary').getByRole('button', { name: move }).click(BY_A_JOB)
  return orderNumber
}

/** As CJ's program writes it: a title, heads, columns nobody needs, a total. */
function courierList(orderNumber: string, name: string, phone: string, number: string): Promise<Uint8Array> {
  const rows = [
    ['운송장출력내역', null, null, null, null, null, null, null],
    ['예약일자', '고객주문번호', '받는분', '받는분전화번호', '받는분주소', '품목명', '운송장번호', '운임'],
    ['11-20', orderNumber, name, phone, '서울 중구 세종대로 110', '전단', Number(number), 3_100],
    ['11-20', '20261120-ZZ91KP', '서지호', '010-7220-1963', '서울 마포구', '책', 612_300_023_980, 3_100],
    ['11-20', orderNumber, name, phone, '서울 중구 세종대로 110', '전단', phone, 3_100],
    ['합계', null, null, null, null, null, 3, 9_300],
  ]
  return writeWorkbook('운송장', rows, [12, 18])
}

/** From the list of parcels in trouble to the order, which says it too; there it is written down what was done. */
async function loses(staff: Page, orderNumber: string): Promise<void> {
  await lose(orderNumber)
  await staff.goto('/admin/shipping')
  const troubles = staff.getByRole('region', { name: '배송 문제' })
  await troubles.getByRole('listitem').filter({ hasText: orderNumber }).getByRole('link', { name: '주문 열기' }).click()
  const next = staff.getByRole('region', { name: '다음 할 일' })
  await expect(next.getByText('분실·사고')).toBeVisible()
  await shot(staff, '4-lost')
  await next.getByRole('button', { name: '처리 적기' }).click()
  await next.getByLabel('어떻게 처리했나요').fill('택배사 보상을 받고 다시 만듭니다.')
  await next.getByRole('button', { name: '처리 끝' }).click()
  await expect(next.getByText('분실·사고')).toHaveCount(0)
}

test('a courier list goes out and comes back, labels are printed, and a wrong number is put right', async ({
  page,
  browser,
}) => {
  test.slow()
  await logInAsMember(page, '/mypage/order', 'hanul')
  const staff = await logInAsStaff(browser)
  const orderNumber = await packed(page, staff)
  const tail = orderNumber.slice(9)

  await staff.getByRole('link', { name: '오늘 나갈 것' }).click()
  const row = staff.getByRole('row').filter({ hasText: tail })
  await expect(row.getByText(/^01\d-\*{4}-/)).toBeVisible()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: '오늘 목록 열기' }).click()
  await expect(row.getByText(/^01\d-\*{4}-/)).toBeHidden()
  const [name = '', phone = ''] = await row.getByRole('cell').nth(1).locator('b, span').allTextContents()
  await expect(row).toContainText('서울 중구 세종대로 110')

  let clicks = 0
  await row.getByRole('checkbox').check()
  clicks += 1
  const [list] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('button', { name: /CJ대한통운 접수 엑셀/ }).click(),
  ])
  expect(list.suggestedFilename()).toBe('CJ대한통운 접수.xlsx')
  await expect(row.getByRole('checkbox'), 'the choice survives').toBeChecked()
  const [paper] = await Promise.all([
    staff.context().waitForEvent('page'),
    staff.getByRole('button', { name: /라벨 \d+장 인쇄/ }).click(),
  ])
  clicks += 2
  await paper.close()
  await expectAccessible(staff)
  await shot(staff, '1-desk')

  const number = waybill()
  await staff.getByRole('link', { name: '송장 파일 넣기' }).first().click()
  // It waits for the list of couriers.
  await expect(staff.locator('input[type=file]')).toBeEnabled()
  await staff.locator('input[type=file]').setInputFiles({
    name: '운송장출력내역.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await courierList(orderNumber, name, phone, number)),
  })
  await expect(staff.getByLabel('G열은')).toHaveValue('waybill')
  for (const word of ['맞음', '모르는 주문', '전화번호', '합계 줄'])
    await expect(staff.getByRole('row').filter({ hasText: word }).first()).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '2-import')
  await staff.getByRole('button', { name: '맞는 1줄 넣기' }).click()
  clicks += 3
  await expect(staff.getByText('1줄을 넣고 출고했습니다.')).toBeVisible()
  await expect(staff.getByRole('button', { name: '맞는 0줄 넣기' })).toBeDisabled()
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText(number).first()).toBeVisible()

  const right = `${number.slice(0, -2)}${number.slice(-2) === '11' ? '22' : '11'}`
  await staff.getByRole('link', { name: '오늘 나갈 것' }).first().click()
  const unfold = staff.getByRole('button', { name: /송장 넣은 \d+곳 더 보기/ })
  const panel = staff.getByRole('complementary', { name: '고른 상자' })
  // The rows of before the import stand until the new ones have come, with what is done folded away.
  await expect(async () => {
    if (await unfold.isVisible()) await unfold.click({ timeout: 10_000 })
    await staff.getByRole('button', { name: tail }).click({ timeout: 10_000 })
    await expect(panel.getByLabel('바른 번호')).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 600_000 })
  await panel.getByLabel('바른 번호').fill(right)
  await expect(panel.getByText('먼저 보내 드린 번호는 쓰지 않습니다.')).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '3-correction')
  await panel.getByRole('button', { name: '번호 고치고 알리기' }).click()
  await expect(staff.getByRole('row').filter({ hasText: tail }).getByText(grouped(right))).toBeVisible()
  await page.reload()
  await expect(page.getByText(right).first()).toBeVisible()
  await expect(page.getByText(number)).toBeHidden()
  console.info(
    `from packed to sent with list, label and waybill: ${clicks} clicks, the same for one parcel or all of them`,
  )

  await loses(staff, orderNumber)
  await staff.goto('/admin/shipping/couriers')
  await staff.getByText('롯데택배', { exact: false }).first().click()
  await expect(staff.getByLabel('집하 시각').filter({ visible: true })).toHaveValue('17:00')
  await expectAccessible(staff)
  await shot(staff, '4-couriers')
})

test('two people scan one parcel: one number goes out, and the other person is told so', async ({ page, browser }) => {
  test.slow()
  await logInAsMember(page, '/mypage/order', 'hanul')
  const [first, second] = [await logInAsStaff(browser), await logInAsStaff(browser, 'service')]
  const tail = (await packed(page, first)).slice(9)
  const number = waybill()
  const scan = async (staff: Page, digits: string) => {
    await staff.goto('/admin/shipping')
    const field = staff.getByRole('textbox', { name: new RegExp(`^${tail} .* 송장번호$`) })
    await field.fill(digits)
    return field
  }
  const other = number.endsWith('1') ? `${number.slice(0, -1)}2` : `${number.slice(0, -1)}1`
  const fields = [await scan(first, number), await scan(second, other)]
  await Promise.all(fields.map((field) => field.press('Enter')))
  // It stands until somebody has read it: by then the row is folded away with what has left.
  const told = (staff: Page) =>
    staff
      .getByRole('region', { name: '내보내지 못한 것' })
      .getByText(`${tail} 다른 직원이 먼저 출고했습니다. 이 번호는 나가지 않았습니다.`)
      .count()
  await expect.poll(async () => (await told(first)) + (await told(second))).toBe(1)
  await second.context().close()
})
