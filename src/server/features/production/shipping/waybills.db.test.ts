import { zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { markWordsRead } from '#/contract/production/order-desk.contract.ts'
import { dispatchOrder } from '#/contract/production/shipping.contract.ts'
import { readShippingDesk } from '#/contract/production/shipping-desk.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import { readShipments } from '#/contract/production/tracking.contract.ts'
import { correctWaybill, previewCorrection } from '#/contract/production/waybill-correction.contract.ts'
import { checkWaybills, importWaybills, type WaybillRow } from '#/contract/production/waybill-import.contract.ts'
import { writeWorkbook } from '#/server/platform/sheets/write-workbook.ts'
import { packedOrder } from '#tests/support/orders/packed-order.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { toldOf } from '#tests/support/told.ts'

let shop: TestShop
let member: MemberCaller
let press: StaffCaller

const waybillOf = async (shipmentId: string) =>
  (
    await shop.container.database.pool.query<{ waybill: string }>(
      'select tracking_number as waybill from shipments where id = $1',
      [shipmentId],
    )
  ).rows[0]?.waybill ?? ''

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  press = await shop.staff('production')
})

let serial = 0
const waybill = () => `6123${String((serial += 1)).padStart(8, '0')}`
const CJ = '04'
const COLUMNS = { order: '고객주문번호', name: '받는분', phone: '받는분전화', waybill: '운송장번호' }

const lineOf = (order: string, own: Partial<WaybillRow> = {}): WaybillRow => ({
  line: 2,
  order,
  name: '윤서영',
  phone: '010-2345-6789',
  waybill: waybill(),
  ...own,
})
const check = async (rows: readonly WaybillRow[]) =>
  (await shop.call(checkWaybills, { as: press, body: { courier: CJ, rows: [...rows] } })).data.items
const bring = (rows: readonly WaybillRow[], agreed: readonly number[] = []) =>
  shop.call(importWaybills, {
    as: press,
    body: { courier: CJ, rows: [...rows], agreed: [...agreed], columns: COLUMNS },
  })
const numbersOf = async (orderNumber: string) =>
  (await shop.call(readShipments, { as: member, params: { orderNumber } })).data.items

async function upload(content: Uint8Array | string, name: string, as: StaffCaller | MemberCaller = press) {
  const boundary = 'parcels'
  const payload = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, ...as.headers }
  const answer = await shop.app.inject({ method: 'POST', url: `/api/staff/waybill-files/${CJ}`, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

describe('a telephone', () => {
  it('is never taken for a waybill, whichever way it comes', async () => {
    const { orderNumber, deliveryId } = await packedOrder(shop, member.memberId)
    for (const courier of ['CJ대한통운', '08', '06', '23']) {
      const body = { courier, deliveryId, trackingNumber: '010-1234-5678' }
      const sent = await shop.call(dispatchOrder, { as: press, params: { orderNumber }, body })
      expect(sent.status, courier).toBe(400)
    }
    const rows = [lineOf(orderNumber, { waybill: '010-2345-6789' })]
    expect(await check(rows)).toMatchObject([{ verdict: 'phone', group: 'stopped' }])
    expect((await bring(rows, [2])).data.items).toMatchObject([{ ok: false }])
    expect(await numbersOf(orderNumber)).toEqual([])
    expect((await toldOf(shop, orderNumber)).filter(({ template }) => template === 'dispatched')).toEqual([])
  })
})

describe('two people with one parcel in their hands', () => {
  it('send it once, with one number, and the second is told; a further box is said to be one', async () => {
    const { orderNumber, deliveryId } = await packedOrder(shop, member.memberId)
    const other = await shop.staff('service')
    const send = (as: StaffCaller, first?: boolean) => {
      const body = { courier: CJ, deliveryId, trackingNumber: waybill(), ...(first === undefined ? {} : { first }) }
      return shop.call(dispatchOrder, { as, params: { orderNumber }, body })
    }
    const sent = await Promise.all([send(press, true), send(other, true)])
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(sent.find(({ status }) => status === 409)?.failure?.message).toContain('다른 직원이 먼저 출고')
    expect(await numbersOf(orderNumber)).toHaveLength(1)
    expect((await send(other, true)).status).toBe(409)
    expect((await send(other)).status).toBe(200)
    expect(await numbersOf(orderNumber)).toHaveLength(2)
  })
})

describe('what a customer wrote', () => {
  const read = (orderNumber: string, as: StaffCaller | MemberCaller = press) =>
    shop.call(markWordsRead, { as, params: { orderNumber } })

  it('holds the parcel until somebody has said that they read it; what the order sheet offers holds nothing', async () => {
    const { orderNumber, deliveryId } = await packedOrder(shop, member.memberId, { memo: '접지 말고 평평하게' })
    const send = () => {
      const body = { courier: CJ, deliveryId, trackingNumber: waybill() }
      return shop.call(dispatchOrder, { as: press, params: { orderNumber }, body })
    }
    const stopped = await send()
    expect(stopped.status).toBe(409)
    expect(stopped.failure?.message).toContain('접지 말고 평평하게')
    expect(await numbersOf(orderNumber)).toEqual([])
    const rows = (await shop.call(readShippingDesk, { as: press })).data.parcels
    expect(rows.find((row) => row.orderNumber === orderNumber)).toMatchObject({ state: 'packed', unread: true })
    expect((await read(orderNumber, member)).status).toBe(403)
    expect((await send()).status).toBe(409)
    expect((await read(orderNumber, await shop.staff('service'))).status).toBe(200)
    expect((await send()).status).toBe(200)
    // A further box of the same address asks nothing again.
    expect((await send()).status).toBe(200)
    const offered = await packedOrder(shop, member.memberId, { first: { request: '문 앞에 놓아 주세요' } })
    const asked = await packedOrder(shop, member.memberId, { first: { request: '3층 총무과 앞으로' } })
    const all = [lineOf(offered.orderNumber), lineOf(asked.orderNumber, { line: 3 })]
    expect(await check(all)).toMatchObject([{ verdict: 'match' }, { verdict: 'unread', reason: '3층 총무과 앞으로' }])
    expect((await bring(all, [2, 3])).data.items).toMatchObject([
      { ok: true },
      { ok: false, message: '읽을 말: 3층 총무과 앞으로' },
    ])
    expect((await read(asked.orderNumber)).status).toBe(200)
    expect((await bring(all)).data.items).toMatchObject([{ ok: false }, { ok: true }])
  })
})

describe('a list from a courier', () => {
  it('is read whatever the order of its columns, and remembers them', async () => {
    const { orderNumber } = await packedOrder(shop, member.memberId)
    const rows = [
      ['예약일자', '고객주문번호', '받는분', '받는분전화', '받는분주소', '품목명', '운송장번호'],
      ['11-20', orderNumber, '윤서영', '010-2345-6789', '서울 종로구', '책', 612300024201],
    ]
    const read = await upload(await writeWorkbook('송장', rows, [10]), '운송장출력내역.xlsx')
    expect(read.body.resultData).toMatchObject({
      headRow: 0,
      use: [null, 'order', 'name', 'phone', null, null, 'waybill'],
    })
    expect(read.body.resultData.rows[1][6]).toBe('612300024201')
    const csv = '\uFEFF받는분,운송장번호\r\n윤서영,612300024201\r\n'
    expect((await upload(csv, 'a.csv')).body.resultData.use).toEqual(['name', 'waybill'])
    expect((await bring([lineOf(orderNumber)])).data.items).toMatchObject([{ ok: true }])
    expect((await upload(csv, 'a.csv')).body.resultData.rememberedAt).not.toBeNull()
  })

  it('answers clearly to 50,000 rows, to what is no sheet, and to who may not', async () => {
    const rows = Buffer.from(`<sheetData>${'<row r="1"><c><v>612300024201</v></c></row>'.repeat(50_000)}</sheetData>`)
    const workbook = zipSync({ 'xl/worksheets/sheet1.xml': rows })
    const began = performance.now()
    const big = await upload(workbook, 'big.xlsx')
    expect(big).toMatchObject({ status: 400, body: { message: expect.stringContaining('50,000') } })
    console.info(`50,000 rows refused after ${Math.round(performance.now() - began)} ms`)
    const csv = '20261120-AAAAAA,612300024201\n'.repeat(50_000)
    expect((await upload(csv, 'big.csv')).body.message).toContain('50,000')
    expect((await upload(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old.xls')).body.message).toContain('XLS')
    expect((await upload('', 'empty.csv')).status).toBe(400)
    expect((await upload('a,b', 'a.csv', await shop.staff('finance'))).status).toBe(403)
    expect((await upload('a,b', 'a.csv', member)).status).toBe(403)
  })

  it('of another shop says so line by line and sends nothing', async () => {
    const rows = [lineOf('20261120-ZZZZZZ'), lineOf('G-1234', { line: 3 })]
    expect((await check(rows)).map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown'])
    expect((await bring(rows)).data.items.map(({ ok }) => ok)).toEqual([false, false])
  })

  it('brings in what agrees and what a person agreed to, once', async () => {
    const [right, doubtful, wrong] = await Promise.all([0, 1, 2].map(() => packedOrder(shop, member.memberId)))
    if (!right || !doubtful || !wrong) throw new Error('no orders')
    const rows = [
      lineOf(right.orderNumber),
      lineOf(doubtful.orderNumber, { line: 3, phone: '010-2345-6798' }),
      lineOf(wrong.orderNumber, { line: 4, waybill: '61230002420' }),
      lineOf('', { line: 5, name: '합계', phone: '', waybill: '3' }),
    ]
    expect((await check(rows)).map(({ group }) => group)).toEqual(['right', 'look', 'stopped', 'passed'])
    expect((await bring(rows)).data.items.map(({ ok }) => ok)).toEqual([true, false, false, false])
    expect((await bring(rows, [3])).data.items.map(({ ok }) => ok)).toEqual([false, true, false, false])
    expect((await bring(rows, [3, 4])).data.items.map(({ ok }) => ok)).toEqual([false, false, false, false])
    expect((await check(rows)).map(({ verdict }) => verdict)).toEqual(['already', 'already', 'length', 'total'])
    for (const { orderNumber } of [right, doubtful]) {
      expect(await numbersOf(orderNumber)).toHaveLength(1)
      const told = (await toldOf(shop, orderNumber)).filter(({ template }) => template === 'dispatched')
      expect(told).toHaveLength(1)
    }
  })

  it('brought in by two people at once adds nothing twice', async () => {
    const { orderNumber } = await packedOrder(shop, member.memberId)
    const rows = [lineOf(orderNumber)]
    const both = await Promise.all([bring(rows), bring(rows)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await numbersOf(orderNumber)).toHaveLength(1)
  })

  it('may not be checked or brought in by others', async () => {
    const body = { courier: CJ, rows: [lineOf('20261120-ZZZZZZ')], columns: {} }
    for (const as of [member, await shop.staff('finance'), await shop.staff('proof')]) {
      expect((await shop.call(checkWaybills, { as, body })).status).toBe(403)
      expect((await shop.call(importWaybills, { as, body })).status).toBe(403)
    }
    expect((await shop.call(checkWaybills, { as: press, body: { ...body, courier: 'quick' } })).status).toBe(404)
  })
})

describe('an order for several addresses', () => {
  it('has a number for each, and each sees its own only', async () => {
    const { orderNumber, deliveryIds } = await packedOrder(shop, member.memberId, {
      others: [
        { copies: 10, name: '제주지점', phone: '010-8831-0027' },
        { copies: 5, name: '부산지점', phone: '010-4410-7756' },
      ],
    })
    const rows = [
      lineOf(orderNumber, { line: 2, name: '부산지점', phone: '010-4410-7756' }),
      lineOf(orderNumber, { line: 3 }),
      lineOf(orderNumber, { line: 4, name: '제주지점', phone: '010-8831-0027' }),
    ]
    expect((await bring(rows)).data.items.map(({ ok }) => ok)).toEqual([true, true, true])
    const wanted = [rows[1]?.waybill, rows[2]?.waybill, rows[0]?.waybill]
    const { deliveries } = (await shop.call(readStaffOrder, { as: press, params: { orderNumber } })).data
    expect(deliveries.map(({ shipments }) => shipments.map(({ trackingNumber }) => trackingNumber))).toEqual(
      wanted.map((number) => [number]),
    )
    const parcels = await numbersOf(orderNumber)
    for (const [at, deliveryId] of deliveryIds.entries())
      expect(parcels.filter((parcel) => parcel.deliveryId === deliveryId)).toMatchObject([
        { trackingNumber: wanted[at] },
      ])
    const told = (await toldOf(shop, orderNumber)).filter(({ template }) => template === 'dispatched')
    expect(told).toHaveLength(3)
    for (const [at, number] of wanted.entries()) {
      const [mine, ...others] = told.filter(({ body }) => body.includes(String(number)))
      expect(others).toEqual([])
      expect(mine?.body).toContain(`3곳 가운데 ${at + 1}번째`)
    }
  })
})

describe('a wrong number', () => {
  async function sent() {
    const order = await packedOrder(shop, member.memberId)
    const rows = [lineOf(order.orderNumber)]
    await bring(rows)
    const [parcel] = await numbersOf(order.orderNumber)
    if (!parcel) throw new Error('no parcel')
    return { ...order, shipmentId: parcel.id, number: rows[0]?.waybill ?? '' }
  }
  const correct = async (
    shipmentId: string,
    trackingNumber: string,
    tell = true,
    as: StaffCaller | MemberCaller = press,
  ) => {
    const body = { trackingNumber, shown: await waybillOf(shipmentId), reason: 'mistyped' as const, tell }
    return shop.call(correctWaybill, { as, params: { shipmentId }, body })
  }

  it('tells the later of two that a colleague put it right meanwhile', async () => {
    const { shipmentId, number } = await sent()
    const [first, second] = [waybill(), waybill()]
    const save = (trackingNumber: string, shown: string) =>
      shop.call(correctWaybill, {
        as: press,
        params: { shipmentId },
        body: { trackingNumber, shown, reason: 'mistyped', tell: false },
      })
    expect((await save(first, number)).status).toBe(200)
    const late = await save(second, number)
    expect([late.status, late.failure?.message]).toEqual([409, expect.stringContaining(first)])
    expect(await waybillOf(shipmentId)).toBe(first)
  })

  it('is put right with a reason, told once in other words, and shown before it goes', async () => {
    const { orderNumber, shipmentId, number } = await sent()
    const right = waybill()
    const body = { trackingNumber: right }
    const shown = (await shop.call(previewCorrection, { as: press, params: { shipmentId }, body })).data
    expect(shown.problem).toBeNull()
    expect(shown.text).toContain(`CJ대한통운 ${right}`)
    expect((await correct(shipmentId, right)).status).toBe(200)
    expect(await numbersOf(orderNumber)).toMatchObject([{ trackingNumber: right, events: [] }])
    const told = await toldOf(shop, orderNumber)
    expect(told.filter(({ template }) => template === 'dispatched')).toHaveLength(1)
    const [news] = told.filter(({ template }) => template === 'waybill-corrected')
    expect(news?.body).toContain(right)
    expect(news?.body).toContain('먼저 보내 드린 번호는 쓰지 않습니다')
    const { history } = (await shop.call(readStaffOrder, { as: press, params: { orderNumber } })).data
    expect(history.some(({ what, note }) => what.includes('바로잡음') && note.includes(`${number} → ${right}`))).toBe(
      true,
    )
    const { parcels } = (await shop.call(readShippingDesk, { as: press })).data
    const row = parcels.find((parcel) => parcel.orderNumber === orderNumber)
    expect(row?.waybills).toMatchObject([{ number: right, corrected: true }])
  })

  it('is put right in silence where the desk wants that', async () => {
    const { orderNumber, shipmentId } = await sent()
    expect((await correct(shipmentId, waybill(), false)).status).toBe(200)
    const told = await toldOf(shop, orderNumber)
    expect(told.map(({ template }) => template)).not.toContain('waybill-corrected')
  })

  it('does not become the number of another parcel, a telephone or the same; nor by others', async () => {
    const [one, other] = [await sent(), await sent()]
    expect((await correct(one.shipmentId, other.number)).status).toBe(409)
    const params = { shipmentId: one.shipmentId }
    const shown = await shop.call(previewCorrection, { as: press, params, body: { trackingNumber: other.number } })
    expect(shown.data.problem).toContain('다른 상자')
    expect((await correct(one.shipmentId, '010-1234-5678')).status).toBe(400)
    expect((await correct(one.shipmentId, one.number)).status).toBe(400)
    expect((await correct('00000000-0000-4000-8000-000000000000', waybill())).status).toBe(404)
    expect((await correct(one.shipmentId, waybill(), true, await shop.staff('finance'))).status).toBe(403)
    expect((await correct(one.shipmentId, waybill(), true, member)).status).toBe(403)
  })

  it('is not put right once the parcel is there', async () => {
    const { shipmentId, deliveryId } = await sent()
    await shop.container.database.pool.query(`update order_deliveries set state = 'delivered' where id = $1`, [
      deliveryId,
    ])
    expect((await correct(shipmentId, waybill())).status).toBe(409)
  })
})
