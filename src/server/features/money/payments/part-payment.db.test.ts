import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { answerCancel } from '#/contract/ordering/answer-cancel.contract.ts'
import { answerReversal } from '#/contract/ordering/answer-reversal.contract.ts'
import { agreeAdvance } from '#/contract/money/part-payment.contract.ts'
import { confirmPayment, readPayable, startPayment } from '#/contract/money/payments.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import { listDeals } from '#/contract/ordering/deals.contract.ts'
import { readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { changeGiveBackSettings, readGiveBack } from '#/contract/money/give-backs.contract.ts'
import { choose, give } from '#tests/support/orders/give-back.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { seenCancel, seenMissing } from '#tests/support/looked-at.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { openWindow, placeFlyer } from '#tests/support/orders/checkout.ts'
import { agree, drop, largeOrder, payPart, prepaidLargeOrder, shipFirst } from '#tests/support/orders/part-payment.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { balancesOf, bank, moneyOf, notify, putDeliveries, putLines } from '#tests/support/orders/taken-back.ts'
import { templatesOf } from '#tests/support/told.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let desk: StaffCaller
let finance: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member({ phoneProven: true })
  desk = await shop.staff('service')
  finance = await shop.staff('finance')
  const owner = await shop.staff('administrator')
  await shop.call(changeGiveBackSettings, { as: owner, body: { secondAbove: 100_000_000, shown: 500_000 } })
})
afterEach(() => expectSound(shop))

const ACCOUNT = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }

const today = () => seoulDay(shop.clock.now())

async function agreed() {
  const { orderNumber, total } = await largeOrder(shop, member)
  const advance = Math.round(total / 2)
  const { status } = await agree(shop, desk, orderNumber, advance, total)
  expect(status).toBe(200)
  return { number: orderNumber, total, advance, rest: total - advance }
}
const orderOf = async (orderNumber: string) =>
  (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
const cancel = (orderNumber: string, by: MemberCaller = member) =>
  shop.call(cancelOrder, {
    as: by,
    params: { orderNumber },
    body: { reason: '필요 없음', refundAccount: ACCOUNT },
    key: randomUUID(),
  })

describe('an order that is paid in two parts', () => {
  test('asks for the advance, is made with it, waits with its parcel, and is sold with the rest', async () => {
    const { number, total, advance, rest } = await agreed()
    await shop.runJobs()
    const ask = async () => (await shop.call(readPayable, { as: member, query: { orderNumbers: number } })).data
    expect((await ask()).orders).toMatchObject([{ total: advance, part: 'advance', later: rest, payable: true }])
    const first = await payPart(shop, gateway, member, number)
    expect(first).toMatchObject({ amount: advance })
    expect(first.orderName).toContain('선금')
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'part-paid', captured: advance, held: false })
    // Owed as work, and no sale.
    expect(await balancesOf(shop, number)).toEqual({ 'gateway-receivable': advance, 'advances-received': -advance })
    expect(await orderOf(number)).toMatchObject({
      payable: true,
      paidAt: null,
      partPayment: { advance, rest, whole: false },
    })
    await putLines(shop, number, "file_state = 'approved', production_state = 'done'")
    expect((await orderOf(number)).label).toMatchObject({ text: '잔금 결제 대기', yourTurn: true })
    expect(await shipFirst(shop, number)).toContain('잔금을 아직 받지 못한')
    const waiting = await shop.container.database.pool.query(
      'select l.queue_kind from order_lines l join orders o on o.id = l.order_id where o.number = $1',
      [number],
    )
    expect(waiting.rows).toEqual([{ queue_kind: 'watch-deposit' }])
    expect((await ask()).orders).toMatchObject([{ total: rest, part: 'rest', later: 0, payable: true }])
    expect(await payPart(shop, gateway, member, number)).toMatchObject({ amount: rest })
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', captured: total })
    expect(await balancesOf(shop, number)).toMatchObject({ 'gateway-receivable': total })
    expect(await balancesOf(shop, number)).not.toHaveProperty('advances-received')
    expect((await orderOf(number)).partPayment).toMatchObject({ whole: true })
    expect(await shipFirst(shop, number)).toBeNull()
    await shop.runJobs()
    const told = await templatesOf(shop, number)
    for (const template of ['advance-agreed', 'advance-paid', 'paid-now']) expect(told).toContain(template)
  })

  test('tells papers of the advance as money received, and of the sale when it is one', async () => {
    const { number, total, advance, rest } = await agreed()
    await payPart(shop, gateway, member, number)
    const list = async () => (await shop.call(listDeals, { as: member, query: { from: today(), to: today() } })).data
    const deals = async () => (await list()).rows.filter((row) => row.orderNumber === number)
    expect(await deals()).toMatchObject([{ kind: 'received', paid: advance, supply: 0, owed: -advance }])
    const { forward, advances } = (await list()).totals
    expect(advances).toBeGreaterThanOrEqual(advance)
    const params = { orderNumber: number, document: 'statement' as const }
    const paper = (await shop.call(readOrderDocument, { as: member, params })).data
    expect(paper.total).toBe(total)
    expect(paper.facts).toContainEqual({ label: '잔금', value: expect.stringContaining('까지') })
    await payPart(shop, gateway, member, number)
    expect((await list()).totals).toMatchObject({ forward: forward + advance, advances: advances - advance })
    const told = await deals()
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['received', 'sale'])
    expect(told.find(({ kind }) => kind === 'sale')).toMatchObject({ paid: rest, owed: advance })
    expect(told.reduce((sum, { supply, vat }) => sum + supply + vat, 0)).toBe(total)
  })

  test('may be paid by an account, whose bank takes either part back and gives it again', async () => {
    const { number, advance, rest, total } = await agreed()
    const first = await payPart(shop, gateway, member, number, 'virtual-account')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'part-paid', captured: advance })
    await bank(shop, gateway, first, 'back')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'waiting-deposit', captured: 0, held: true })
    expect(await balancesOf(shop, number)).toEqual({})
    await bank(shop, gateway, first, 'in')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'part-paid', captured: advance, held: false })
    const second = await payPart(shop, gateway, member, number, 'virtual-account')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', captured: total })
    await bank(shop, gateway, second, 'back')
    // It stands where it stood before: nobody has to decide anything, and nothing leaves.
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'part-paid', captured: advance, held: false })
    expect(await balancesOf(shop, number)).toEqual({ 'gateway-receivable': advance, 'advances-received': -advance })
    await bank(shop, gateway, second, 'in')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', captured: total, reversed: 0 })
    expect(rest).toBeGreaterThan(0)
  })

  test('is cancelled with its advance, and each part goes back the way it came', async () => {
    const early = await agreed()
    await payPart(shop, gateway, member, early.number)
    expect((await cancel(early.number)).data).toEqual({ outcome: 'refunding' })
    await shop.runJobs()
    expect(await moneyOf(shop, early.number)).toMatchObject({ payment: 'refunded', refunded: early.advance })
    expect(await balancesOf(shop, early.number)).toEqual({})
    const late = await agreed()
    await payPart(shop, gateway, member, late.number)
    await payPart(shop, gateway, member, late.number)
    expect((await cancel(late.number)).data).toEqual({ outcome: 'refunding' })
    await shop.runJobs()
    expect(await moneyOf(shop, late.number)).toMatchObject({ payment: 'refunded', refunded: late.total })
    expect(await balancesOf(shop, late.number)).toEqual({})
  })

  test('may cost something when it is cancelled by agreement; what is kept is sold', async () => {
    const { number, advance } = await agreed()
    await payPart(shop, gateway, member, number)
    await putLines(shop, number, "file_state = 'approved', approved_at = now()")
    expect((await cancel(number)).data).toEqual({ outcome: 'requested' })
    const body = {
      agreed: true as const,
      kept: 100_000,
      text: '판을 만들었습니다.',
      seen: await seenCancel(shop, number),
    }
    const answered = await shop.call(answerCancel, {
      as: desk,
      params: { orderNumber: number },
      body,
      key: randomUUID(),
    })
    expect(answered.status).toBe(200)
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'partly-refunded', refunded: advance - 100_000 })
    const balances = await balancesOf(shop, number)
    expect(balances).toMatchObject({ 'gateway-receivable': 100_000 })
    expect(balances).not.toHaveProperty('advances-received')
  })

  test('goes back as a whole by the desk, less costs, or not at all; points and e-money go back with it', async () => {
    const { orderNumber, total } = await prepaidLargeOrder(shop, member)
    const advance = Math.round(total / 2)
    expect((await agree(shop, desk, orderNumber, advance, total)).status).toBe(200)
    await payPart(shop, gateway, member, orderNumber)
    const params = { orderNumber }
    const looked = (await shop.call(readGiveBack, { as: finance, params })).data
    const part = await give(shop, finance, orderNumber, choose(looked, { extra: 10_000 }))
    expect(part.failure?.message).toContain('전체를 취소할 수만')
    const whole = await give(shop, finance, orderNumber, choose(looked, { lines: [0], fees: true, kept: 50_000 }))
    expect(whole.status).toBe(200)
    await shop.runJobs()
    expect(await moneyOf(shop, orderNumber)).toMatchObject({ payment: 'partly-refunded', refunded: advance })
    const { rows } = await shop.container.database.pool.query(
      'select kept_total::int as kept, (points_total + emoney_total - prepaid_returned)::int as stays from orders where number = $1',
      [orderNumber],
    )
    expect(rows).toEqual([{ kept: 50_000, stays: 50_000 }])
  })

  test('loses its advance to the card company: it is cancelled, or paid again; nobody owes half of it', async () => {
    const { number, advance } = await agreed()
    const first = await payPart(shop, gateway, member, number)
    await gateway.chargeBack(first.gatewayOrderId)
    await notify(shop, first, 'CANCELED')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'unpaid', captured: 0, held: true })
    const params = { orderNumber: number }
    const seen = await shop.call(readStaffOrder, { as: finance, params })
    expect(seen.data.missingMoney?.answers).toEqual(['cancel'])
    const owe = async () => {
      const body = { how: 'receivable' as const, reason: '외상으로', seen: await seenMissing(shop, number) }
      return (await shop.call(answerReversal, { as: finance, params, body, key: randomUUID() })).status
    }
    expect(await owe()).toBe(409)
    await payPart(shop, gateway, member, number)
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'part-paid', captured: advance, held: false })
    // Some of it, after that: the desk decides as with any order.
    const again = await shop.container.database.pool.query<{ id: string }>(
      "select gateway_order_id as id from payment_attempts where state = 'captured' order by settled_at desc limit 1",
    )
    const attempt = again.rows[0]?.id ?? ''
    const { paymentKey } = (await gateway.payment(attempt)) as { paymentKey: string }
    await gateway.chargeBack(attempt, 30_000)
    await notify(shop, { gatewayOrderId: attempt, paymentKey }, 'PARTIAL_CANCELED')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'part-paid', reversed: 30_000, held: true })
    expect(await owe()).toBe(200)
    await payPart(shop, gateway, member, number)
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', receivable: 30_000, held: false })
  })

  test('whose rest is taken back after it was sent is missing money as with any order', async () => {
    const { number, rest } = await agreed()
    await payPart(shop, gateway, member, number, 'virtual-account')
    const second = await payPart(shop, gateway, member, number, 'virtual-account')
    await putDeliveries(shop, number, 'shipped')
    await bank(shop, gateway, second, 'back')
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', reversed: rest, receivable: rest, held: true })
  })
})

describe('both parts', () => {
  test('are paid once, whoever opened how many windows', async () => {
    const { number, advance, total } = await agreed()
    const [a, b] = [
      await openWindow(shop, gateway, member, [number]),
      await openWindow(shop, gateway, member, [number]),
    ]
    const both = await Promise.all([a, b].map((body) => shop.call(confirmPayment, { as: member, body })))
    expect(both.map(({ data }) => data.state).toSorted()).toEqual(['paid', 'refused'])
    expect(await moneyOf(shop, number)).toMatchObject({ captured: advance })
    const [c, d] = [
      await openWindow(shop, gateway, member, [number]),
      await openWindow(shop, gateway, member, [number]),
    ]
    const rests = await Promise.all([c, d].map((body) => shop.call(confirmPayment, { as: member, body })))
    expect(rests.map(({ data }) => data.state).toSorted()).toEqual(['paid', 'refused'])
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'paid', captured: total })
  })

  test('are of one proof, of one order, and not what a window asked for before they were agreed on', async () => {
    const { orderNumber, total } = await largeOrder(shop, member)
    const before = await openWindow(shop, gateway, member, [orderNumber])
    expect((await agree(shop, desk, orderNumber, Math.round(total / 2), total)).status).toBe(200)
    expect((await shop.call(confirmPayment, { as: member, body: before })).data.state).toBe('refused')
    const small = await placeFlyer(shop, member)
    const together = { orderNumbers: [orderNumber, small.orderNumber], method: 'card' as const }
    const refused = await shop.call(startPayment, { as: member, body: together, key: randomUUID() })
    expect(refused.failure?.message).toContain('따로')
    await payPart(shop, gateway, member, orderNumber)
    const other = { orderNumbers: [orderNumber], method: 'transfer' as const }
    const mixed = await shop.call(startPayment, { as: member, body: other, key: randomUUID() })
    expect(mixed).toMatchObject({ status: 409 })
    expect(mixed.failure?.message).toContain('잔금도 카드로')
  })

  test('cross a cancellation: a rest that comes too late goes back', async () => {
    const { number, advance } = await agreed()
    await payPart(shop, gateway, member, number, 'virtual-account')
    const body = { orderNumbers: [number], method: 'virtual-account' as const }
    const { gatewayOrderId, orderName, amount } = (
      await shop.call(startPayment, { as: member, body, key: randomUUID() })
    ).data
    const paymentKey = await gateway.authenticate({ orderId: gatewayOrderId, orderName, amount, method: '가상계좌' })
    await shop.call(confirmPayment, { as: member, body: { gatewayOrderId, paymentKey, amount } })
    await gateway.deposit(gatewayOrderId)
    expect((await cancel(number)).status).toBe(200)
    await notify(shop, { gatewayOrderId, paymentKey }, 'DONE')
    await shop.runJobs()
    expect(await moneyOf(shop, number)).toMatchObject({ payment: 'refunded', refunded: advance })
    const { rows } = await shop.container.database.pool.query(
      'select cause, r.amount::int from repayments r join payment_attempts a on a.id = r.attempt_id where a.gateway_order_id = $1',
      [gatewayOrderId],
    )
    expect(rows).toEqual([{ cause: 'order-cancelled', amount }])
  })
})

describe('the agreement', () => {
  test('is the desk’s: no customer, no press room, no stranger’s number, no small order, no odd amount', async () => {
    const { orderNumber, total } = await largeOrder(shop, member)
    const half = Math.round(total / 2)
    expect((await agree(shop, member, orderNumber, half, total)).status).toBe(403)
    expect((await agree(shop, await shop.staff('production'), orderNumber, half, total)).status).toBe(403)
    expect((await agree(shop, desk, '20260101-ZZZZZZ', half, total)).status).toBe(404)
    expect((await agree(shop, desk, orderNumber, half, total + 1)).status).toBe(409)
    for (const advance of [1, total, total - 1, -5, 0.5])
      expect((await agree(shop, desk, orderNumber, advance, total)).status).toBe(400)
    const small = await placeFlyer(shop, member)
    const refused = await agree(shop, desk, small.orderNumber, Math.round(small.total / 2), small.total)
    expect(refused.failure?.message).toContain('1,000,000원 이상')
    expect(await moneyOf(shop, orderNumber)).toMatchObject({ payment: 'unpaid' })
  })

  test('pressed twice is one, by two people the last one counts, and once paid it stands', async () => {
    const { orderNumber, total } = await largeOrder(shop, member)
    const params = { orderNumber }
    const body = { advance: 400_000, shownTotal: total, reason: '나누어 받음' }
    const key = randomUUID()
    const press = () => shop.call(agreeAdvance, { as: desk, params, body, key })
    expect((await press()).data).toEqual((await press()).data)
    await Promise.all([500_000, 600_000].map((advance) => agree(shop, desk, orderNumber, advance, total)))
    expect([500_000, 600_000]).toContain((await orderOf(orderNumber)).partPayment?.advance)
    expect((await drop(shop, desk, orderNumber)).status).toBe(200)
    expect((await orderOf(orderNumber)).partPayment).toBeNull()
    expect((await drop(shop, desk, orderNumber)).status).toBe(409)
    await agree(shop, desk, orderNumber, 500_000, total)
    await payPart(shop, gateway, member, orderNumber)
    expect((await drop(shop, desk, orderNumber)).status).toBe(409)
    expect((await agree(shop, desk, orderNumber, 600_000, total)).status).toBe(409)
  })
})
