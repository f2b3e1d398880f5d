import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  changeRules,
  decideGiftCards,
  issueGiftCards,
  listGiftCardBatches,
  readBenefits,
  readGiftCardSheet,
  stopGiftCards,
} from '#/contract/benefits/staff-wallet.contract.ts'
import { readWallet, readWalletHistory, registerGiftCard } from '#/contract/benefits/wallet.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { owedByDay } from '#/server/features/benefits/ledger/ledger.public.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { pdfText } from '#tests/support/pdf/pdf-text.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { READS_OF_CALLER } from '#/server/platform/http/account-turns.ts'
import { PATIENCE } from '#tests/support/patience.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { expireAll } from './expire-value.ts'

let shop: TestShop
let finance: StaffCaller
let member: MemberCaller
beforeAll(async () => {
  shop = await testShop()
  finance = await shop.staff('finance')
})
beforeEach(async () => {
  member = await shop.member()
})

const issue = async (amount: number, cards: number) =>
  (
    await shop.call(issueGiftCards, {
      as: finance,
      body: { name: '가을 상품권', amount, cards, reason: '법인 판매' },
    })
  ).data
const sheetOf = (id: string, as = finance) =>
  shop.call(readGiftCardSheet, { as, params: { id }, query: { format: 'csv' } })
const codesOf = async (id: string) =>
  [...(await sheetOf(id)).text.matchAll(/[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/g)].map(([code]) => code)
const register = (code: string, as: MemberCaller = member) => shop.call(registerGiftCard, { as, body: { code } })
const walletOf = async (as: MemberCaller) => (await shop.call(readWallet, { as })).data
const NONE = '2345-6789-ABCD-EFGH'
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

describe('gift cards', () => {
  it('become paid e-money with a legal end of five years, once', async () => {
    const { id, state } = await issue(10_000, 2)
    expect(state).toBe('issued')
    const [code = ''] = await codesOf(id)
    const first = await register(code.toLowerCase().replaceAll('-', ' '))
    expect(first.data.amount).toBe(10_000)
    expect(new Date(first.data.expiresAt).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 5)
    expect(await walletOf(member)).toMatchObject({
      emoney: 10_000,
      emoneyPaid: 10_000,
      lots: [{ origin: 'gift-card' }],
    })
    // The answer was lost on the way.
    expect((await register(code)).data).toEqual(first.data)
    expect((await register(code, await shop.member())).failure?.code).toBe('NOT_FOUND')
    expect(await codesOf(id)).toHaveLength(1)
    const history = await shop.call(readWalletHistory, { as: member, query: { value: 'emoney' } })
    expect(history.data.items).toMatchObject([
      { kind: 'gift-card', amount: 10_000, balance: 10_000, memo: '가을 상품권' },
    ])
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('go to one of many who register the same at once', async () => {
    const [code = ''] = await codesOf((await issue(5_000, 1)).id)
    const people = await Promise.all(Array.from({ length: 5 }, () => shop.member()))
    const answers = await Promise.all(people.map((one) => register(code, one)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const wallets = await Promise.all(people.map(walletOf))
    expect(wallets.reduce((sum, { emoney }) => sum + emoney, 0)).toBe(5_000)
  })

  it('are not found by guessing: it slows down, is written down and shown to the desk', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect((await register(NONE)).status).toBe(404)
    const [code = ''] = await codesOf((await issue(5_000, 1)).id)
    const slow = await register(code)
    expect(slow.status).toBe(429)
    expect(slow.failure?.message).toContain('분 뒤에 다시')
    const { guessers } = (await shop.call(readBenefits, { as: finance })).data
    expect(guessers).toContainEqual(expect.objectContaining({ memberId: member.memberId, times: 5 }))
    const { rows } = await shop.container.database.pool.query(
      `select 1 from audit_log where action = 'gift-card.guessed' and object_id = $1`,
      [member.memberId],
    )
    expect(rows).toHaveLength(1)
    shop.clock.forward({ minutes: 61 })
    expect((await register(code)).status).toBe(200)
  })

  it('are not found by guessing many at once either', async () => {
    const [taken = '', free = ''] = await codesOf((await issue(5_000, 2)).id)
    await register(taken, await shop.member())
    const { pool } = shop.container.database
    const holder = await pool.connect()
    await holder.query('begin; lock table gift_cards in exclusive mode')
    const guesses = Promise.all(Array.from({ length: 12 }, () => register(taken)))
    // As many as one caller has at work at once; the others wait for their turn.
    await vi
      .waitFor(async () => expect((await pool.query(WAITING)).rowCount).toBe(READS_OF_CALLER.atOnce), PATIENCE)
      .finally(async () => {
        await holder.query('commit')
        holder.release()
      })
    const statuses = (await guesses).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(5).fill(404), ...Array(7).fill(429)])
    expect((await register(free)).status).toBe(429)
  })

  it('that were stolen are stopped, those that somebody registered stay', async () => {
    const { id } = await issue(5_000, 3)
    const [first = '', second = ''] = await codesOf(id)
    await register(first)
    const stopped = await shop.call(stopGiftCards, { as: finance, params: { id }, body: { reason: '택배 분실' } })
    expect(stopped.data.stopped).toBe(2)
    expect((await register(second)).failure?.code).toBe('NOT_FOUND')
    expect((await walletOf(member)).emoney).toBe(5_000)
    expect((await sheetOf(id)).status).toBe(409)
    const again = await shop.call(stopGiftCards, { as: finance, params: { id }, body: { reason: '택배 분실' } })
    expect(again.status).toBe(409)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('above the limit wait for a second person', async () => {
    const { id, state } = await issue(50_000, 3)
    expect(state).toBe('waiting')
    expect((await sheetOf(id)).status).toBe(409)
    const decide = (as: StaffCaller) => shop.call(decideGiftCards, { as, params: { id }, body: { give: true } })
    expect((await decide(finance)).status).toBe(403)
    const other = await shop.staff('finance')
    expect((await decide(other)).data.state).toBe('issued')
    expect((await decide(other)).status).toBe(409)
    expect(await codesOf(id)).toHaveLength(3)
    const { items } = (await shop.call(listGiftCardBatches, { as: finance })).data
    expect(items[0]).toMatchObject({ id, state: 'issued', registered: 0, mine: true })
  })

  it('stand in what the shop owes, day by day', async () => {
    const before = (await shop.call(readBenefits, { as: finance })).data
    shop.clock.forward({ days: 1 })
    const [code = ''] = await codesOf((await issue(20_000, 2)).id)
    await register(code)
    const after = (await shop.call(readBenefits, { as: finance })).data
    expect(after.days[1]).toEqual(before.days[0])
    expect(after.days[0]?.emoneyPaid).toBe((before.days[0]?.emoneyPaid ?? 0) + 20_000)
    expect(after.days[0]?.giftCards).toBe((before.days[0]?.giftCards ?? 0) + 20_000)
    expect(after.legal).toMatchObject({ alarm: 'none', balance: before.legal.balance + 40_000 })
  })

  it('that nobody registered in time are owed no more, and are again when the clock was wrong', async () => {
    const owed = async () => {
      const [today] = await owedByDay(shop.container.database.db, seoulDay(shop.clock.now()), 1)
      return today?.giftCards
    }
    const nights = async (days: number) => {
      shop.clock.forward({ days })
      for (let night = 0; night < 2; night += 1) await expireAll(shop.container)
      return owed()
    }
    const before = (await nights(0)) ?? 0
    const [kept, stolen] = [await issue(7_000, 2), await issue(3_000, 2)]
    const [code = ''] = await codesOf(kept.id)
    const far = 6 * 366
    expect(await nights(far)).toBe(0)
    shop.clock.forward({ days: -far })
    expect((await register(code)).data.amount).toBe(7_000)
    const body = { reason: '택배 분실' }
    expect((await shop.call(stopGiftCards, { as: finance, params: stolen, body })).data.stopped).toBe(2)
    expect(await nights(0)).toBe(before + 7_000)
    expect(await nights(far)).toBe(0)
    expect(await nights(-far)).toBe(before + 7_000)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('are printed as cards with room to cut, one for each that nobody has registered', async () => {
    const { id } = await issue(30_000, 3)
    const [first = '', ...left] = await codesOf(id)
    expect((await register(first)).status).toBe(200)
    const print = () =>
      shop.app.inject({
        url: `/api/staff/benefits/gift-cards/${id}/sheet?format=pdf`,
        headers: finance.headers,
      })
    const answer = await print()
    expect(answer.headers['content-type']).toBe('application/pdf')
    const facts = await factsIn(answer.rawPayload)
    expect(facts.pageCount).toBe(left.length)
    expect(facts.pages[0]?.trim?.width).toBeCloseTo(90, 1)
    expect(facts.pages[0]?.trim?.height).toBeCloseTo(50, 1)
    const text = await pdfText(answer.rawPayload)
    for (const code of left) expect(text).toContain(code)
    expect(text).not.toContain(first)
    expect(text).toContain('30,000원')
    const { items } = (await shop.call(listGiftCardBatches, { as: finance })).data
    expect(items.find((batch) => batch.id === id)).toMatchObject({ cards: 3, registered: 1 })
    for (const code of left) await register(code)
    expect((await print()).json()).toMatchObject({ message: '모두 등록해서 인쇄할 카드가 없습니다.' })
  })

  it('are no business of staff without the right, of members and visitors', async () => {
    const { id } = await issue(1_000, 1)
    for (const as of [await shop.staff('production'), member])
      expect([401, 403]).toContain(
        (await shop.call(readGiftCardSheet, { as, params: { id }, query: { format: 'csv' } })).status,
      )
    expect((await shop.call(registerGiftCard, { as: shop.visitor(), body: { code: NONE } })).status).toBe(401)
    expect((await register('짧은 번호')).status).toBe(400)
    const rules = (await shop.call(readBenefits, { as: finance })).data
    const change = { base: rules.version, rules: rules.rules }
    expect((await shop.call(changeRules, { as: finance, body: change })).status).toBe(403)
  })
})
