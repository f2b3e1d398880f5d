import { sql } from '#/server/platform/db/drizzle.ts'
import { describe, expect, it } from 'vitest'
import { listKinds, readCraftPrices } from '#/contract/catalogue/catalog.contract.ts'
import { currentTariff, makeQuote, oneTariff } from '#/contract/catalogue/pricing.contract.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { craftPrices } from '#/domain/pricing/craft-prices.ts'
import { quote } from '#/domain/pricing/quote-job.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { quoterOfNow } from './pricing.public.ts'
import { insertTariff } from './pricing.repo.ts'

const shop = await testShop()
const book = defaultSpec('D413')

describe('요금표', () => {
  it('누구나 지금 쓰는 요금표를 받아 같은 값을 계산합니다', async () => {
    const answer = await shop.call(currentTariff, {})
    expect(answer.status).toBe(200)
    expect(answer.data.version).toBe('2026-11')
    expect(quote(book, answer.data.tariff)).toEqual(quote(book, TARIFF_2026_11))
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
  })

  it('없는 판은 찾을 수 없다고 답합니다', async () => {
    expect((await shop.call(oneTariff, { params: { version: '2025-01' } })).status).toBe(404)
    expect((await shop.call(oneTariff, { params: { version: '2026-11' } })).status).toBe(200)
  })

  it('낸 요금표는 고치거나 지울 수 없습니다', async () => {
    const { db } = shop.container.database
    await expect(db.execute(sql`update tariffs set valid_from = '2020-01-01'`)).rejects.toThrow()
    await expect(db.execute(sql`delete from tariffs`)).rejects.toThrow()
  })

  it('새 요금표는 시작하는 날부터 쓰입니다', async () => {
    const later = await testShop()
    const dearer = { ...TARIFF_2026_11, version: '2027-01', validFrom: '2027-01-04', minimumSupply: 2_000_000 }
    await later.container.database.transaction((tx) =>
      insertTariff(tx, {
        ...dearer,
        body: dearer,
        effectiveAt: new Date('2027-01-03T15:00:00Z'),
        publishedAt: later.clock.now(),
      }),
    )
    const before = await later.call(makeQuote, { body: { spec: book } })
    later.clock.set(new Date('2027-01-03T15:00:00Z'))
    const after = await later.call(makeQuote, { body: { spec: book } })
    expect([before.data.tariffVersion, after.data.tariffVersion]).toEqual(['2026-11', '2027-01'])
    expect(after.data.quote.supply).toBe(2_000_000)
  })
})

describe('종이와 후가공의 금액', () => {
  it('누구나 지금 요금표로 계산한 차이를 봅니다', async () => {
    const { status, data } = await shop.call(readCraftPrices, {})
    expect(status).toBe(200)
    expect(data.summary).toBe('A5 국판 200쪽 무선 100권')
    expect(data.adds).toEqual(craftPrices(TARIFF_2026_11)?.adds)
    expect(data.adds.foil).toBeGreaterThan(0)
    expect(data.adds.saddle).toBeNull()
  })
})

describe('견적', () => {
  it('로그인하지 않아도 값과 30일의 유효 기간을 받습니다', async () => {
    const { status, data } = await shop.call(makeQuote, { body: { spec: book } })
    expect(status).toBe(200)
    expect(data.quote.total).toBe(data.quote.supply + data.quote.vat)
    const days = (Date.parse(data.expiresAt) - shop.clock.now().getTime()) / 86_400_000
    expect(days).toBeCloseTo(30, 3)
  })

  it('브라우저가 보낸 값은 믿지 않고, 모르는 칸은 버립니다', async () => {
    const { data } = await shop.call(makeQuote, {
      body: { spec: { ...book, total: 1, supply: 1 } as unknown as JobSpec },
    })
    expect(data.spec).toEqual(book)
    expect(data.quote).toEqual(JSON.parse(JSON.stringify(data.quote)))
  })

  it('만들 수 없는 사양은 어디가 왜 안 되는지 답합니다', async () => {
    const { status, failure } = await shop.call(makeQuote, { body: { spec: { ...book, binding: 'saddle' } } })
    expect(status).toBe(400)
    expect(failure?.message).toBe('중철은 64쪽까지 됩니다. 지금 200쪽입니다.')
    expect(Object.keys(failure?.fields ?? {})).toContain('spec.parts.1.pages')
  })

  it('사양이 아닌 것은 500이 아니라 400입니다', async () => {
    for (const spec of [
      {},
      { product: 'D999' },
      { ...book, parts: 'x' },
      { ...book, copies: 1e308 },
      { ...book, trim: null },
    ]) {
      expect((await shop.call(makeQuote, { body: { spec: spec as unknown as JobSpec } })).status).toBe(400)
    }
  })

  it('주문은 서버의 요금표로 다시 계산합니다', async () => {
    const priced = (await quoterOfNow(shop.container)(shop.container.database.db))(book)
    expect(priced).toEqual({
      ok: true,
      value: { spec: book, quote: expect.objectContaining({ tariffVersion: '2026-11' }) },
    })
  })
})

describe('상품 종류', () => {
  it('종류마다 지금 요금표의 값을 보여 줍니다', async () => {
    const { data } = await shop.call(listKinds, {})
    expect(data.items.map((item) => item.code).toSorted()).toEqual([...PRODUCT_CODES].toSorted())
    for (const item of data.items) {
      expect(item.total).toBeGreaterThan(0)
      expect(item.startsAt.total).toBeLessThanOrEqual(item.total)
    }
  })
})
