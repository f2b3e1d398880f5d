import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Value } from '#/domain/ledger/lots.ts'
import { daysAfter, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { giveTo } from '#tests/support/ledger/give-value.ts'
import { takeValue } from '#tests/support/ledger/take-value.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { balancesOf } from './balances.ts'
import { returnableOf, returnValue } from './return-value.ts'

const DAY = 86_400_000
let shop: TestShop
let member: MemberCaller
beforeAll(async () => {
  shop = await testShop()
})
beforeEach(async () => {
  member = await shop.member()
})

const database = () => shop.container.database
const deps = () => shop.container
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * DAY)
const balances = () => balancesOf(database().db, member.memberId, shop.clock.now())

const give = (value: Value, valueKind: 'paid' | 'free', amount: number, expiresAt: Date | null, sourceId?: string) =>
  giveTo(shop, member, value, amount, { valueKind, expiresAt, ...(sourceId ? { sourceId } : {}) })
const spend = (orderId: string, kind: Value, amount: number) =>
  database().transaction((tx) => takeValue(tx, deps(), { memberId: member.memberId, orderId, kind, amount }))
const giveBack = (orderId: string, amount: number, reference: string) =>
  database().transaction((tx) => returnValue(tx, deps(), { orderId, amount, reference }))

describe('a wallet', () => {
  it('gives once for one source, and knows what was paid for', async () => {
    const source = randomUUID()
    expect(await give('emoney', 'free', 3_000, inDays(30), source)).toBe(true)
    expect(await give('emoney', 'free', 3_000, inDays(30), source)).toBe(false)
    await give('emoney', 'paid', 7_000, null)
    await give('points', 'free', 500, inDays(10))
    expect(await balances()).toEqual({ points: 500, emoney: 10_000, emoneyPaid: 7_000, emoneyFree: 3_000 })
  })

  it('is spent at once from fifty tabs, and never more than there is', async () => {
    await give('points', 'free', 10_000, inDays(10))
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => spend(randomUUID(), 'points', 900)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
    expect((await balances()).points).toBe(100)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('takes once for an order that asks twice', async () => {
    await give('points', 'free', 1_000, inDays(10))
    const order = randomUUID()
    await Promise.all([spend(order, 'points', 400), spend(order, 'points', 400)])
    expect((await balances()).points).toBe(600)
    await expect(spend(order, 'points', 500)).rejects.toThrow('another amount')
  })

  it('says in Korean how much there is when it is too little', async () => {
    await give('emoney', 'paid', 1_000, null)
    await expect(spend(randomUUID(), 'emoney', 1_010)).rejects.toThrow(
      'e머니가 모자랍니다. 지금 쓸 수 있는 금액은 1,000원입니다.',
    )
    await expect(spend(randomUUID(), 'points', 10)).rejects.toThrow('지금 쓸 수 있는 금액은 0P입니다.')
  })

  it('gives back e-money first, what was paid before what was given, then points', async () => {
    await give('emoney', 'free', 1_000, inDays(30))
    await give('emoney', 'paid', 2_000, null)
    await give('points', 'free', 500, inDays(30))
    const order = randomUUID()
    await spend(order, 'points', 500)
    await spend(order, 'emoney', 3_000)
    expect(await balances()).toMatchObject({ points: 0, emoney: 0 })
    await giveBack(order, 1_500, 'a')
    expect(await balances()).toEqual({ points: 0, emoney: 1_500, emoneyPaid: 1_500, emoneyFree: 0 })
    await giveBack(order, 1_500, 'a')
    expect((await balances()).emoney).toBe(1_500)
    expect(await giveBack(order, 1_700, 'b')).toEqual({ emoney: 1_500, points: 200 })
    expect(await returnableOf(database().db, order)).toEqual({ emoney: 0, points: 300 })
    await expect(giveBack(order, 301, 'c')).rejects.toThrow('less than 301')
    await giveBack(order, 300, 'c')
    expect(await balances()).toEqual({ points: 500, emoney: 3_000, emoneyPaid: 2_000, emoneyFree: 1_000 })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('gives back with the old end, and until the end of the thirtieth day what has ended meanwhile', async () => {
    const kept = inDays(50)
    await give('points', 'free', 300, inDays(5))
    await give('points', 'free', 300, kept)
    const order = randomUUID()
    await spend(order, 'points', 600)
    shop.clock.forward({ days: 10 })
    const today = seoulDay(shop.clock.now())
    await giveBack(order, 600, 'cancelled')
    const { rows } = await database().pool.query<{ remaining: number; endsAt: Date }>(
      `select remaining::int, expires_at as "endsAt" from ledger_lots
       where account = $1 and remaining > 0 order by expires_at`,
      [`points:${member.memberId}`],
    )
    expect(rows.map(({ remaining }) => remaining)).toEqual([300, 300])
    const ends = [today, seoulDay(shop.clock.now())].map((day) => daysAfter(seoulMidnight(day), 31))
    expect(ends).toContainEqual(rows[0]?.endsAt)
    expect(rows[1]?.endsAt).toEqual(kept)
  })

  it('never spends what has ended', async () => {
    await give('points', 'free', 300, inDays(1))
    shop.clock.forward({ days: 2 })
    expect((await balances()).points).toBe(0)
    await expect(spend(randomUUID(), 'points', 100)).rejects.toThrow('모자랍니다')
  })
})
