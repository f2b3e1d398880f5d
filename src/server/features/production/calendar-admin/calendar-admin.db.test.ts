import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readCalendar } from '#/contract/content/calendar.contract.ts'
import { changeCutOff, changeDays, previewChange, readYear } from '#/contract/production/staff-calendar.contract.ts'
import { moveParcel } from '#/contract/production/shipping.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import { HOLIDAYS } from '#/domain/calendar/holidays.data.ts'
import { moveFile } from '#/server/features/ordering/orders/orders.public.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import { changeCalendar } from '#tests/support/calendar-change.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const seoul = (text: string) => new Date(`${text}:00+09:00`)

let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
})
beforeEach(() => shop.clock.set(seoul('2027-03-02T10:00')))

const closing = (from: string, to = from) => ({
  act: 'close' as const,
  from,
  to,
  kind: 'closing' as const,
  reason: '봄 휴가',
})
const opening = (from: string, to = from) => ({ ...closing(from, to), act: 'open' as const, reason: '나와 일함' })

async function dueDay(lineId: string): Promise<string | null> {
  const { rows } = await shop.container.database.pool.query<{ day: string | null }>(
    'select due_day::text as day from order_lines where id = $1',
    [lineId],
  )
  return rows[0]?.day ?? null
}

const approve = (of: TestShop, lineId: string) =>
  of.container.database.transaction((tx) =>
    moveFile(tx, of.container, { lineId, event: 'approve', by: { kind: 'customer', id: member.memberId } }),
  )

/** Three working days from Tuesday 2 March 2027: leaves on Friday the 5th. */
async function promised(of: TestShop = shop) {
  const order = await paidOrder(of, member.memberId, { file: 'waiting-customer' })
  await approve(of, order.lineId)
  return order
}

describe('the calendar of the shop', () => {
  it('opens with the public holidays and the first cut-off, and tells them to anybody', async () => {
    const { data } = await shop.call(readCalendar, { as: shop.visitor() })
    expect(data.days).toEqual(HOLIDAYS.filter(({ day }) => day >= '2027-03-02'))
    expect(data.cutOffs).toEqual([{ from: '2026-01-01', hour: 14 }])
  })

  it('is kept by production and administrators; others look', async () => {
    const body = closing('2027-03-04')
    for (const role of ['service', 'finance', 'proof'] as const) {
      const as = await shop.staff(role)
      expect((await shop.call(readYear, { as, query: { year: 2027 } })).status).toBe(200)
      expect((await shop.call(changeDays, { as, body: { ...body, seen: {} } })).status).toBe(403)
      expect((await shop.call(previewChange, { as, body })).status).toBe(403)
      const cut = { as, params: { from: '2027-04-01' }, body: { hour: 11, reason: '택배', seen: {} } }
      expect((await shop.call(changeCutOff, cut)).status).toBe(403)
    }
    expect((await shop.call(changeDays, { as: member, body: { ...body, seen: {} } })).status).toBe(403)
    expect((await shop.call(changeDays, { as: shop.visitor(), body: { ...body, seen: {} } })).status).toBe(401)
    expect((await shop.call(readYear, { as: shop.visitor(), query: { year: 2027 } })).status).toBe(401)
  })

  it('shows which promises move before anything is saved, moves them with the change, and back', async () => {
    const order = await promised()
    expect(await dueDay(order.lineId)).toBe('2027-03-05')
    const as = await shop.staff('production')
    const body = closing('2027-03-04')
    const { seen, ...shown } = (await shop.call(previewChange, { as, body })).data
    expect(shown).toMatchObject({ days: ['2027-03-04'], count: 1 })
    expect(shown.items).toEqual([
      { orderNumber: order.orderNumber, title: '서촌의 골목', from: '2027-03-05', to: '2027-03-08' },
    ])
    expect(await dueDay(order.lineId)).toBe('2027-03-05')
    const press = { as, body: { ...body, seen }, key: 'calendar-change-0001' }
    expect((await shop.call(changeDays, press)).data).toEqual(shown)
    expect(await dueDay(order.lineId)).toBe('2027-03-08')
    // the same press again, after the answer was lost
    expect((await shop.call(changeDays, press)).data).toEqual(shown)
    const told = await sentTo(shop, 'seoyoung@example.com')
    expect(told.find((text) => text.includes(order.orderNumber))).toContain('3월 8일 월요일 출고 예정')
    const back = (await changeCalendar(shop, as, opening('2027-03-04'))).data
    expect(back.items).toMatchObject([{ from: '2027-03-08', to: '2027-03-05' }])
    expect(await dueDay(order.lineId)).toBe('2027-03-05')
    const log = (await shop.call(listAudit, { as: await shop.staff('administrator'), query: {} })).data
    expect(log.items.map(({ action }) => action).slice(0, 2)).toEqual(['calendar.open', 'calendar.close'])
  })

  it('leaves alone what has left, what was cancelled and what was not promised', async () => {
    const left = await promised()
    await shop.container.database.pool.query(`update order_deliveries set state = 'shipped' where id = $1`, [
      left.deliveryId,
    ])
    await restateAll(shop)
    const unpromised = await paidOrder(shop, member.memberId, { file: 'waiting-customer' })
    const as = await shop.staff('production')
    const { data } = await changeCalendar(shop, as, closing('2027-03-03'))
    expect(data.items.map(({ orderNumber }) => orderNumber)).not.toContain(left.orderNumber)
    expect(await dueDay(left.lineId)).toBe('2027-03-05')
    expect(await dueDay(unpromised.lineId)).toBeNull()
    await changeCalendar(shop, as, opening('2027-03-03'))
  })

  it('a parcel that comes back is promised by the calendar of now', async () => {
    const order = await promised()
    const toState = (state: string) =>
      shop.container.database.pool.query('update order_deliveries set state = $2 where id = $1', [
        order.deliveryId,
        state,
      ])
    await toState('shipped')
    await restateAll(shop)
    const as = await shop.staff('production')
    await changeCalendar(shop, as, closing('2027-03-05'))
    expect(await dueDay(order.lineId)).toBe('2027-03-05')
    const back = { as, params: { deliveryId: order.deliveryId }, body: { event: 'return' as const } }
    expect((await shop.call(moveParcel, back)).status).toBe(200)
    expect(await dueDay(order.lineId)).toBe('2027-03-08')
    expect((await shop.brokenInvariants()).filter((what) => what.startsWith('I12'))).toEqual([])
    await changeCalendar(shop, as, opening('2027-03-05'))
  })

  it('what is made again leaves on its new day, whenever it was paid', async () => {
    const order = await promised()
    await shop.container.database.pool.query(
      `update order_lines set round = 1, due_day = '2027-03-18', production_state = 'remake' where id = $1`,
      [order.lineId],
    )
    await restateAll(shop)
    const as = await shop.staff('production')
    const { data } = await changeCalendar(shop, as, closing('2027-03-17', '2027-03-18'))
    expect(data.items.filter(({ orderNumber }) => orderNumber === order.orderNumber)).toMatchObject([
      { from: '2027-03-18', to: '2027-03-19' },
    ])
    await changeCalendar(shop, as, opening('2027-03-17', '2027-03-18'))
  })

  it('a day that was agreed on moves too, once it is closed', async () => {
    const order = await promised()
    await shop.container.database.pool.query(
      `update order_lines set due_day = '2027-04-07', origin = '{"kind": "edition", "dispatchDay": "2027-04-07"}' where id = $1`,
      [order.lineId],
    )
    const as = await shop.staff('production')
    const { data } = await changeCalendar(shop, as, closing('2027-04-07'))
    expect(data.items).toMatchObject([{ orderNumber: order.orderNumber, from: '2027-04-07', to: '2027-04-08' }])
    await changeCalendar(shop, as, opening('2027-04-07'))
  })

  it('does not change days gone by, a month at once, or days that are not closed', async () => {
    const as = await shop.staff('production')
    for (const body of [
      closing('2027-03-01'),
      closing('2027-03-05', '2027-03-03'),
      closing('2027-04-01', '2027-05-02'),
      opening('2027-03-03'),
      { ...closing('2027-03-03'), from: '2027-02-30' },
      { ...closing('2027-03-03'), reason: ' ' },
    ])
      expect((await shop.call(changeDays, { as, body: { ...body, seen: {} } })).status, JSON.stringify(body)).toBe(400)
  })

  it('closes at another hour from a coming day on, and keeps what was promised by the hour of before', async () => {
    const as = await shop.staff('production')
    const seen = async () => (await shop.call(readYear, { as, query: { year: 2027 } })).data.seen
    const cut = async (from: string) =>
      shop.call(changeCutOff, {
        as,
        params: { from },
        body: { hour: 11, reason: '택배가 일찍 옵니다', seen: await seen() },
      })
    expect((await cut('2027-03-02')).status).toBe(400)
    expect((await cut('2027-03-03')).status).toBe(200)
    shop.clock.set(seoul('2027-03-02T13:00'))
    const before = await promised()
    expect(await dueDay(before.lineId)).toBe('2027-03-05')
    shop.clock.set(seoul('2027-03-03T11:00'))
    const after = await promised()
    expect(await dueDay(after.lineId)).toBe('2027-03-09')
    const { data } = await shop.call(previewChange, { as, body: closing('2027-03-20') })
    expect(data).toMatchObject({ days: [], count: 0, items: [] })
  })

  it('tells the later of two what a colleague wrote down for the same days meanwhile', async () => {
    const [one, two] = [await shop.staff('production'), await shop.staff('administrator')]
    const look = async (as: StaffCaller) =>
      (await shop.call(previewChange, { as, body: closing('2027-05-11', '2027-05-12') })).data.seen
    const seen = await look(two)
    const holiday = { ...closing('2027-05-12'), kind: 'holiday' as const, reason: '임시 공휴일' }
    expect((await changeCalendar(shop, one, holiday)).status).toBe(200)
    const body = { ...closing('2027-05-11', '2027-05-12'), seen }
    const late = await shop.call(changeDays, { as: two, body })
    expect([late.status, Object.keys(late.failure?.fields ?? {})]).toEqual([409, ['고른 날의 쉬는 날']])
    const { days } = (await shop.call(readYear, { as: two, query: { year: 2027 } })).data
    expect(days.find(({ day }) => day === '2027-05-12')).toMatchObject({ kind: 'holiday', name: '임시 공휴일' })
    expect(days.map(({ day }) => day)).not.toContain('2027-05-11')
    expect((await shop.call(changeDays, { as: two, body: { ...body, seen: await look(two) } })).status).toBe(200)
  })

  it('tells the later of two what a colleague set meanwhile, and lets one’s own press come twice', async () => {
    const [one, two] = [await shop.staff('production'), await shop.staff('administrator')]
    const { seen } = (await shop.call(readYear, { as: two, query: { year: 2027 } })).data
    const set = (as: StaffCaller, hour: number) =>
      shop.call(changeCutOff, { as, params: { from: '2027-12-01' }, body: { hour, reason: '연말', seen } })
    expect((await set(one, 15)).status).toBe(200)
    const late = await set(two, 12)
    expect([late.status, Object.keys(late.failure?.fields ?? {})]).toEqual([409, ['2027-12-01부터의 마감']])
    expect((await set(one, 15)).status).toBe(200)
    const { cutOffs } = (await shop.call(readYear, { as: two, query: { year: 2027 } })).data
    expect(cutOffs.find(({ from }) => from === '2027-12-01')?.hour).toBe(15)
  })

  it('counts at once on another server, also for an approval that was waiting for the change', async () => {
    const other = await shop.another()
    other.clock.set(seoul('2027-03-02T10:00'))
    const as = await shop.staff('production')
    const order = await paidOrder(shop, member.memberId, { file: 'waiting-customer' })
    const { database } = shop.container
    await Promise.all([
      database.transaction(async (tx) => {
        await tx.execute('select pg_advisory_xact_lock(5310140)')
        await tx.execute(
          `insert into calendar_days (day, kind, name, changed_at) values ('2027-03-04', 'closing', '봄 휴가', now())`,
        )
        await new Promise((resolve) => setTimeout(resolve, 200))
      }),
      new Promise((resolve) => setTimeout(resolve, 50)).then(() => approve(other, order.lineId)),
    ])
    expect(await dueDay(order.lineId)).toBe('2027-03-08')
    await changeCalendar(shop, as, closing('2027-03-05'))
    const { data } = await other.call(readCalendar, { as: other.visitor() })
    expect(data.days.map(({ day }) => day)).toContain('2027-03-05')
    expect(await dueDay(order.lineId)).toBe('2027-03-09')
    const broken = await shop.brokenInvariants()
    expect(broken.filter((what) => what.startsWith('I12'))).toEqual([])
  })
})
