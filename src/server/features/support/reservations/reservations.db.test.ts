import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { confirmCode, sendCode } from '#/contract/people/codes.contract.ts'
import { readQueue } from '#/contract/production/queue.contract.ts'
import * as contract from '#/contract/support/reservations.contract.ts'
import * as desk from '#/contract/support/staff-reservations.contract.ts'
import { DAY_MS } from '#/lib/seoul-time.ts'
import { mayTell, UNPAID_A_DAY } from '#/server/features/people/messages/unpaid-limit.ts'
import type { Caller, MemberCaller } from '#tests/support/callers.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { codeSentTo, sentTo } from '#tests/support/sent-messages.ts'
import { changeCalendar } from '#tests/support/calendar-change.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const seoul = (text: string) => new Date(`${text}:00+09:00`)
const PHONE = '01055556666'

let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member({ name: '윤서영' })
})
/** Tuesday. */
beforeEach(async () => {
  shop.clock.set(seoul('2027-03-02T10:00'))
  await shop.container.database.pool.query('delete from reservation')
  await shop.container.database.pool.query('delete from visit_block')
})

const wish = (hour: number, day = '2027-03-04', phone = PHONE): BodyInputOf<typeof contract.bookVisit> => ({
  day,
  hour,
  purpose: 'samples',
  people: 2,
  orderNumber: null,
  memo: null,
  name: '윤서영',
  phone,
  ticket: null,
})

async function prove(phone: string): Promise<string> {
  const contact = { channel: 'sms', target: phone } as const
  const { codeId } = (await shop.call(sendCode, { body: { purpose: 'reservation', contact } })).data
  const code = await codeSentTo(shop, phone)
  return (await shop.call(confirmCode, { params: { codeId }, body: { code } })).data.ticket
}

const book = (body = wish(14), as: Caller = member) => shop.call(contract.bookVisit, { as, body })
const slot = async (day: string, hour: number) => {
  const { data } = await shop.call(contract.listVisitDays, { as: shop.visitor() })
  return data.days.find((found) => found.day === day)?.slots.find((found) => found.hour === hour)
}

describe('booking a visit', () => {
  it('takes a member at once by the phone of the account, and a visitor whose phone is proven', async () => {
    expect((await book()).data).toMatchObject({ state: 'confirmed', hour: 14, people: 2 })
    const phone = '01033334444'
    const as = shop.visitor()
    expect((await book(wish(14, '2027-03-04', phone), as)).failure?.message).toBe('휴대전화 번호를 먼저 인증해 주세요.')
    const ticket = await prove(phone)
    expect((await book({ ...wish(14, '2027-03-04', '01099998888'), ticket }, as)).status).toBe(400)
    const again = await prove(phone)
    const { data } = await book({ ...wish(14, '2027-03-04', phone), ticket: again }, as)
    expect(await slot('2027-03-04', 14)).toEqual({ hour: 14, free: 0, full: true })
    const [text] = await sentTo(shop, phone)
    expect(text).toContain('방문 예약이 확정되었습니다')
    expect(text).toContain(`/cust/reservation#${data.token}`)
  })

  it('refuses a closed day, an hour that is no slot, the past and what is too close', async () => {
    for (const [day, hour] of [
      ['2027-03-06', 14],
      ['2027-03-01', 14],
      ['2027-03-04', 12],
      ['2027-03-02', 11],
      ['2027-05-30', 14],
    ] as const)
      expect((await book(wish(hour, day))).status).toBe(409)
  })

  it('asks for an order at a press check, the member’s own, and is a request until the desk agrees', async () => {
    const check = { ...wish(15), purpose: 'press-check' as const }
    expect((await book(check)).failure?.fields).toHaveProperty('orderNumber')
    const other = await paidOrder(shop, (await shop.member()).memberId)
    expect((await book({ ...check, orderNumber: other.orderNumber })).status).toBe(400)
    const { orderNumber } = await paidOrder(shop, member.memberId)
    expect((await book({ ...check, orderNumber })).data.state).toBe('requested')
    expect((await sentTo(shop, PHONE))[0]).toContain('신청을 받았습니다')
  })

  it('shows the desk what it has not agreed to yet, whatever day is open, until it does', async () => {
    const { orderNumber } = await paidOrder(shop, member.memberId)
    const { data } = await book({ ...wish(15), purpose: 'press-check', orderNumber })
    const staff = await shop.staff('service')
    const waiting = async () =>
      (await shop.call(readQueue, { as: staff })).data.rows.find(({ kind }) => kind === 'visit-request')?.count
    const asked = async () =>
      (await shop.call(desk.listDeskVisits, { as: staff, query: { day: '2027-03-02' } })).data.requests
    expect(await waiting()).toBe(1)
    expect((await asked()).map(({ number }) => number)).toEqual([data.number])
    const { id = '', seen = {} } = (await asked())[0] ?? {}
    await shop.call(desk.setVisitState, { as: staff, params: { id }, body: { state: 'confirmed', reason: null, seen } })
    expect(await waiting()).toBe(0)
    expect(await asked()).toEqual([])
  })

  it('lets fifty who ask at once for two seats have exactly two, and tells the others what is free', async () => {
    const phones = Array.from({ length: 50 }, (_, at) => `0102000${String(1000 + at)}`)
    const staff = await shop.staff('service')
    const answers = await Promise.all(
      phones.map((phone) => {
        const { ticket: _none, ...body } = wish(16, '2027-03-04', phone)
        return shop.call(desk.takeVisit, { as: staff, body })
      }),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBe(2)
    const refused = answers.filter(({ status }) => status === 409)
    // A machine with more to do than it can may answer some with 503; nobody gets a third seat.
    expect(answers.every(({ status }) => [200, 409, 503].includes(status))).toBe(true)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.failure?.message).toBe(
      '방금 자리가 찼습니다. 3월 4일 목요일 17:00, 3월 5일 금요일 10:00, 11:00은 비어 있습니다.',
    )
    const { rows } = await shop.container.database.pool.query<{ seat: number }>(
      `select seat from reservation where day = '2027-03-04' and hour = 16 order by seat`,
    )
    expect(rows.map(({ seat }) => seat)).toEqual([1, 2])
  })

  it('is not made twice by one key, nor twice in one slot, nor more than three times by one phone', async () => {
    const key = crypto.randomUUID()
    const first = await shop.call(contract.bookVisit, { as: member, body: wish(10), key })
    const second = await shop.call(contract.bookVisit, { as: member, body: wish(10), key })
    expect(second.data.number).toBe(first.data.number)
    expect((await book(wish(10))).failure?.message).toBe('이 시간에 이미 예약하셨습니다.')
    await book(wish(11))
    await book(wish(13))
    expect((await book(wish(14))).status).toBe(429)
  })

  it('is not made more than three times by one phone that asks for six hours at once', async () => {
    const answers = await Promise.all([10, 11, 13, 14, 15, 16].map((hour) => book(wish(hour))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  })
})

describe('the link of a visit', () => {
  it('shows, moves and cancels it without a login, and gives the seat back', async () => {
    const { token } = (await book()).data
    const as = shop.visitor()
    expect((await shop.call(contract.findVisit, { as, body: { token } })).data.name).toBe('윤서영')
    const moved = await shop.call(contract.moveVisit, { as, body: { token, day: '2027-03-05', hour: 11 } })
    expect(moved.data).toMatchObject({ day: '2027-03-05', hour: 11 })
    expect((await slot('2027-03-04', 14))?.free).toBe(2)
    expect((await shop.call(contract.cancelVisit, { as, body: { token } })).data.state).toBe('cancelled')
    expect((await shop.call(contract.cancelVisit, { as, body: { token } })).status).toBe(200)
    expect((await slot('2027-03-05', 11))?.free).toBe(2)
    expect((await sentTo(shop, PHONE))[0]).toContain('취소했습니다')
  })

  it('is not guessed: another number with the same proof is nobody’s', async () => {
    const { token, number } = (await book()).data
    const other = (await book(wish(15))).data
    for (const wrong of [number, `${number}.`, `${number}.AAAA`, `${other.number}.${token.split('.')[1]}`, 'x.y'])
      expect((await shop.call(contract.findVisit, { body: { token: wrong } })).status).toBe(404)
  })

  it('ends: no change in the last hours, and nothing once the visit is over', async () => {
    const { token } = (await book()).data
    shop.clock.set(seoul('2027-03-03T20:30'))
    const late = await shop.call(contract.cancelVisit, { body: { token } })
    expect(late.failure?.message).toContain('18시간 전까지만')
    // The shop may have no telephone; somebody reads every inquiry.
    expect(late.failure?.message).toContain('1:1 문의로')
    expect((await shop.call(contract.moveVisit, { body: { token, day: '2027-03-05', hour: 11 } })).status).toBe(409)
    shop.clock.set(seoul('2027-03-04T15:00'))
    expect((await shop.call(contract.findVisit, { body: { token } })).status).toBe(404)
  })

  it('is shown to its member, and to no other', async () => {
    await book()
    expect((await shop.call(contract.listMyVisits, { as: member })).data.items).toHaveLength(1)
    expect((await shop.call(contract.listMyVisits, { as: await shop.member() })).data.items).toEqual([])
    expect((await shop.call(contract.listMyVisits, { as: shop.visitor() })).status).toBe(401)
  })

  it('is told of no more often than its limit, however often it is moved: each text costs the shop', async () => {
    const phone = '01077778888'
    const made = await book({ ...wish(14, '2027-03-04', phone), ticket: await prove(phone) }, shop.visitor())
    const { token } = made.data
    const to = { channel: 'sms', to: phone } as const
    for (let told = 0; told < UNPAID_A_DAY.sms; told += 1)
      await mayTell(shop.container.database.db, to, null, 'visit-moved')
    for (const hour of [11, 13, 15])
      expect((await shop.call(contract.moveVisit, { body: { token, day: '2027-03-05', hour } })).status).toBe(200)
    expect((await sentTo(shop, phone)).filter((text) => text.includes('방문 시간이 바뀌었습니다'))).toEqual([])
  })

  it('is reminded of once, the day before, at the time it was moved to', async () => {
    const { token } = (await book()).data
    await shop.call(contract.moveVisit, { body: { token, day: '2027-03-05', hour: 11 } })
    shop.clock.set(new Date(seoul('2027-03-05T11:00').getTime() - DAY_MS + 60_000))
    const texts = await sentTo(shop, PHONE)
    expect(texts.filter((text) => text.includes('내일 방문 예약이 있습니다'))).toHaveLength(1)
    expect(texts[0]).toContain('3월 5일 금요일 11:00')
  })
})

describe('the desk moves a visit', () => {
  const at = (day: string, hour: number) => ({ day, hour })
  const moveTo = async (id: string, from: ReturnType<typeof at>, to: ReturnType<typeof at>, as?: Caller) =>
    shop.call(desk.moveVisitByDesk, { as: as ?? (await shop.staff('service')), params: { id }, body: { ...to, from } })
  const idOf = async (day: string, hour: number) => {
    const as = await shop.staff('service')
    const { items } = (await shop.call(desk.listDeskVisits, { as, query: { day } })).data
    return items.find((visit) => visit.hour === hour && visit.state !== 'cancelled')?.id ?? ''
  }

  it('to a free seat, and the customer is told the new time by day', async () => {
    await book()
    const id = await idOf('2027-03-04', 14)
    shop.clock.set(seoul('2027-03-02T22:30'))
    const moved = await moveTo(id, at('2027-03-04', 14), at('2027-03-05', 11))
    expect(moved.data).toMatchObject({ day: '2027-03-05', hour: 11 })
    expect((await sentTo(shop, PHONE)).some((text) => text.includes('옮겨 드렸습니다'))).toBe(false)
    shop.clock.set(seoul('2027-03-03T08:01'))
    const [text] = await sentTo(shop, PHONE)
    expect(text).toMatch(/방문 시간을 옮겨 드렸습니다[\s\S]*3월 5일 금요일 11:00[\s\S]*\/cust\/reservation#/)
    expect(await slot('2027-03-04', 14)).toMatchObject({ full: false })
  })

  it('never into a seat that somebody else takes at the same moment, nor twice from where it stood', async () => {
    const as = await shop.staff('service')
    const take = async (hour: number, day: string, phone: string) => {
      const { ticket: _ticket, ...body } = wish(hour, day, phone)
      return (await shop.call(desk.takeVisit, { as, body })).data.id
    }
    // One of the two seats is taken.
    await take(11, '2027-03-05', '01077770001')
    const [one, two] = [await take(14, '2027-03-04', '01077770002'), await take(15, '2027-03-04', '01077770003')]
    const both = await Promise.all([
      moveTo(one, at('2027-03-04', 14), at('2027-03-05', 11)),
      moveTo(two, at('2027-03-04', 15), at('2027-03-05', 11)),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const moved = both[0]?.status === 200 ? { id: one, hour: 14 } : { id: two, hour: 15 }
    const stale = await moveTo(moved.id, at('2027-03-04', moved.hour), at('2027-03-05', 14))
    expect([stale.status, stale.failure?.message]).toEqual([409, expect.stringContaining('옮겨진 예약')])
  })

  it('only by service, only what is still expected, and only to a time when the shop is open', async () => {
    const { token } = (await book()).data
    const id = await idOf('2027-03-04', 14)
    const from = at('2027-03-04', 14)
    expect((await moveTo(id, from, at('2027-03-05', 11), await shop.staff('production'))).status).toBe(403)
    expect((await moveTo(id, from, at('2027-03-06', 11))).status).toBe(409)
    expect((await moveTo(crypto.randomUUID(), from, at('2027-03-05', 11))).status).toBe(404)
    await shop.call(contract.cancelVisit, { body: { token } })
    expect((await moveTo(id, from, at('2027-03-05', 11))).status).toBe(409)
  })
})

describe('the desk of visits', () => {
  it('sees its day, writes what came of it, and only service writes', async () => {
    await book()
    const as = await shop.staff('service')
    const { data } = await shop.call(desk.listDeskVisits, { as, query: { day: '2027-03-04' } })
    const [visit] = data.items
    const id = visit?.id ?? ''
    expect(visit).toMatchObject({ phone: PHONE, state: 'confirmed', byPhone: false })
    const to = async (state: 'visited' | 'no-show' | 'cancelled' | 'confirmed', reason: string | null = null) => {
      const { items } = (await shop.call(desk.listDeskVisits, { as, query: { day: '2027-03-04' } })).data
      return shop.call(desk.setVisitState, { as, params: { id }, body: { state, reason, seen: items[0]?.seen ?? {} } })
    }
    expect((await to('no-show')).status).toBe(409)
    expect((await to('cancelled')).failure?.fields).toHaveProperty('reason')
    shop.clock.set(seoul('2027-03-04T14:10'))
    expect((await to('no-show')).data.state).toBe('no-show')
    expect((await to('visited')).data.state).toBe('visited')
    for (const role of ['proof', 'finance'] as const)
      expect(
        (await shop.call(desk.listDeskVisits, { as: await shop.staff(role), query: { day: '2027-03-04' } })).status,
      ).toBe(403)
    const press = await shop.staff('production')
    expect(
      (
        await shop.call(desk.setVisitState, {
          as: press,
          params: { id },
          body: { state: 'confirmed', reason: null, seen: {} },
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await shop.call(desk.setVisitState, {
          as,
          params: { id: crypto.randomUUID() },
          body: { state: 'visited', reason: null, seen: {} },
        })
      ).status,
    ).toBe(404)
    const { rows } = await shop.container.database.pool.query(
      `select action from audit_log where object_kind = 'reservation' and actor_kind = 'staff'`,
    )
    expect(rows).toContainEqual({ action: 'reservation.list' })
    expect(rows).toContainEqual({ action: 'reservations.set-state' })
  })

  it('does not agree to a time that the customer has moved to another meanwhile', async () => {
    const { token } = (await book()).data
    const as = await shop.staff('service')
    const onDay = async (day: string) => (await shop.call(desk.listDeskVisits, { as, query: { day } })).data.items[0]
    const { id = '', seen = {} } = (await onDay('2027-03-04')) ?? {}
    await shop.call(contract.moveVisit, { body: { token, day: '2027-03-05', hour: 11 } })
    const body = { state: 'cancelled' as const, reason: '그 시간에 문을 닫습니다.', seen }
    const answer = await shop.call(desk.setVisitState, { as, params: { id }, body })
    expect(answer.failure).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('예약 시간이 바뀌어') })
    expect(await onDay('2027-03-05')).toMatchObject({ state: 'confirmed', hour: 11 })
  })

  it('closes an hour or a day, and is shown whom to call', async () => {
    await book()
    const as = await shop.staff('service')
    const body = { day: '2027-03-04', hour: 14, reason: '기계 정비' }
    expect((await shop.call(desk.blockVisits, { as, body })).data.conflicts).toBe(1)
    expect((await shop.call(desk.blockVisits, { as, body })).status).toBe(409)
    expect(await slot('2027-03-04', 14)).toMatchObject({ free: 0 })
    expect((await book(wish(14, '2027-03-04', PHONE))).failure?.message).toContain('예약받지 않는 시간입니다')
    const seen = (await shop.call(desk.listDeskVisits, { as, query: { day: '2027-03-04' } })).data
    expect(seen.conflicts).toHaveLength(1)
    const [block] = seen.blocks
    await shop.call(desk.unblockVisits, { as, params: { id: block?.id ?? '' } })
    expect((await slot('2027-03-04', 14))?.free).toBe(1)
  })

  it('is shown visits on a day that the calendar closed afterwards', async () => {
    await book()
    const change = { act: 'close', from: '2027-03-04', to: '2027-03-04', kind: 'closing', reason: '봄 휴가' } as const
    await changeCalendar(shop, await shop.staff('production'), change)
    const as = await shop.staff('service')
    expect((await shop.call(desk.listDeskVisits, { as, query: { day: '2027-03-02' } })).data.conflicts).toHaveLength(1)
    await changeCalendar(shop, await shop.staff('production'), { ...change, act: 'open' })
  })

  it('says how many seats there are and which hours', async () => {
    const as = await shop.staff('service')
    const { settings } = (await shop.call(desk.listDeskVisits, { as, query: { day: '2027-03-04' } })).data
    const body = { ...settings, hours: [15, 9], seats: 1 }
    const saved = (await shop.call(desk.changeVisitSettings, { as, body })).data
    expect(saved.hours).toEqual([9, 15])
    expect((await slot('2027-03-04', 9))?.free).toBe(1)
    expect(await slot('2027-03-04', 14)).toBeUndefined()
    expect((await shop.call(desk.changeVisitSettings, { as, body: { ...body, hours: [] } })).status).toBe(400)
    await shop.call(desk.changeVisitSettings, { as, body: { ...settings, seen: saved.seen } })
  })
})
