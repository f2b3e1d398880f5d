import { describe, expect, it } from 'vitest'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { compareMarket, MARKET_TOLERANCE } from './compare-market.ts'
import { editTariff } from './edit-tariff.ts'

describe('시장 값과 견주기', () => {
  const prices = compareMarket(TARIFF)

  it('공개된 값 40건이 모두 우리 값과 나란히 있습니다', () => {
    expect(prices).toHaveLength(40)
    expect(new Set(prices.map(({ id }) => id)).size).toBe(40)
    for (const { ours, published, source } of prices) {
      expect(ours).toBeGreaterThan(0)
      expect(published).toBeGreaterThan(0)
      expect(source).toMatch(/^공개된/)
    }
  })

  it(`처음 요금표는 까닭을 적은 것 말고는 ${MARKET_TOLERANCE}% 안에 있습니다`, () => {
    expect(prices.filter(({ far, why }) => far && why === null)).toEqual([])
    expect(prices.filter(({ far }) => far).length).toBeLessThanOrEqual(6)
  })

  it('판값을 다섯 배로 적으면 벗어난 것이 늘고, 팔지 않는 것은 값이 없습니다', () => {
    const dear = editTariff(TARIFF, [{ key: 'offset/kuk/plate', value: 40_000 }])
    const far = dear.ok ? compareMarket(dear.value).filter((price) => price.far) : []
    expect(far.length).toBeGreaterThan(prices.filter((price) => price.far).length)
    const closed = editTariff(TARIFF, [{ key: 'bindings/perfect', value: null }])
    expect(closed.ok && compareMarket(closed.value)[0]).toMatchObject({ ours: null, percent: null, far: true })
  })
})
