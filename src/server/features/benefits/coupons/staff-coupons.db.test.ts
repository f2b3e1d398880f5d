import { describe, expect, it } from 'vitest'
import { listMyCoupons } from '#/contract/benefits/coupons.contract.ts'
import * as desk from '#/contract/benefits/staff-coupons.contract.ts'
import { confirmCode, sendCode } from '#/contract/people/codes.contract.ts'
import { join } from '#/contract/people/join.contract.ts'
import { leave } from '#/contract/people/profile.contract.ts'
import type { Caller, MemberCaller } from '#tests/support/callers.ts'
import { byDay } from '#tests/support/by-day.ts'
import { campaignBody, couponFor, runCampaign } from '#tests/support/coupons.ts'
import { codeSentTo, sentTo } from '#tests/support/sent-messages.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { giveCoupons } from './coupons.public.ts'

const shop = await testShop()
const { pool } = shop.container.database
const mine = async (as: Caller) => (await shop.call(listMyCoupons, { as })).data

describe('a campaign at the desk', () => {
  it('is written, started once and never changed after', async () => {
    const as = await shop.staff('service')
    const body = campaignBody(shop, { name: '연말', kind: 'percent', amount: null, percent: 10, most: 50_000 })
    const { data } = await shop.call(desk.createCampaign, { as, body })
    const params = { id: data.campaign.id }
    expect(data.campaign).toMatchObject({ state: 'draft', percent: 10, most: 50_000, startDay: body.startDay })
    const { seen } = data.campaign
    const change = (percent: number) => shop.call(desk.changeCampaign, { as, params, body: { ...body, percent, seen } })
    const changed = await change(5)
    expect(changed.status).toBe(200)
    expect((await change(7)).failure?.message).toContain('쿠폰의 조건이 바뀌어')
    const drop = (shown: typeof seen) => shop.call(desk.deleteCampaign, { as, params, body: { seen: shown } })
    expect((await drop(seen)).failure?.message).toContain('쿠폰의 조건이 바뀌어')
    const start = (shown: typeof seen) => shop.call(desk.startCampaign, { as, params, body: { seen: shown } })
    expect((await start(seen)).failure?.message).toContain('쿠폰의 조건이 바뀌어')
    const starts = await Promise.all([1, 2].map(() => start(changed.data.campaign.seen)))
    expect(starts.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await change(9)).failure?.message).toMatch(/^시작한 행사의 조건/)
    expect((await drop(changed.data.campaign.seen)).status).toBe(409)
    const { campaigns } = (await shop.call(desk.listCampaigns, { as, query: {} })).data
    expect(campaigns[0]).toMatchObject({ name: '연말', state: 'running', percent: 5 })
  })

  it('says at the foot of the sheet that there are more than it holds', async () => {
    const as = await shop.staff('finance')
    await shop.call(desk.createCampaign, { as, body: campaignBody(shop, { name: '많은 행사' }) })
    const sheet = async () => {
      const answer = await shop.call(desk.downloadCampaigns, { as, query: { format: 'csv' } })
      return answer.text.trimEnd().split('\r\n')
    }
    const before = await sheet()
    expect(before.at(-1)).not.toContain('까지 담았습니다')
    await pool.query(
      `insert into coupon_campaigns select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'state', 'stopped'))).*
         from coupon_campaigns c, generate_series(1, 5000) where c.name = '많은 행사'`,
    )
    const lines = await sheet()
    expect(lines).toHaveLength(5_002)
    expect(lines.at(-1)).toContain('새것부터 행사 5,000건까지 담았습니다. 그 앞의 것은 이 파일에 없습니다.')
    await pool.query(`delete from coupon_campaigns where state = 'stopped' and name = '많은 행사'`)
  })

  it('says by field what is wrong with it, and stores nothing', async () => {
    const as = await shop.staff('finance')
    const { rows } = await pool.query('select count(*) from coupon_campaigns')
    const create = (over: object) => shop.call(desk.createCampaign, { as, body: { ...campaignBody(shop), ...over } })
    expect((await create({ kind: 'percent', percent: 10 })).failure?.fields).toEqual({
      most: '한 번에 할인할 최대 금액을 입력해 주세요.',
    })
    expect((await create({ endDay: '2020-01-01' })).failure?.fields).toHaveProperty('endDay')
    expect((await create({ amount: 5 })).failure?.fields).toHaveProperty('amount')
    expect((await create({ limitAll: 0 })).failure?.fields).toHaveProperty('limitAll')
    expect((await create({ way: 'word' })).failure?.fields).toHaveProperty('word')
    expect((await create({ validDays: null })).failure?.fields).toHaveProperty('validDays')
    expect((await pool.query('select count(*) from coupon_campaigns')).rows).toEqual(rows)
  })

  it('takes no word that another one runs with', async () => {
    const as = await shop.staff('finance')
    await runCampaign(shop, { way: 'word', word: '겨울책할인' })
    const body = campaignBody(shop, { way: 'word', word: '겨울 책 할인' })
    const { id, seen } = (await shop.call(desk.createCampaign, { as, body })).data.campaign
    const start = await shop.call(desk.startCampaign, { as, params: { id }, body: { seen } })
    expect(start.failure?.message).toContain('「겨울책할인」')
  })

  it('shows what it reached, also as a sheet', async () => {
    const member = await shop.member()
    const { campaignId } = await couponFor(shop, member, { name: '성과 보기' })
    const as = await shop.staff('finance')
    const { data } = await shop.call(desk.readCampaign, { as, params: { id: campaignId } })
    expect(data.campaign.reach).toEqual({ given: 1, reserved: 0, used: 0, ended: 0, cost: 0 })
    const sheet = await shop.app.inject({ url: '/api/staff/coupons/sheet?format=csv', headers: as.headers })
    expect(sheet.body).toContain('성과 보기,"10,000원 할인",공개 코드,진행 중')
    expect((await shop.call(desk.readCampaign, { as, params: { id: crypto.randomUUID() } })).status).toBe(404)
    expect((await shop.call(desk.listCampaigns, { as: await shop.staff('proof'), query: {} })).status).toBe(403)
    expect((await shop.call(desk.listCampaigns, { as: member, query: {} })).status).toBe(403)
  })
})

describe('giving coupons to chosen members', () => {
  const grant = (as: Caller, id: string, members: readonly MemberCaller[]) =>
    shop.call(desk.grantCoupons, {
      as,
      params: { id },
      body: { memberIds: members.map(({ memberId }) => memberId), reason: '늦은 출고 사과' },
    })

  it('is a right of its own, with a reason in the audit log, all or none', async () => {
    const id = await runCampaign(shop, { way: 'staff' })
    const members = [await shop.member(), await shop.member()]
    expect((await grant(await shop.staff('service'), id, members)).status).toBe(403)
    const as = await shop.staff('finance')
    expect((await grant(as, id, members)).data).toEqual({ state: 'given', given: 2 })
    const { rows } = await pool.query(
      `select detail from audit_log where action = 'staff-coupons.grant' and object_id = $1 and actor_id = $2`,
      [id, as.staffId],
    )
    expect(rows[0]).toMatchObject({ detail: { reason: '늦은 출고 사과' } })
    const late = await shop.member()
    expect((await grant(as, id, [late, ...members])).failure?.message).toBe(
      '이미 이 쿠폰을 받은 회원이 있습니다. 빼고 다시 해 주세요.',
    )
    expect((await mine(late)).usable).toEqual([])
    expect((await mine(members[0]!)).usable).toHaveLength(1)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('above the limit waits for somebody else', async () => {
    const id = await runCampaign(shop, { way: 'staff', amount: 200_000 })
    const members = [await shop.member(), await shop.member()]
    const [as, other] = [await shop.staff('finance'), await shop.staff('finance')]
    expect((await grant(as, id, members)).data).toEqual({ state: 'waiting', given: 0 })
    expect((await mine(members[0]!)).usable).toEqual([])
    const { grants } = (await shop.call(desk.readCampaign, { as, params: { id } })).data
    expect(grants).toMatchObject([{ state: 'waiting', mine: true, members: 2, worth: 400_000 }])
    const decide = (by: Caller) =>
      shop.call(desk.decideGrant, { as: by, params: { id: grants[0]?.id ?? '' }, body: { decision: 'given' } })
    expect((await decide(as)).status).toBe(403)
    const twice = await Promise.all([decide(other), decide(other)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await mine(members[1]!)).usable).toHaveLength(1)
  })

  it('tells those who agreed to be advertised to, by day, and nobody else', async () => {
    byDay(shop)
    const id = await runCampaign(shop, { way: 'staff', name: '감사 쿠폰' })
    const [agreed, silent] = [await shop.member(), await shop.member()]
    await pool.query(
      `insert into member_consent (member_id, kind, given, version, at) values ($1, 'marketing-sms', true, '1', now())`,
      [agreed.memberId],
    )
    await pool.query(`update member set phone = '01099887766' where id = $1`, [silent.memberId])
    await grant(await shop.staff('finance'), id, [agreed, silent])
    await shop.runJobs()
    const phone = async (as: MemberCaller) =>
      (await pool.query<{ phone: string }>('select phone from member where id = $1', [as.memberId])).rows[0]?.phone ??
      ''
    const texts = await sentTo(shop, await phone(agreed))
    expect(texts.filter((text) => text.includes('감사 쿠폰'))).toHaveLength(1)
    expect(texts[0]).toMatch(/^\(광고\) \[/)
    expect((await sentTo(shop, await phone(silent))).filter((text) => text.includes('감사 쿠폰'))).toEqual([])
  })
})

describe('a member', () => {
  async function joinAs(loginId: string, phone: string) {
    const contact = { channel: 'sms', target: phone } as const
    const { codeId } = (await shop.call(sendCode, { body: { purpose: 'join', contact } })).data
    const code = await codeSentTo(shop, phone)
    const { ticket } = (await shop.call(confirmCode, { params: { codeId }, body: { code } })).data
    const marketing = { email: false, sms: false, kakao: false }
    const body = {
      type: 'GENERAL' as const,
      loginId,
      password: 'Bleed#3mm2026',
      name: '성춘향',
      email: `${loginId}@example.com`,
      phoneTicket: ticket,
      consents: { age14: true as const, terms: true as const, privacy: true as const, marketing },
    }
    const joined = await shop.call(join, { body })
    return { headers: { authorization: String(joined.headers['authorization']) } }
  }

  it('is welcomed with a coupon once for each telephone, also after leaving', async () => {
    await runCampaign(shop, { way: 'welcome', name: '가입 축하', amount: 3_000 })
    const phone = '01044445555'
    const as = await joinAs('welcome1', phone)
    expect((await mine(as)).usable).toMatchObject([{ name: '가입 축하', amount: 3_000 }])
    expect((await shop.call(leave, { as, body: { password: 'Bleed#3mm2026' } })).status).toBe(200)
    expect(
      (await pool.query(`select 1 from coupons c join member m on m.id = c.member_id where m.left_at is not null`))
        .rowCount,
    ).toBe(0)
    expect((await mine(await joinAs('welcome2', phone))).usable).toEqual([])
    expect((await mine(await joinAs('welcome3', '01044445556'))).usable).toHaveLength(1)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('of two accounts that are merged keeps the coupons of both', async () => {
    const [from, into] = [await shop.member(), await shop.member()]
    await couponFor(shop, from)
    await couponFor(shop, into)
    const taking = { guestId: from.memberId, memberId: into.memberId }
    await shop.container.database.transaction((tx) => giveCoupons(tx, taking))
    expect((await mine(from)).usable).toEqual([])
    expect((await mine(into)).usable).toHaveLength(2)
  })
})
