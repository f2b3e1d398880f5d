import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#/contract/errors.ts'
import { changeCourierSettings, readCourierSettings } from '#/contract/production/courier-settings.contract.ts'
import * as desk from '#/contract/production/shipping-desk.contract.ts'
import type { DocumentRenderer } from '#/server/ports/document-renderer.ts'
import { readWorkbook } from '#/server/platform/sheets/read-workbook.ts'
import { packedOrder } from '#tests/support/orders/packed-order.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let press: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  press = await shop.staff('production')
})

const nobody = '00000000-0000-4000-8000-000000000000'
const rowsOf = async (orderNumber: string, as = press) =>
  (await shop.call(desk.readShippingDesk, { as })).data.parcels.filter((row) => row.orderNumber === orderNumber)
const audited = async (action: string, staffId: string) =>
  (
    await shop.container.database.pool.query<{ detail: { orders?: string[] } | null }>(
      'select detail from audit_log where action = $1 and actor_id = $2 order by id',
      [action, staffId],
    )
  ).rows
const bytesOf = (endpoint: 'exports' | 'prints', as: StaffCaller, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api/staff/shipping-desk/${endpoint}`, headers: as.headers, payload })

describe('what leaves today', () => {
  it('is one row for each address, with what and how many of it go there, and the words of the customer', async () => {
    const { orderNumber } = await packedOrder(shop, member.memberId, {
      memo: '표지 색을 진하게',
      first: { name: '강남지점', request: '부재 시 경비실' },
      others: [
        { copies: 10, name: '제주지점', address: '제주 제주시 연북로 1', zipcode: '63100' },
        { copies: 5, name: '부산지점' },
      ],
    })
    const rows = await rowsOf(orderNumber)
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3].map((number) => ({ number, of: 3 })))
    expect(rows.map(({ items }) => items[0])).toMatchObject([
      { title: '서촌의 골목', copies: 15, of: 30, before: 0, unit: '권' },
      { copies: 10, before: 15 },
      { copies: 5, before: 25 },
    ])
    expect(rows[0]).toMatchObject({ state: 'packed', request: '부재 시 경비실', memo: '표지 색을 진하게', boxes: 1 })
    expect(rows.map(({ remote }) => remote)).toEqual([false, true, false])
    expect(rows[1]).toMatchObject({ name: '제**점', phone: '010-****-6789', town: '제주 제주시' })
    expect(JSON.stringify(rows)).not.toContain('연북로')
  })

  it('shows what is late or still made, weighs boxes, and stops what no courier can deliver', async () => {
    const late = await packedOrder(shop, member.memberId, {
      production: 'binding',
      dueDay: '2026-11-01',
      grams: 45_000,
    })
    expect(await rowsOf(late.orderNumber)).toMatchObject([{ state: 'making', words: '제본 중', late: true, boxes: 3 }])
    const next = await packedOrder(shop, member.memberId, { production: 'binding', dueDay: '2030-01-02' })
    expect(await rowsOf(next.orderNumber)).toEqual([])
    const short = await packedOrder(shop, member.memberId, { first: { phone: '010-334-991' } })
    expect(await rowsOf(short.orderNumber)).toMatchObject([{ state: 'blocked', words: '전화 9자리' }])
  })

  it('is given to another courier or left for tomorrow, and nobody else may', async () => {
    const { orderNumber, deliveryId } = await packedOrder(shop, member.memberId)
    const plan = (body: object, as: StaffCaller | MemberCaller = press) =>
      shop.call(desk.planParcels, { as, body: { deliveryIds: [deliveryId], ...body } })
    expect((await rowsOf(orderNumber))[0]?.courier).toBe('04')
    expect((await plan({ courier: '05' })).status).toBe(200)
    expect((await rowsOf(orderNumber))[0]?.courier).toBe('05')
    expect((await plan({ courier: 'nobody' })).status).toBe(400)
    expect((await plan({ deliveryIds: [nobody], courier: '05' })).status).toBe(404)
    expect((await plan({ courier: '05' }, await shop.staff('finance'))).status).toBe(403)
    expect((await plan({ courier: '05' }, member)).status).toBe(403)
    expect((await plan({ tomorrow: true })).data.day).toMatch(/^\d{4}-/)
    expect(await rowsOf(orderNumber)).toEqual([])
  })
})

describe('names and addresses', () => {
  it('are opened once for the day, with an end, and written into the audit log', async () => {
    const { deliveryId } = await packedOrder(shop, member.memberId)
    const as = await shop.staff('service')
    const read = () => shop.call(desk.readReceivers, { as })
    expect((await read()).status).toBe(409)
    const { until } = (await shop.call(desk.openReceivers, { as, body: {} })).data
    expect((await shop.call(desk.readShippingDesk, { as })).data.openUntil).toBe(until)
    const mine = (await read()).data.items.find((item) => item.deliveryId === deliveryId)
    expect(mine).toMatchObject({ name: '윤서영', phone: '010-2345-6789', address: '서울 종로구 자하문로 100 2층' })
    expect(await audited('shipping-desk.open', as.staffId)).toHaveLength(1)
    expect((await shop.call(desk.readReceivers, { as: press })).status, "another's opening opens nothing").toBe(409)
    shop.clock.forward({ minutes: 61 })
    expect((await read()).status).toBe(409)
    await shop.call(desk.openReceivers, { as, body: {} })
    await shop.call(desk.closeReceivers, { as })
    expect((await read()).status).toBe(409)
    expect((await shop.call(desk.openReceivers, { as: await shop.staff('proof'), body: {} })).status).toBe(403)
  })
})

describe('papers', () => {
  it('for a courier have the columns that the shop chose, run nothing, and are written into the audit log', async () => {
    const { deliveryId, orderNumber } = await packedOrder(shop, member.memberId, { first: { request: '=1+1' } })
    const chosen = { deliveryIds: [deliveryId], courier: '04' }
    const answer = await bytesOf('exports', press, { ...chosen, format: 'xlsx' })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    const [heads, row] = await readWorkbook(answer.rawPayload)
    expect(heads?.slice(0, 3)).toEqual(['고객주문번호', '받는분성명', '받는분전화번호'])
    expect(row?.slice(0, 3)).toEqual([orderNumber, '윤서영', '010-2345-6789'])
    expect(row).toContain('1+1')
    expect((await audited('shipping-desk.export', press.staffId)).at(-1)?.detail?.orders).toEqual([orderNumber])
    expect((await rowsOf(orderNumber))[0]?.listedAt).not.toBeNull()
    expect((await bytesOf('exports', press, { ...chosen, courier: '05', format: 'csv' })).statusCode).toBe(409)
    expect((await bytesOf('exports', press, { ...chosen, deliveryIds: [nobody], format: 'csv' })).statusCode).toBe(404)
    expect((await bytesOf('exports', await shop.staff('finance'), { ...chosen, format: 'csv' })).statusCode).toBe(403)
    const short = await packedOrder(shop, member.memberId, { first: { phone: '010-334-991' } })
    const stopped = await bytesOf('exports', press, { ...chosen, deliveryIds: [short.deliveryId], format: 'csv' })
    expect(stopped.json()).toMatchObject({ message: expect.stringContaining('전화 9자리') })
  })

  it('that could not be drawn are not told as printed, and can be asked for again', async () => {
    const { deliveryId, orderNumber } = await packedOrder(shop, member.memberId)
    const renderer = shop.container.documentRenderer as { printParcels: DocumentRenderer['printParcels'] }
    const really = renderer.printParcels.bind(renderer)
    renderer.printParcels = () => Promise.reject(new AppError('UNAVAILABLE'))
    const payload = { deliveryIds: [deliveryId], kind: 'labels' }
    const failed = await bytesOf('prints', press, payload)
    renderer.printParcels = really
    expect(failed.statusCode).toBe(503)
    expect((await rowsOf(orderNumber))[0]?.labelPrintedAt).toBeNull()
    expect((await bytesOf('prints', press, payload)).statusCode).toBe(200)
    expect((await rowsOf(orderNumber))[0]?.labelPrintedAt).not.toBeNull()
  })

  it('are a label for the bundle of each class at each address, and nothing where there are no classes', async () => {
    const { deliveryIds, deliveryId, lineId, orderNumber } = await packedOrder(shop, member.memberId, {
      others: [{ copies: 10, name: '제주지점' }],
    })
    const packer = await shop.staff('production')
    const print = () => bytesOf('prints', packer, { deliveryIds, kind: 'classes' })
    expect((await print()).statusCode).toBe(404)
    const classes = [
      { name: '심화 A', copies: 12, nameOnLabel: true },
      { name: '정규', copies: 18, nameOnLabel: true },
    ]
    await shop.container.database.pool.query('update order_lines set classes = $1 where id = $2', [
      JSON.stringify(classes),
      lineId,
    ])
    const [first, second] = await rowsOf(orderNumber)
    expect([first?.deliveryId, first?.brand]).toEqual([deliveryId, null])
    expect([first?.items[0]?.bundles, second?.items[0]?.bundles]).toEqual([
      [
        { name: '심화 A', copies: 12 },
        { name: '정규', copies: 8 },
      ],
      [{ name: '정규', copies: 10 }],
    ])
    const labels = await PDFDocument.load((await print()).rawPayload)
    expect(labels.getPageCount()).toBe(3)
    const { width, height } = labels.getPage(0).getSize()
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([100, 70])
  })

  it('are labels for each box and a slip for each address, as PDF', async () => {
    const { deliveryId, orderNumber } = await packedOrder(shop, member.memberId, { grams: 45_000 })
    for (const kind of ['labels', 'slips'] as const) {
      const answer = await bytesOf('prints', press, { deliveryIds: [deliveryId], kind })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect(await audited('shipping-desk.print', press.staffId)).toHaveLength(3)
    expect((await rowsOf(orderNumber))[0]?.labelPrintedAt).not.toBeNull()
    expect((await bytesOf('prints', press, { deliveryIds: [nobody], kind: 'labels' })).statusCode).toBe(404)
    expect(
      (await bytesOf('prints', await shop.staff('finance'), { deliveryIds: [deliveryId], kind: 'labels' })).statusCode,
    ).toBe(403)
  })
})

describe('how a courier works', () => {
  it('is data of the shop: pick-up, lengths, columns; a list must say whom a parcel is for', async () => {
    const settings = async () =>
      (await shop.call(readCourierSettings, { as: press })).data.items.find(({ code }) => code === '08')
    const before = await settings()
    expect(before).toMatchObject({ pickUpAt: '17:00', changed: false })
    const columns = (before?.columns ?? []).toReversed()
    const body = { pickUpAt: '16:30', lengths: [12], check: 'mod-7' as const, columns, seen: before?.seen ?? {} }
    const params = { courier: '08' }
    expect((await shop.call(changeCourierSettings, { as: press, params, body })).status).toBe(200)
    expect(await settings()).toMatchObject({ pickUpAt: '16:30', lengths: [12], check: 'mod-7', columns, changed: true })
    const poor = { ...body, seen: {}, columns: [{ head: '이름', field: 'name' as const }] }
    expect((await shop.call(changeCourierSettings, { as: press, params, body: poor })).status).toBe(400)
    expect((await shop.call(changeCourierSettings, { as: press, params: { courier: 'quick' }, body })).status).toBe(404)
    expect((await shop.call(changeCourierSettings, { as: await shop.staff('proof'), params, body })).status).toBe(403)
  })
})
