import { describe, expect, it } from 'vitest'
import { takeCoupon } from '#/contract/benefits/coupons.contract.ts'
import { listPromotionCampaigns, readPromotion } from '#/contract/benefits/promotions.contract.ts'
import { createCampaign, stopCampaign } from '#/contract/benefits/staff-coupons.contract.ts'
import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { publishWriting, startWriting } from '#/contract/content/writing.contract.ts'
import { makeQuote } from '#/contract/catalogue/pricing.contract.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { docOfPlain } from '#/domain/writing/doc-of-text.ts'
import { daysAfter, seoulDay } from '#/lib/seoul-time.ts'
import { campaignBody, runCampaign } from '#tests/support/coupons.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const service = await shop.staff('service')
const book = defaultSpec('D413')

const promotion = (
  title: string,
  campaignId: string,
  fields: Partial<PieceOf<'promotion'>['fields']> = {},
): PieceOf<'promotion'> => ({
  kind: 'promotion',
  title,
  fields: {
    lead: '한 권부터 찍어요.',
    colour: '#f4c820',
    campaignId,
    jobs: [{ name: '반 문집', spec: book }],
    ...fields,
  },
  doc: docOfPlain('한 번 주문에 한 장 쓸 수 있어요.'),
})
const write = (piece: PieceOf<'promotion'>, as = service) => shop.call(startWriting, { as, body: { piece } })

async function publish(piece: PieceOf<'promotion'>): Promise<string> {
  const { id, version } = (await write(piece)).data
  await shop.call(publishWriting, { as: service, params: { id }, body: { version, at: null, until: null } })
  return id
}
const shown = async (c?: string) => (await shop.call(readPromotion, { query: c ? { c } : {} })).data
const inDays = (days: number) => seoulDay(daysAfter(shop.clock.now(), days))

describe('a promotion', () => {
  it('is none in a fresh shop', async () => {
    expect(await shown()).toMatchObject({ promotion: null, others: [] })
  })

  it('shows each price before and with its coupon, as the engine and the order reckon it, and gives the coupon', async () => {
    const campaignId = await runCampaign(shop, { name: '문집 주간 쿠폰', amount: 30_000, minimum: 50_000 })
    const id = await publish(promotion('졸업문집', campaignId))
    const { quote } = (await shop.call(makeQuote, { body: { spec: book } })).data
    const { promotion: now } = await shown()
    expect(now).toMatchObject({
      id,
      state: 'running',
      ink: '#161513',
      coupon: { campaignId, amount: 30_000, left: null },
    })
    expect(now?.jobs).toMatchObject([{ name: '반 문집', total: quote.total, after: quote.total - 30_000 }])
    const member = await shop.member()
    expect((await shop.call(takeCoupon, { as: member, params: { campaignId } })).status).toBe(200)
  })

  it('says nothing of a price that the coupon does not lower', async () => {
    const campaignId = await runCampaign(shop, { products: ['D301'] })
    const id = await publish(promotion('포스터만', campaignId))
    expect((await shown(id)).promotion?.jobs).toMatchObject([{ after: null }])
  })

  it('comes, runs out and is over with its campaign; what was not started is shown to nobody', async () => {
    const staff = await shop.staff('finance')
    const body = campaignBody(shop, { startDay: inDays(3), endDay: inDays(9) })
    const draft = (await shop.call(createCampaign, { as: staff, body })).data.campaign.id
    const hidden = await publish(promotion('준비 중', draft))
    expect((await shop.call(readPromotion, { query: { c: hidden } })).status).toBe(404)

    const coming = await runCampaign(shop, { startDay: inDays(3), endDay: inDays(9) })
    const soon = await publish(promotion('다음 행사', coming))
    expect((await shown(soon)).promotion?.state).toBe('coming')
    expect((await shown()).others).toContainEqual({ id: soon, title: '다음 행사' })

    const scarce = await runCampaign(shop, { limitAll: 1 })
    const gone = await publish(promotion('한 장뿐', scarce))
    await shop.call(takeCoupon, { as: await shop.member(), params: { campaignId: scarce } })
    expect((await shown(gone)).promotion).toMatchObject({ state: 'gone', coupon: { left: 0 } })
    await shop.call(stopCampaign, { as: staff, params: { id: scarce }, body: { reason: '끝' } })
    expect((await shown(gone)).promotion?.state).toBe('over')
  })

  it('is not written in a colour on which nothing can be read, without jobs or without a coupon', async () => {
    const campaignId = await runCampaign(shop)
    const fieldsOf = async (fields: Parameters<typeof promotion>[2]) =>
      (await write(promotion('안 되는 것', campaignId, fields))).failure?.fields
    expect(await fieldsOf({ colour: '#7a7a7a' })).toEqual({ 'piece.fields.colour': expect.stringContaining('4.3:1') })
    expect(await fieldsOf({ jobs: [] })).toHaveProperty(['piece.fields.jobs'])
    expect(await fieldsOf({ campaignId: '' })).toHaveProperty(['piece.fields.campaignId'])
  })

  it('is written by who writes texts; its coupons are listed to nobody else', async () => {
    const campaignId = await runCampaign(shop, { name: '고를 쿠폰' })
    await runCampaign(shop, { name: '코드로 받는 쿠폰', way: 'word', word: '코드행사' })
    const names = (await shop.call(listPromotionCampaigns, { as: service })).data.campaigns.map(({ name }) => name)
    expect(names).toContain('고를 쿠폰')
    expect(names).not.toContain('코드로 받는 쿠폰')
    expect((await shop.call(listPromotionCampaigns, { as: await shop.staff('production') })).status).toBe(403)
    expect((await shop.call(listPromotionCampaigns, { as: await shop.member() })).status).toBe(403)
    expect((await write(promotion('남의 일', campaignId), await shop.staff('production'))).status).toBe(403)
    expect((await shop.call(readPromotion, { query: { c: crypto.randomUUID() } })).status).toBe(404)
  })
})
