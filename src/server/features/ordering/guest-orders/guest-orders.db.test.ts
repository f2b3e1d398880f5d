import { randomUUID } from 'node:crypto'
import { eq, sql } from '#/server/platform/db/drizzle.ts'
import { describe, expect, it } from 'vitest'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { addCartItem, listCart } from '#/contract/ordering/cart.contract.ts'
import { findGuestOrder, offeredGuestOrders, takeGuestOrders } from '#/contract/ordering/guest-orders.contract.ts'
import { listOrders, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { confirmCode, type sendCode, sendCode as sendCodeEndpoint } from '#/contract/people/codes.contract.ts'
import { beginGuest } from '#/contract/people/guests.contract.ts'
import { join } from '#/contract/people/join.contract.ts'
import { login, logout } from '#/contract/people/login.contract.ts'
import { profile } from '#/contract/people/profile.contract.ts'
import { bookVisit, listMyVisits, listVisitDays } from '#/contract/support/reservations.contract.ts'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { members } from '#/server/features/people/members/members.table.ts'
import { auditLog } from '#/server/platform/audit/audit-log.table.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { codeSentTo } from '#tests/support/sent-messages.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const password = 'Bleed#3mm2026'
let phones = 0
const newPhone = () => `0109000${String((phones += 1)).padStart(4, '0')}`
const consents = { age14: true, privacy: true } as const

type Purpose = BodyInputOf<typeof sendCode>['purpose']

async function prove(phone: string, purpose: Purpose): Promise<string> {
  const contact = { channel: 'sms', target: phone } as const
  const { codeId } = (await shop.call(sendCodeEndpoint, { body: { purpose, contact } })).data
  const code = await codeSentTo(shop, phone)
  return (await shop.call(confirmCode, { params: { codeId }, body: { code } })).data.ticket
}

async function asGuest(phone: string, name = '성춘향', as?: { headers: Readonly<Record<string, string>> }) {
  const phoneTicket = await prove(phone, 'guest')
  const begun = await shop.call(beginGuest, { ...(as ? { as } : {}), body: { name, phoneTicket, consents } })
  expect(begun.status).toBe(200)
  return { user: begun.data.user, headers: { authorization: String(begun.headers['authorization']) } }
}

async function joined(phone: string, name = '성춘향', headers: Readonly<Record<string, string>> = {}) {
  const loginId = `j${randomUUID().slice(0, 8)}`
  const marketing = { email: false, sms: false, kakao: false }
  const answer = await shop.call(join, {
    headers,
    body: {
      type: 'GENERAL',
      loginId,
      password,
      name,
      email: `${loginId}@example.com`,
      phoneTicket: await prove(phone, 'join'),
      consents: { age14: true, terms: true, privacy: true, marketing },
    },
  })
  expect(answer.status).toBe(200)
  return { loginId, headers: { authorization: String(answer.headers['authorization']) } }
}

const idOfGuest = async (phone: string) => {
  const [row] = await shop.container.database.db
    .select()
    .from(members)
    .where(sql`${eq(members.phone, phone)} and ${members.guest} and ${members.leftAt} is null`)
  return row?.id ?? ''
}

const key = () => ({ 'idempotency-key': randomUUID() })
const flyer = { spec: FLYER.defaults, files: [] }

describe('ordering without an account', () => {
  it('opens a session by a proven phone that says guest, and has a cart and orders', async () => {
    const { user, headers } = await asGuest(newPhone())
    expect(user).toMatchObject({ id: '', email: '', customerType: 'GUEST', roles: 'ROLE_USER_TYPE_GENERAL' })
    expect((await shop.call(addCartItem, { headers: { ...headers, ...key() }, body: flyer })).status).toBe(200)
    expect((await shop.call(listOrders, { headers, query: {} })).data.orders).toEqual([])
  })

  it('may not look at what only members have, and is told why', async () => {
    const { headers } = await asGuest(newPhone())
    const answer = await shop.call(profile, { headers })
    expect([answer.status, answer.failure?.code]).toEqual([403, 'MEMBERS_ONLY'])
    expect(answer.failure?.message).toContain('가입하시면')
  })

  it('finds the cart again with the same phone and name, and begins anew with another name', async () => {
    const phone = newPhone()
    const { headers } = await asGuest(phone)
    await shop.call(addCartItem, { headers: { ...headers, ...key() }, body: flyer })
    const again = await asGuest(phone, ' 성 춘향')
    expect((await shop.call(listCart, { headers: again.headers })).data.items).toHaveLength(1)
    const other = await asGuest(phone, '이몽룡')
    expect((await shop.call(listCart, { headers: other.headers })).data.items).toEqual([])
  })

  it('finds it again though very many others have ordered with the same phone', async () => {
    const phone = newPhone()
    await shop.container.database.db.execute(sql`
      insert into member (id, public_id, login_id, email, name, phone, type, guest, joined_at, last_login_at)
      select gen_random_uuid(), gen_random_uuid(), '', '', '동료 ' || n, ${phone}, 'GENERAL', true, seen, seen
        from generate_series(1, 1500) n, (select ${shop.clock.now().toISOString()}::timestamptz - interval '9 days' as seen) s`)
    const { headers } = await asGuest(phone)
    await shop.call(addCartItem, { headers: { ...headers, ...key() }, body: flyer })
    expect((await shop.call(listCart, { headers: (await asGuest(phone)).headers })).data.items).toHaveLength(1)
    // A later test forgets guests one by one, and shall not take minutes for these.
    await shop.container.database.db.execute(sql`delete from member where phone = ${phone} and name like '동료 %'`)
  })

  it('begins anew with a number that changed hands', async () => {
    const phone = newPhone()
    const { headers } = await asGuest(phone)
    await shop.call(addCartItem, { headers: { ...headers, ...key() }, body: flyer })
    shop.clock.forward({ days: 31 })
    expect((await shop.call(listCart, { headers: (await asGuest(phone)).headers })).data.items).toEqual([])
  })

  it('takes a proof once, and only one for ordering as a guest', async () => {
    const phone = newPhone()
    const body = { name: '성춘향', consents, phoneTicket: await prove(phone, 'join') }
    expect((await shop.call(beginGuest, { body })).failure?.code).toBe('WRONG_CODE')
    const right = { ...body, phoneTicket: await prove(phone, 'guest') }
    expect((await shop.call(beginGuest, { body: right })).status).toBe(200)
    expect((await shop.call(beginGuest, { body: right })).failure?.code).toBe('WRONG_CODE')
  })

  it('is the same guest on two devices that begin at once', async () => {
    const phone = newPhone()
    const body = { name: '성춘향', consents }
    const tickets = [await prove(phone, 'guest'), await prove(phone, 'guest')]
    const begun = await Promise.all(
      tickets.map((phoneTicket) => shop.call(beginGuest, { body: { ...body, phoneTicket } })),
    )
    expect(begun.map(({ status }) => status)).toEqual([200, 200])
    expect(begun[0]?.data.user.uuid).toBe(begun[1]?.data.user.uuid)
  })

  it('ends at logging out', async () => {
    const { headers } = await asGuest(newPhone())
    await shop.call(logout, { headers })
    expect((await shop.call(listCart, { headers })).status).toBe(401)
  })

  it('ends for a guest whom the shop suspended, under every name', async () => {
    const phone = newPhone()
    await asGuest(phone)
    await shop.container.database.db
      .update(members)
      .set({ suspendedAt: shop.clock.now(), suspendedReason: '사칭' })
      .where(eq(members.id, await idOfGuest(phone)))
    const phoneTicket = await prove(phone, 'guest')
    const refused = await shop.call(beginGuest, { body: { name: '다른 이름', phoneTicket, consents } })
    expect(refused.failure?.code).toBe('FORBIDDEN')
  })

  it('gives its cart to the account that the same browser joins', async () => {
    const guest = await asGuest(newPhone())
    await shop.call(addCartItem, { headers: { ...guest.headers, ...key() }, body: flyer })
    const member = await joined(newPhone(), '이몽룡', guest.headers)
    expect((await shop.call(listCart, { headers: member.headers })).data.items).toHaveLength(1)
    expect((await shop.call(listCart, { headers: guest.headers })).status).toBe(401)
  })
})

describe('finding a guest order again', () => {
  it('opens it by number and proven phone, however the number is typed', async () => {
    const phone = newPhone()
    await asGuest(phone)
    const { orderNumber } = await paidOrder(shop, await idOfGuest(phone))
    const found = await shop.call(findGuestOrder, {
      body: { orderNumber: ` ${orderNumber.toLowerCase()} `, ticket: await prove(phone, 'guest-order') },
    })
    expect(found.data).toMatchObject({ orderNumber, user: { customerType: 'GUEST' } })
    const headers = { authorization: String(found.headers['authorization']) }
    expect((await shop.call(readOrder, { headers, params: { orderNumber } })).status).toBe(200)
  })

  it('answers alike for a missing number, another phone and a member, and keeps the proof for the next try', async () => {
    const phone = newPhone()
    await asGuest(phone)
    const own = await paidOrder(shop, await idOfGuest(phone))
    const otherPhone = newPhone()
    await asGuest(otherPhone)
    const others = await paidOrder(shop, await idOfGuest(otherPhone))
    const ofMember = await paidOrder(shop, (await shop.member()).memberId)
    const ticket = await prove(phone, 'guest-order')
    const ask = (orderNumber: string) => shop.call(findGuestOrder, { body: { orderNumber, ticket } })
    const answers = []
    for (const number of ['20261120-ZZZZZZ', 'x', others.orderNumber, ofMember.orderNumber])
      answers.push((await ask(number)).failure)
    expect(new Set(answers.map((failure) => `${failure?.code} ${failure?.message}`)).size).toBe(1)
    expect(answers[0]?.code).toBe('NOT_FOUND')
    expect((await ask(own.orderNumber)).status).toBe(200)
    expect((await ask(own.orderNumber)).failure?.code).toBe('WRONG_CODE')
  })

  it('may not see the orders of another guest', async () => {
    const one = await shop.guest({ phone: newPhone() })
    const other = await shop.guest({ phone: newPhone() })
    const { orderNumber } = await paidOrder(shop, other.memberId)
    expect((await shop.call(readOrder, { as: one, params: { orderNumber } })).status).toBe(404)
  })

  it('is slowed after ten numbers of one phone within the hour, and written down', async () => {
    const phone = newPhone()
    const ticket = await prove(phone, 'guest-order')
    const ask = (at: number) =>
      shop.call(findGuestOrder, { body: { orderNumber: `20261120-${String(at).padStart(6, '0')}`, ticket } })
    for (let at = 0; at < 10; at += 1) expect((await ask(at)).failure?.code).toBe('NOT_FOUND')
    expect((await ask(10)).failure?.code).toBe('TOO_MANY_REQUESTS')
    const told = await shop.container.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'guest.order-guessed'))
    expect(told).toHaveLength(1)
  })
})

describe('taking guest orders into an account', () => {
  it('offers and takes what the same phone and name ordered, and says so in the history', async () => {
    const phone = newPhone()
    const guest = await asGuest(phone)
    const guestId = await idOfGuest(phone)
    const first = await paidOrder(shop, guestId)
    const second = await paidOrder(shop, guestId, { payment: 'waiting-deposit' })
    const { headers } = await joined(phone)
    expect((await shop.call(offeredGuestOrders, { headers })).data).toEqual({ orders: 2, proofWanted: false })
    const taken = await shop.call(takeGuestOrders, { headers: { ...headers, ...key() }, body: {} })
    expect(taken.data.orderNumbers.toSorted()).toEqual([first.orderNumber, second.orderNumber].toSorted())
    expect((await shop.call(readOrder, { headers, params: { orderNumber: first.orderNumber } })).status).toBe(200)
    expect((await shop.call(listCart, { headers: guest.headers })).status).toBe(401)
    const { rows } = await shop.container.database.db.execute(sql`
      select h.event, a.member_id = o.member_id as paid_by from orders o join order_history h on h.order_id = o.id
        join payment_attempt_orders p on p.order_id = o.id join payment_attempts a on a.id = p.attempt_id
       where o.number = ${first.orderNumber}`)
    expect(rows).toContainEqual({ event: 'taken-into-account', paid_by: true })
    const [left] = await shop.container.database.db.select().from(members).where(eq(members.id, guestId))
    expect(left).toMatchObject({ name: '', phone: '', guest: true, takenBy: expect.any(String) })
    // Orders that were put there by hand have no first entry in their history (I7).
    expect((await shop.brokenInvariants()).filter((broken) => !broken.startsWith('I7'))).toEqual([])
    expect((await shop.call(offeredGuestOrders, { headers })).data.orders).toBe(0)
  })

  it('takes the visits that were booked with them', async () => {
    const phone = newPhone()
    const guest = await asGuest(phone)
    await paidOrder(shop, await idOfGuest(phone))
    const { days } = (await shop.call(listVisitDays, {})).data
    const free = days.flatMap(({ day, slots }) =>
      slots.filter((slot) => slot.free > 0).map(({ hour }) => ({ day, hour })),
    )
    const visit = {
      purpose: 'samples',
      people: 1,
      orderNumber: null,
      memo: null,
      name: '성춘향',
      phone,
      ticket: null,
    } as const
    const booked = await shop.call(bookVisit, {
      headers: { ...guest.headers, ...key() },
      body: { ...visit, ...(free.at(-1) ?? { day: '', hour: 0 }) },
    })
    expect(booked.status, booked.text).toBe(200)
    const { headers } = await joined(phone)
    await shop.call(takeGuestOrders, { headers: { ...headers, ...key() }, body: {} })
    const { items } = (await shop.call(listMyVisits, { headers })).data
    expect(items.map(({ number }) => number)).toEqual([booked.data.number])
  })

  it('is done once by two tabs at once', async () => {
    const phone = newPhone()
    await asGuest(phone)
    const { orderNumber } = await paidOrder(shop, await idOfGuest(phone))
    const { headers } = await joined(phone)
    const tab = () => shop.call(takeGuestOrders, { headers: { ...headers, ...key() }, body: {} })
    const answers = await Promise.all([tab(), tab(), tab()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.flatMap(({ data }) => data.orderNumbers)).toEqual([orderNumber])
  })

  it('wants the phone proven again from a session that is younger than the proof', async () => {
    const phone = newPhone()
    const { loginId } = await joined(phone)
    shop.clock.forward({ days: 2 })
    await asGuest(phone)
    const { orderNumber } = await paidOrder(shop, await idOfGuest(phone))
    const again = await shop.call(login, { body: { loginId, password, remember: false } })
    const headers = { authorization: String(again.headers['authorization']) }
    expect((await shop.call(offeredGuestOrders, { headers })).data).toEqual({ orders: 1, proofWanted: true })
    const take = (ticket?: string) =>
      shop.call(takeGuestOrders, { headers: { ...headers, ...key() }, body: ticket ? { ticket } : {} })
    expect((await take()).failure?.code).toBe('FORBIDDEN')
    expect((await take(await prove(newPhone(), 'take-orders'))).failure?.code).toBe('WRONG_CODE')
    expect((await take(await prove(phone, 'take-orders'))).data.orderNumbers).toEqual([orderNumber])
  })

  it('of a guest who was last here a month ago wants an order number first: the phone may have another owner', async () => {
    const phone = newPhone()
    await asGuest(phone)
    const { orderNumber } = await paidOrder(shop, await idOfGuest(phone))
    shop.clock.forward({ days: 31 })
    const { headers } = await joined(phone)
    const take = async () =>
      (await shop.call(takeGuestOrders, { headers: { ...headers, ...key() }, body: {} })).data.orderNumbers
    expect((await shop.call(offeredGuestOrders, { headers })).data.orders).toBe(0)
    expect(await take()).toEqual([])
    const ticket = await prove(phone, 'guest-order')
    expect((await shop.call(findGuestOrder, { body: { orderNumber, ticket } })).status).toBe(200)
    expect(await take()).toEqual([orderNumber])
  })

  it('gives nothing to a member with another name or another phone', async () => {
    const phone = newPhone()
    await asGuest(phone)
    await paidOrder(shop, await idOfGuest(phone))
    for (const { headers } of [await joined(phone, '이몽룡'), await joined(newPhone())]) {
      expect((await shop.call(offeredGuestOrders, { headers })).data.orders).toBe(0)
      const taken = await shop.call(takeGuestOrders, { headers: { ...headers, ...key() }, body: {} })
      expect(taken.data.orderNumbers).toEqual([])
    }
  })

  it('may not be asked by a guest', async () => {
    const { headers } = await asGuest(newPhone())
    expect((await shop.call(offeredGuestOrders, { headers })).failure?.code).toBe('MEMBERS_ONLY')
    const taken = await shop.call(takeGuestOrders, { headers: { ...headers, ...key() }, body: {} })
    expect(taken.failure?.code).toBe('MEMBERS_ONLY')
  })
})

describe('the end of what is known of a guest', () => {
  it('comes after a month without an order, and not before', async () => {
    const bare = await shop.guest({ phone: newPhone() })
    const buyer = await shop.guest({ phone: newPhone() })
    await paidOrder(shop, buyer.memberId)
    const leftOf = async (id: string) =>
      (await shop.container.database.db.select().from(members).where(eq(members.id, id)))[0]?.leftAt
    shop.clock.forward({ days: 29 })
    await shop.container.database.pool.query(`select graphile_worker.add_job('guests.forget')`)
    await shop.runJobs()
    expect(await leftOf(bare.memberId)).toBeNull()
    shop.clock.forward({ days: 3 })
    await shop.container.database.pool.query(`select graphile_worker.add_job('guests.forget')`)
    await shop.runJobs()
    expect(await leftOf(bare.memberId)).not.toBeNull()
    expect(await leftOf(buyer.memberId)).toBeNull()
  })
})
