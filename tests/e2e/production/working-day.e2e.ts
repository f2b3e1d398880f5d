import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { writeWorkbook } from '#/server/platform/sheets/write-workbook.ts'
import { arrive } from '../arrive.ts'
import { nameAccount } from '../money/own-account.ts'
import { BY_A_JOB, logInAsMember, logInAsStaff, openOrder } from '../steps.ts'
import { dayCustomer, type DayCustomer, type DayOrder, payTogether } from './day-customer.ts'
import { bookDeposit, convert, defer, showProof, takeByPhone } from './day-others.ts'

const CLEAN = 13

/** Somebody of the desk whose presses are counted: each time a finger goes down on the page. */
async function counted(browser: Browser, loginId: string) {
  const staff = await logInAsStaff(browser, loginId)
  let clicks = 0
  await staff.exposeFunction('countPress', () => {
    clicks += 1
  })
  const listen = () => {
    document.addEventListener('pointerdown', () => (globalThis as unknown as { countPress(): void }).countPress(), true)
  }
  await staff.addInitScript(listen)
  await staff.goto('/admin')
  await expect(staff.getByRole('button', { name: '로그아웃' })).toBeVisible()
  return {
    staff,
    take: () => {
      const taken = clicks
      clicks = 0
      return taken
    },
  }
}

const tailOf = ({ orderNumber }: DayOrder): string => orderNumber.split('-')[1] ?? ''

/** Searching is typing, as the desk does it from any page. */
async function find(staff: Page, words: string, rows: number): Promise<void> {
  await staff.goto(`/admin/orders?q=${encodeURIComponent(words)}`)
  await expect(staff.getByRole('row').filter({ hasText: words })).toHaveCount(rows, BY_A_JOB)
}

/** All that the table shows is moved on, one step after the other, to the last box. */
async function produceAll(staff: Page, count: number): Promise<void> {
  await staff.getByRole('checkbox', { name: '보이는 주문 모두 고르기' }).click()
  const bar = staff.getByRole('toolbar', { name: '고른 주문 처리' })
  const question = staff.getByRole('region', { name: '다음 공정으로 확인' })
  const whole = question.getByRole('button', { name: `${count}건 처리하기` })
  for (let step = 0; step < 4; step += 1) {
    // Packages that are not laid out yet are said before the act; looking again is waiting, not work.
    await expect(async () => {
      await bar.getByRole('button', { name: /^다음 공정으로/ }).click()
      await expect(question).toBeVisible()
      if (!(await whole.isVisible())) await staff.keyboard.press('Escape')
      await expect(whole).toBeEnabled({ timeout: 15_000 })
    }).toPass(BY_A_JOB)
    await whole.click()
    const result = staff.getByRole('region', { name: '다음 공정으로 결과' })
    await expect(result).toContainText(`${count}건을 마쳤습니다`, BY_A_JOB)
  }
}

/** As a courier's program answers the list that it was given: a row a parcel. */
function courierList(orders: readonly DayOrder[], first: number): Promise<Uint8Array> {
  const parcels = orders.flatMap((order) => order.places.map((place) => ({ ...order, place })))
  return writeWorkbook(
    '운송장',
    [
      ['고객주문번호', '받는분', '받는분전화번호', '품목명', '운송장번호'],
      ...parcels.map(({ orderNumber, place }, at) => [orderNumber, place.name, place.phone, '전단', first + at]),
    ],
    [12, 18],
  )
}

const rowsOf = (staff: Page, orders: readonly DayOrder[]): Locator =>
  staff.getByRole('row').filter({ hasText: new RegExp(orders.map(tailOf).join('|')) })

/** One audited opening of the day's list, papers, and the courier's numbers back. */
async function sendAll(staff: Page, orders: readonly DayOrder[], first: number, unread = 0): Promise<void> {
  const parcels = orders.reduce((sum, { places }) => sum + places.length, 0)
  await staff.getByRole('link', { name: '오늘 나갈 것' }).first().click()
  await expect(rowsOf(staff, orders)).toHaveCount(parcels)
  // It may stand open from earlier in the day.
  const open = staff.getByRole('button', { name: '오늘 목록 열기' })
  await expect(open.or(staff.getByRole('button', { name: '다시 가리기' }))).toBeVisible()
  if (await open.isVisible()) await open.click()
  await staff.getByRole('checkbox', { name: '이 화면에 보이는 것 모두 고르기' }).click()
  // What a customer asked of the delivery is read once, here, and all parcels of that order may go.
  if (unread > 0) await staff.getByRole('button', { name: `남긴 말 ${unread}건 읽었습니다` }).click()
  await expect(staff.getByRole('button', { name: /^남긴 말/ })).toHaveCount(0)
  const [list] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('button', { name: /CJ대한통운 접수 엑셀/ }).click(),
  ])
  expect(list.suggestedFilename()).toBe('CJ대한통운 접수.xlsx')
  const [paper] = await Promise.all([
    staff.context().waitForEvent('page'),
    staff.getByRole('button', { name: /라벨 \d+장 인쇄/ }).click(),
  ])
  await paper.close()
  await staff.getByRole('link', { name: '송장 파일 넣기' }).first().click()
  await expect(staff.locator('input[type=file]')).toBeEnabled()
  await staff.locator('input[type=file]').setInputFiles({
    name: '운송장.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await courierList(orders, first)),
  })
  await staff.getByRole('button', { name: `맞는 ${parcels}줄 넣기` }).click()
  await expect(staff.getByText(`${parcels}줄을 넣고 출고했습니다.`)).toBeVisible()
}

/** A customer rings up: what is wrong, what is offered and the yes to it are written down while they talk. */
async function claim(staff: Page, order: DayOrder): Promise<void> {
  await staff.goto(`/admin/orders/${order.orderNumber}`)
  await staff.getByRole('button', { name: '전화로 받은 문제 적기' }).click()
  const report = staff.getByRole('form', { name: '전화로 받은 문제' })
  await report.getByLabel('문제', { exact: true }).selectOption('인쇄 불량')
  await report.getByLabel('문제가 있는 수량').fill('200')
  await report.getByLabel('고객이 바라는 것').selectOption('재제작')
  await report.getByLabel('들은 내용').fill('뒷면 글자가 번졌습니다.')
  await report.getByRole('button', { name: '신고로 적기' }).click()
  const offer = staff.getByRole('form', { name: '제안' })
  await offer.getByRole('button', { name: '제안하기' }).click()
  const agreed = staff.getByRole('form', { name: '전화로 받은 동의' })
  await agreed.getByLabel('전화로 동의를 받았나요').fill('네, 다시 보내 주세요.')
  await agreed.getByRole('button', { name: '동의 적기' }).click()
  await expect(staff.getByText(/고객이 전화로 200장 재제작 제안을 받아들였습니다/)).toBeVisible()
}

/** What was agreed to is made again and leaves, all from the case. */
async function remake(staff: Page, order: DayOrder, waybill: number): Promise<void> {
  await staff.goto('/admin/cases')
  const row = staff.getByRole('listitem').filter({ hasText: order.orderNumber })
  await row.getByRole('button', { name: '200장 재제작 시작' }).click()
  await expect(row).toContainText('제작을 기다립니다')
  await row.getByRole('link', { name: '이어서 만들고 보내기' }).click()
  const next = staff.getByRole('region', { name: '다음 할 일' })
  for (const step of ['제작 걸기', '인쇄 시작', '검수·포장', '제작 완료'])
    await next.getByRole('button', { name: step }).click()
  await next.getByLabel('송장 번호').fill(String(waybill))
  await next.getByRole('button', { name: '출고하기' }).click()
  await expect(staff.getByRole('table', { name: '배송지' })).toContainText(String(waybill))
}

/** The shop cancels nothing by itself: the customer asks, the desk agrees and the money goes back. */
async function refund(customer: DayCustomer, staff: Page, order: DayOrder): Promise<void> {
  await customer.post(`/api/orders/${order.orderNumber}/cancel`, { reason: '행사가 미뤄졌습니다.' })
  await openOrder(staff, order.orderNumber)
  const wish = staff.getByRole('region', { name: '취소 요청' })
  await wish.getByRole('button', { name: '동의하고 취소' }).click()
  await wish.getByLabel('고객에게 보낼 말').fill('모두 돌려드립니다.')
  await wish.getByRole('button', { name: '동의하고 취소' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '동의하고 취소' }).click()
  await expect(wish).toHaveCount(0)
}

/** The words of the customer are read, and the proof that waited for a person is looked at and shown. */
async function answerWish(staff: Page, order: DayOrder): Promise<void> {
  await staff.goto(`/admin/orders/${order.orderNumber}`)
  await expect(staff.getByText('고객이 남긴 주문 메모가 있습니다.')).toBeVisible(BY_A_JOB)
  await staff.getByRole('button', { name: '읽었습니다' }).click()
  await showProof(staff)
}

/** A number that was typed wrongly at the courier's is put right; its customer hears of the right one. */
async function correct(staff: Page, order: DayOrder, number: number): Promise<void> {
  await staff.goto('/admin/shipping')
  const panel = staff.getByRole('complementary', { name: '고른 상자' })
  const unfold = staff.getByRole('button', { name: /송장 넣은 \d+곳 더 보기/ })
  await expect(unfold.or(staff.getByRole('button', { name: tailOf(order) })).first()).toBeVisible()
  if (await unfold.isVisible()) await unfold.click()
  await staff.getByRole('button', { name: tailOf(order) }).click()
  await panel.getByLabel('바른 번호').fill(String(number))
  await panel.getByRole('button', { name: '번호 고치고 알리기' }).click()
  await expect(staff.getByText('번호를 고쳤습니다.', { exact: false })).toBeVisible()
}

test('a day of the desk: clean orders by the dozen, and each of the others without another program', async ({
  page,
  browser,
}) => {
  test.setTimeout(1_800_000)
  const began = Date.now()
  const stamp = String(began).slice(-5)
  const owner = await counted(browser, 'admin')
  await nameAccount(owner.staff)
  owner.take()
  await logInAsMember(page, '/mypage/order', 'hanul')
  const customer = await dayCustomer(page)
  const titled = (words: string) => `하루${stamp} ${words}`
  const clean: DayOrder[] = []
  for (let at = 0; at < CLEAN; at += 1) clean.push(await customer.order({ title: titled(`전단 ${at + 10}`) }))
  const split = [
    await customer.order({ title: titled('나눔 30'), places: 2, request: '뒷문 경비실 옆 창고로 넣어 주세요.' }),
    await customer.order({ title: titled('나눔 31'), places: 2 }),
  ]
  const wish = await customer.order({ title: titled('부탁 40'), memo: '접지 말고 평평하게 포장해 주세요.' })
  const cancelled = await customer.order({ title: titled('취소 50') })
  const material = await customer.order({ title: titled('원고 60'), material: true })
  const owed = await customer.order({ title: titled('후불 70') })
  const paid = [...clean, ...split, wish, cancelled, material]
  for (let from = 0; from < paid.length; from += 9) await payTogether(page, paid.slice(from, from + 9))

  const finance = await counted(browser, 'finance')
  await defer(customer, owner.staff, owed)
  const service = await counted(browser, 'service')
  const { order: phoned, picked } = await takeByPhone(service.staff, titled('전화 80'))
  finance.take()
  const depositClicks = (await bookDeposit(finance.staff, phoned)) + finance.take()
  const phoneClicks = picked + service.take()

  const proof = await counted(browser, 'proof')
  await answerWish(proof.staff, wish)
  const wishClicks = proof.take()
  const materialClicks = (await convert(proof.staff, material)) + proof.take()
  const all = [...paid, owed, phoned]
  for (const { orderNumber } of all) await customer.approve(orderNumber)
  finance.take()
  await refund(customer, finance.staff, cancelled)
  const refundClicks = finance.take()

  const { staff, take } = await counted(browser, 'production')
  const going = all.filter((order) => order !== cancelled)
  await find(staff, `하루${stamp}`, all.length)
  take()
  await staff.goto(`/admin/orders?q=${encodeURIComponent(`하루${stamp}`)}`)
  await produceAll(staff, going.length)
  const first = 612_300_000_000 + Number(stamp) * 1000
  await sendAll(staff, going, first, 1)
  const dayClicks = take()

  const [sent] = clean
  if (!sent) throw new Error('nothing was sent')
  await correct(staff, sent, first + 500)
  const correctClicks = take()
  for (const { orderNumber } of going) await arrive(orderNumber)
  service.take()
  await claim(service.staff, sent)
  const claimClicks = service.take()
  await remake(staff, sent, first + 600)
  const remakeClicks = take()
  await arrive(sent.orderNumber)

  const perOrder = dayClicks / going.length
  const seconds = (Date.now() - began) / 1000
  console.info(
    `a day of ${all.length} orders: ${dayClicks} clicks for ${going.length} from paid to parcel (${perOrder.toFixed(1)} each); ` +
      `a wish ${wishClicks}, material ${materialClicks}, an order by phone ${phoneClicks} and its deposit ${depositClicks}, ` +
      `a refund ${refundClicks}, a wrong number ${correctClicks}, a claim by phone ${claimClicks}, its remake sent ${remakeClicks}; ` +
      `${seconds.toFixed(0)} s (${(seconds / all.length).toFixed(1)} each)`,
  )
  expect(all).toHaveLength(20)
  expect(perOrder).toBeLessThanOrEqual(3)
  expect(claimClicks + remakeClicks).toBeLessThanOrEqual(11)
  for (const { staff: each } of [owner, finance, service, proof]) await each.context().close()
})
