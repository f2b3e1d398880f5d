import { describe, expect, it } from 'vitest'
import { listMyCoupons, registerCouponCode, takeCoupon } from '#/contract/benefits/coupons.contract.ts'
import { createCampaign, makePool, stopCampaign } from '#/contract/benefits/staff-coupons.contract.ts'
import { CODE_RANDOM, tidyCode, withCheckSymbol } from '#/domain/coupons/coupon-code.ts'
import type { Caller, MemberCaller } from '#tests/support/callers.ts'
import { campaignBody, couponFor, runCampaign } from '#tests/support/coupons.ts'
import { untilServed } from '#tests/support/until-served.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const mine = async (as: Caller) => (await shop.call(listMyCoupons, { as })).data
const register = (as: Caller, code: string) => shop.call(registerCouponCode, { as, body: { code } })
const take = (as: Caller, campaignId: string, key?: string) =>
  shop.call(takeCoupon, { as, params: { campaignId }, ...(key ? { key } : {}) })
const guess = () => withCheckSymbol(shop.container.ids.readable(CODE_RANDOM))

describe('a coupon that everybody may take', () => {
  it('is taken once by each member, and stands among theirs with its last day', async () => {
    const as = await shop.member()
    const campaignId = await runCampaign(shop, { name: '모두의 쿠폰' })
    expect((await mine(as)).open).toContainEqual(expect.objectContaining({ id: campaignId, name: '모두의 쿠폰' }))
    expect((await take(as, campaignId)).status).toBe(200)
    expect((await take(as, campaignId)).failure?.message).toBe('이미 받으신 쿠폰입니다. 쿠폰함에서 확인해 주세요.')
    const { usable, open } = await mine(as)
    expect(usable).toMatchObject([{ name: '모두의 쿠폰', kind: 'amount', amount: 10_000, extended: false }])
    expect(open.map(({ id }) => id)).not.toContain(campaignId)
    shop.clock.forward({ days: 31 })
    expect(await mine(as)).toMatchObject({ usable: [], past: [{ name: '모두의 쿠폰', state: 'ended', off: null }] })
    shop.clock.forward({ days: -31 })
  })

  it('is for those it is meant for, while it runs; a stranger’s campaign is a missing one', async () => {
    const firms = await runCampaign(shop, { audience: ['BUSINESS'] })
    expect((await take(await shop.member(), firms)).status).toBe(404)
    expect((await take(await shop.member({ type: 'BUSINESS' }), firms)).status).toBe(200)
    const staff = await shop.staff('finance')
    const draft = (await shop.call(createCampaign, { as: staff, body: campaignBody(shop) })).data.campaign
    expect((await take(await shop.member(), draft.id)).status).toBe(404)
    expect((await take(await shop.member(), crypto.randomUUID())).status).toBe(404)
    await shop.call(stopCampaign, { as: staff, params: { id: firms }, body: { reason: '예산 소진' } })
    expect((await take(await shop.member({ type: 'BUSINESS' }), firms)).failure?.message).toBe(
      '받을 수 있는 기간이 아닙니다.',
    )
    expect((await take(shop.visitor(), firms)).status).toBe(401)
    expect((await take(await shop.guest(), firms)).status).toBe(403)
  })

  it('goes out exactly as often as it may, whoever comes at once', async () => {
    const campaignId = await runCampaign(shop, { limitAll: 20 })
    const buyers: MemberCaller[] = []
    while (buyers.length < 60) buyers.push(await shop.member())
    const answers = await Promise.all(buyers.map((as) => untilServed(() => take(as, campaignId))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('in fifty tabs is one', async () => {
    const as = await shop.member()
    const campaignId = await runCampaign(shop)
    const answers = await Promise.all(Array.from({ length: 50 }, () => untilServed(() => take(as, campaignId))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await mine(as)).usable).toHaveLength(1)
  })
})

describe('a code', () => {
  async function pool(count: number) {
    const campaignId = await runCampaign(shop, { way: 'pool', limitEach: 3 })
    const staff = await shop.staff('finance')
    const body = { count, note: '박람회 카드' }
    return (await shop.call(makePool, { as: staff, params: { id: campaignId }, body })).data.codes
  }

  it('of a pool works once, however it is typed, and only its digest is stored', async () => {
    const [first = '', second = ''] = await pool(3)
    const { rows } = await shop.container.database.pool.query('select * from coupon_codes')
    expect(JSON.stringify(rows)).not.toContain(tidyCode(first))
    const as = await shop.member()
    const answer = await register(as, ` ${first.toLowerCase().replaceAll('-', ' ')}`)
    expect(answer.status).toBe(200)
    // A lost answer that is asked for again is the same coupon.
    expect((await register(as, first)).data).toEqual(answer.data)
    expect((await register(await shop.member(), first)).failure?.fields).toEqual({
      code: '이미 등록한 코드입니다. 다른 코드인지 확인해 주세요.',
    })
    const tabs = await Promise.all(Array.from({ length: 20 }, async () => register(await shop.member(), second)))
    expect(tabs.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await mine(as)).usable).toHaveLength(1)
  })

  it('that is public is one for each member, and none when it is over', async () => {
    const as = await shop.member()
    await couponFor(shop, as, { word: '직지가을2026' })
    expect((await register(as, '직지가을 2026')).failure?.message).toContain('이미 받으신 쿠폰')
    expect((await register(await shop.member(), '직지가을-2026')).status).toBe(200)
    const { usable } = await mine(as)
    expect(usable).toHaveLength(1)
  })

  it('that was mistyped counts as no guess; wrong ones make the next wait longer, and ring', async () => {
    const as = await shop.member()
    const [right = ''] = await pool(1)
    const swapped = tidyCode(right).replace(/^(.)(.)/, '$2$1')
    if (swapped !== tidyCode(right))
      for (let n = 0; n < 8; n += 1)
        expect((await register(as, swapped)).failure?.message).toMatch(/^코드 한두 글자가 다릅니다/)
    for (let n = 0; n < 5; n += 1) expect((await register(as, guess())).status).toBe(400)
    const refused = await register(as, right)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10'])
    expect(refused.failure?.message).toMatch(/^맞지 않는 코드를 여러 번 넣으셔서 10초 뒤에/)
    shop.clock.forward({ seconds: 11 })
    expect((await register(as, guess())).status).toBe(400)
    shop.clock.forward({ seconds: 11 })
    expect((await register(as, right)).status).toBe(429)
    shop.clock.forward({ seconds: 10 })
    expect((await register(as, right)).status).toBe(200)
    expect((await register(as, guess())).status).toBe(400)
  })

  it('guessed by twenty at once lets five through', async () => {
    const as = await shop.member()
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(as, guess())))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  })

  it('is refused where it says nothing, is too long or comes from nobody', async () => {
    const as = await shop.member()
    expect((await register(as, ' ')).failure?.fields).toHaveProperty('code')
    expect((await register(as, 'A'.repeat(41))).failure?.fields).toHaveProperty('code')
    expect((await register(shop.visitor(), 'ABCD')).status).toBe(401)
  })
})
