import { beforeAll, describe, expect, it } from 'vitest'
import { exportReport, readReport } from '#/contract/production/reports.contract.ts'
import * as gangs from '#/contract/production/gangs.contract.ts'
import { readFloor } from '#/contract/production/floor.contract.ts'
import { listBoard } from '#/contract/production/queue.contract.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { stepsOf } from '#/domain/floor/steps.ts'
import { refundEntries } from '#/domain/ledger/sale.ts'
import { writeFigure } from '#/domain/reports/figure-filter.ts'
import { net, paidOrders, promisesOf, saleRows, total } from '#/domain/reports/report-view.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { gangOrder } from '#tests/support/gang-orders.ts'
import { paidOrder, type PaidOrder, SMALL_BOOK } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { refreshDays } from './refresh-days.ts'

let shop: TestShop
let finance: StaffCaller
let chief: StaffCaller
let orders: PaidOrder[]
const PERIOD = { from: '2026-11-01', to: '2026-11-24' }
const SALE = { supply: 100_000, vat: 10_000, delivery: 3_000, discount: 0, prepaid: 0, total: 113_000 }

beforeAll(async () => {
  shop = await testShop()
  shop.clock.set('2026-11-23T01:00:00Z')
  finance = await shop.staff('finance')
  chief = await shop.staff('administrator')
  const buyer = await shop.member()
  const other = await shop.member()
  orders = []
  for (const { memberId } of [buyer, buyer, other]) {
    orders.push(await paidOrder(shop, memberId))
    shop.clock.forward({ minutes: 10 })
  }
  shop.clock.set('2026-11-24T01:00:00Z')
  const [first] = orders
  await shop.container.database.transaction((tx) =>
    postBookings(tx, shop.clock.now(), [
      {
        id: shop.container.ids.uuid(),
        kind: 'order-refund',
        reference: 'a part',
        memo: first!.orderNumber,
        attemptId: null,
        entries: refundEntries(SALE, 'bank', 0, 11_300),
      },
    ]),
  )
  await refreshDays(shop.container)
})

const run = (text: string) => shop.container.database.pool.query(text)
const report = async (query: { from: string; to: string } = PERIOD, as = finance) =>
  (await shop.call(readReport, { as, query })).data
const lines = async (figure: string) =>
  (await shop.call(listBoard, { as: chief, query: { view: 'all', figure } })).data.items.map(({ lineId }) => lineId)

describe('the report', () => {
  it('says what the books say, by product, customer, paper and visit', async () => {
    const { figures, waitingDays } = await report()
    expect(waitingDays).toBe(0)
    expect(paidOrders(figures)).toBe(3)
    for (const cut of ['product', 'customer', 'visit', 'paper'] as const) {
      const rows = saleRows({ figures, earlier: [] }, cut)
      expect(rows.reduce((sum, { now }) => sum + net(now), 0)).toBe(3 * 102_727 - 10_273)
      expect(rows.reduce((sum, { now }) => sum + now.vat, 0)).toBe(3 * 10_273 - 1_027)
    }
    const visits = saleRows({ figures, earlier: [] }, 'visit')
    expect(visits.map(({ id, now }) => [id, now.supply])).toEqual([
      ['first', 190_000],
      ['again', 100_000],
    ])
  })

  it('compares with as many days before, and shows each day', async () => {
    const { period, before, earlier, series } = await report({ from: '2026-11-24', to: '2026-11-24' })
    expect([period.from, before]).toEqual(['2026-11-24', { from: '2026-11-23', to: '2026-11-23' }])
    expect(net(total(earlier.filter(({ topic, cut }) => topic === 'sale' && cut === 'all')))).toBe(3 * 102_727)
    expect(series.map(({ from, key, supply }) => [from, key, supply])).toEqual([
      ['2026-11-24', 'order-refund', -10_000],
    ])
  })

  it('counts a promise that is over and still here as late, and follows every change', async () => {
    const [kept, late, open] = orders
    await run(`update order_lines set due_day = '2026-11-23' where id in ('${kept!.lineId}', '${late!.lineId}')`)
    await run(`update order_lines set due_day = '2026-11-24' where id = '${open!.lineId}'`)
    await run(`insert into order_history (order_id, delivery_id, machine, event, from_state, to_state, by_kind, at)
      values ('${kept!.orderId}', '${kept!.deliveryId}', 'delivery', 'ship', 'preparing', 'shipped', 'staff', '2026-11-23T14:59:59Z')`)
    expect((await report()).waitingDays).toBe(2)
    await refreshDays(shop.container)
    expect(promisesOf((await report()).figures)).toEqual({ onTime: 1, late: 1, open: 1 })
    const figure = (keys: string[]) => writeFigure({ topic: 'promise', keys, ...PERIOD, cut: 'all', value: '' })
    expect(await lines(figure(['late']))).toEqual([late!.lineId])
    expect(await lines(figure(['on-time']))).toEqual([kept!.lineId])
    await run(`insert into order_history (order_id, delivery_id, machine, event, from_state, to_state, by_kind, at)
      values ('${late!.orderId}', '${late!.deliveryId}', 'delivery', 'ship', 'preparing', 'shipped', 'staff', '2026-11-23T15:00:00Z')`)
    await refreshDays(shop.container)
    expect(promisesOf((await report()).figures)).toEqual({ onTime: 1, late: 1, open: 1 })
  })

  it('opens the orders behind each number', async () => {
    const sale = (keys: string[], cut: 'all' | 'product' | 'visit' | 'paper', value: string) =>
      lines(writeFigure({ topic: 'sale', keys, ...PERIOD, cut, value }))
    expect(await sale(['order-refund'], 'all', '')).toEqual([orders[0]!.lineId])
    expect(await sale(['order-payment'], 'product', 'D413')).toHaveLength(3)
    expect(await sale([], 'visit', 'again')).toEqual([orders[1]!.lineId])
    expect(await sale([], 'paper', 'cream-80')).toHaveLength(3)
    expect(await sale([], 'product', 'D301')).toEqual([])
  })

  it('counts the steps of a day', async () => {
    const [first] = orders
    await run(`insert into floor_steps (line_id, round, kind, started_at, done_at, made, waste, changed_by)
      values ('${first!.lineId}', 0, 'bind', now(), '2026-11-24T00:00:00Z', 30, 2, '제작')`)
    await refreshDays(shop.container)
    const { figures } = await report()
    const steps = figures.filter(({ topic, cut }) => topic === 'step' && cut === 'all')
    expect(steps).toMatchObject([{ key: 'bind', lines: 1, made: 30, waste: 2 }])
  })

  it('lays what packed jobs really cost beside their quotes, by what it comes from, and opens their orders', async () => {
    const [, second, third] = orders
    const price = JSON.stringify([
      { code: 'paper', partId: null, label: '용지', quantity: 1, unit: '건', inputs: {}, amount: 40_000 },
      { code: 'binding', partId: null, label: '제본', quantity: 1, unit: '건', inputs: {}, amount: 20_000 },
    ])
    await run(
      `update order_lines set quote = jsonb_set(quote, '{lines}', '${price}') where id in ('${second!.lineId}', '${third!.lineId}')`,
    )
    const view = (await shop.call(readFloor, { as: chief })).data
    const bind = view.machines.find(({ kind }) => kind === 'bind')
    const step = (lineId: string, round: number, kind: string, made: number, waste: number, from: string, to: string) =>
      run(`insert into floor_steps (line_id, round, kind, machine_id, started_at, done_at, made, waste, changed_by)
        values ('${lineId}', ${round}, '${kind}', ${kind === 'bind' ? `'${bind!.id}'` : 'null'}, '${from}', '${to}', ${made}, ${waste}, '제작')`)
    const planned = stepsOf(SMALL_BOOK, 'digital-sheet', 30, geometryOf(SMALL_BOOK))
    for (const { kind, runs } of planned.filter(({ kind: each }) => each.startsWith('digital')))
      await step(second!.lineId, 0, kind, runs, runs, '2026-11-23T00:00:00Z', '2026-11-23T01:00:00Z')
    await step(second!.lineId, 0, 'pack', 30, 0, '2026-11-24T00:00:00Z', '2026-11-24T00:30:00Z')
    // The other one was bound over a night: only hours in which the machine runs are counted.
    await step(third!.lineId, 0, 'bind', 30, 0, '2026-11-23T08:00:00Z', '2026-11-24T00:00:00Z')
    await step(third!.lineId, 0, 'pack', 30, 0, '2026-11-24T00:00:00Z', '2026-11-24T00:30:00Z')
    await step(third!.lineId, 1, 'pack', 3, 0, '2026-11-24T02:00:00Z', '2026-11-24T02:30:00Z')
    await refreshDays(shop.container)
    const { figures, jobs } = await report()
    const costs = new Map(
      figures.flatMap(({ topic, cut, key, cost }) => (topic === 'real' && cut === 'all' ? [[key, cost]] : [])),
    )
    expect(costs.get('quoted')).toBe(120_000)
    expect(costs.get('waste')).toBe(40_000)
    expect(costs.has('sheets')).toBe(false)
    expect(costs.get('time')).toBeGreaterThan(0)
    expect(costs.get('remake')).toBe(6_000)
    const real = (keys: string[]) => lines(writeFigure({ topic: 'real', keys, ...PERIOD, cut: 'all', value: '' }))
    expect(await real(['waste'])).toEqual([second!.lineId])
    expect(await real(['remake'])).toEqual([third!.lineId])
    expect(jobs.map(({ lineId }) => lineId).toSorted()).toEqual([second!.lineId, third!.lineId].toSorted())
    expect(jobs.find(({ lineId }) => lineId === second!.lineId)).toMatchObject({ quoted: 60_000, real: 100_000 })
    // What is written down of an earlier step afterwards changes the day on which the job was packed.
    await run(`update floor_steps set waste = 0 where line_id = '${second!.lineId}' and kind like 'digital%'`)
    await refreshDays(shop.container)
    expect((await report()).figures.some(({ topic, key }) => topic === 'real' && key === 'waste')).toBe(false)
  })

  it('counts why files were stopped, once a line, and what only warns not at all', async () => {
    const [first, second] = orders
    const found = ['block page-count', 'fixable bleed', 'warn thin-line'].map((each) => {
      const [severity, ruleId] = each.split(' ')
      return { severity, ruleId }
    })
    // Both files of each line had the same; only the first line was stopped by it that day.
    await run(`insert into preflight_report (file_id, expectation_key, sha256, part, expectation, state, verdict, findings,
        asked_at, done_at)
      select (f ->> 'fileId')::uuid, 'causes', f ->> 'sha256', f ->> 'part', '{}', 'done', 'block',
        '${JSON.stringify(found)}', now(), now()
      from order_lines l cross join jsonb_array_elements(l.files) f
      where l.id in ('${first!.lineId}', '${second!.lineId}')`)
    await run(`insert into order_history (order_id, line_id, machine, event, from_state, to_state, by_kind, at) values
      ('${first!.orderId}', '${first!.lineId}', 'file', 'find-problem', 'checking', 'problem', 'system', '2026-11-23T03:00:00Z'),
      ('${first!.orderId}', '${first!.lineId}', 'file', 'find-problem', 'checking', 'problem', 'system', '2026-11-23T05:00:00Z')`)
    await refreshDays(shop.container)
    const files = (await report()).figures.filter(({ topic, cut }) => topic === 'file' && cut === 'all')
    expect(files.map(({ key, lines: count }) => [key, count]).toSorted()).toEqual([
      ['bleed', 1],
      ['page-count', 1],
    ])
    expect(await lines(writeFigure({ topic: 'file', keys: ['bleed'], ...PERIOD, cut: 'all', value: '' }))).toEqual([
      first!.lineId,
    ])
  })

  it('counts cases by their cause with what they cost, also those whose cause nobody knows yet', async () => {
    const [first, second] = orders
    const at = '2026-11-23T06:00:00Z'
    const put = async ({ orderId, orderNumber, lineId }: PaidOrder, cause: string | null, cost: number | null) => {
      const [inquiry, id] = [shop.container.ids.uuid(), shop.container.ids.uuid()]
      await run(`insert into inquiries (id, member_id, category, title, created_at, updated_at)
        select '${inquiry}', member_id, 'fault', '번짐', '${at}', '${at}' from orders where id = '${orderId}'`)
      await shop.container.database.pool.query(
        `insert into cases (id, inquiry_id, order_id, order_number, line_id, fault, copies, wish, created_at, cause, cost)
         values ($1, $2, $3, $4, $5, 'print', 10, 'remake', $6, $7, $8)`,
        [id, inquiry, orderId, orderNumber, lineId, at, cause, cost],
      )
    }
    await put(first!, 'smear', 33_000)
    await put(first!, 'smear', 7_000)
    await put(second!, null, null)
    // As much as may be written down of one, on a line of three: the day must come to its end all the same.
    for (const cost of [1_000_000_000, 1_000_000_000, 1_000_000_000]) await put(second!, 'trim', cost)
    await refreshDays(shop.container)
    const cases = (await report()).figures.filter(({ topic, cut }) => topic === 'case' && cut === 'all')
    expect(cases.map(({ key, lines: count, cost }) => [key, count, cost]).toSorted()).toEqual([
      ['none', 1, 0],
      ['smear', 1, 40_000],
      ['trim', 1, 3_000_000_000],
    ])
    const opened = (key: string) => lines(writeFigure({ topic: 'case', keys: [key], ...PERIOD, cut: 'all', value: '' }))
    expect(await opened('smear')).toEqual([first!.lineId])
    expect(await opened('none')).toEqual([second!.lineId])
  })

  it('is for who has the right, and refuses periods that cannot be', async () => {
    const service = await shop.staff('service')
    const member = await shop.member()
    for (const as of [service, member]) {
      expect((await shop.call(readReport, { as, query: PERIOD })).status).toBe(403)
      expect((await shop.call(exportReport, { as, query: { ...PERIOD, format: 'csv' } })).status).toBe(403)
    }
    const figure = writeFigure({ topic: 'sale', keys: [], ...PERIOD, cut: 'all', value: '' })
    const board = await shop.call(listBoard, { as: service, query: { view: 'all', figure } })
    expect(board.data.items).toEqual([])
    expect(await lines(figure)).toHaveLength(3)
    const status = async (from: string, to: string) => {
      const answer = await shop.call(readReport, { as: finance, query: { from, to } })
      return answer.status
    }
    expect(await status('2026-11-24', '2026-11-23')).toBe(400)
    expect(await status('2026-11-24', '2026-11-25')).toBe(400)
    expect(await status('2016-11-24', '2026-11-24')).toBe(400)
    expect(await status('2026-02-30', '2026-11-24')).toBe(400)
    expect(await status('soon', '2026-11-24')).toBe(400)
    expect((await shop.call(listBoard, { as: chief, query: { view: 'all', figure: 'sale.x' } })).status).toBe(400)
  })

  it('is taken along as a sheet', async () => {
    const sheet = await shop.call(exportReport, { as: finance, query: { ...PERIOD, format: 'csv' } })
    expect(sheet.status).toBe(200)
    expect(sheet.text).toContain('매출,환불,상품,책,1,1,-10000,-273,-1027')
  })
})

describe('the real cost of a shared sheet', () => {
  it('is parted, with its waste, by what each job takes of it', async () => {
    const staff = await shop.staff('production')
    const buyer = await shop.member()
    const flyer = (name: string, copies: number) =>
      gangOrder(shop, buyer.memberId, { name, copies, trim: { width: 148, height: 210 } })
    const shared = [await flyer('Large', 4_000), await flyer('Small', 1_000)]
    const price = JSON.stringify([
      { code: 'ganged', partId: null, label: '합판 인쇄', quantity: 1, unit: '장', inputs: {}, amount: 80_000 },
    ])
    const lineIds = shared.map(({ lineId }) => lineId)
    for (const lineId of lineIds)
      await run(`update order_lines set quote = jsonb_set(quote, '{lines}', '${price}') where id = '${lineId}'`)
    const { id: gangId } = (await shop.call(gangs.makeGang, { as: staff, body: { lineIds } })).data
    const params = { gangId }
    const read = async () => (await shop.call(gangs.readGang, { as: staff, params })).data
    const machineId = (await shop.call(readFloor, { as: staff })).data.machines.find(
      ({ kind }) => kind === 'offset',
    )!.id
    const act = async (name: 'fix' | 'cut') =>
      shop.call(gangs.moveGang, { as: staff, params, body: { act: name, version: (await read()).version } })
    const say = async (said: { act: 'start' | 'waste' | 'done'; count?: number }) => {
      const { version } = await read()
      expect(
        (await shop.call(gangs.recordGang, { as: staff, params, body: { ...said, machineId, version } })).status,
      ).toBe(200)
    }
    await act('fix')
    await shop.runJobs()
    const { sheet } = await read()
    const { runs } = (await shop.call(readFloor, { as: staff })).data.sheets.find(({ id }) => id === gangId)!
    await say({ act: 'start' })
    await say({ act: 'waste', count: runs })
    await say({ act: 'done', count: runs })
    for (const lineId of lineIds)
      await run(`insert into floor_steps (line_id, round, kind, started_at, done_at, made, waste, changed_by)
        values ('${lineId}', 0, 'pack', now(), '2026-11-24T01:00:00Z', 1, 0, '제작')`)
    await refreshDays(shop.container)
    const { rows } = await shop.container.database.pool.query<{ id: string; key: string; cost: number }>(
      `select line_id as id, key, cost::int as cost from report_lines where topic = 'real' and line_id = any($1)`,
      [lineIds],
    )
    const costOf = (lineId: string, key: string) => rows.find((row) => row.id === lineId && row.key === key)?.cost ?? 0
    const { total: whole, plates } = sheet!.cost
    expect(plates).toBeGreaterThan(0)
    for (const { lineId, share } of sheet!.members) {
      expect(costOf(lineId, 'quoted') + costOf(lineId, 'gang')).toBe(share)
      expect(costOf(lineId, 'sheets')).toBe(0)
      // All of it was spoiled once: each pays its own share once more but for the plates, which are still there.
      expect(costOf(lineId, 'waste')).toBe(Math.round((share * (whole - plates)) / whole))
    }
    const real = lineIds.map((lineId) => ['quoted', 'gang', 'waste'].reduce((sum, key) => sum + costOf(lineId, key), 0))
    const rounding = lineIds.length
    expect(Math.abs(real.reduce((a, b) => a + b, 0) - (2 * whole - plates))).toBeLessThanOrEqual(rounding)
  })
})
