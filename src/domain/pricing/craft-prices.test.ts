import { describe, expect, it } from 'vitest'
import { CRAFTS } from '#/domain/catalog/craft-choices.data.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { craftPrices } from './craft-prices.ts'
import { quote } from './quote-job.ts'
import { TARIFF_2026_11 } from './tariff-2026-11.data.ts'

const prices = craftPrices(TARIFF_2026_11)
if (!prices) throw new Error('the opening tariff prices the book of the front page')

describe('첫 화면의 종이와 후가공 가격', () => {
  it('옵션 화면에서 고를 때 오르는 금액과 같습니다', () => {
    const gilded = attempt(prices.spec, 'finish', 'foil')
    if (!gilded.ok) throw new Error(gilded.error)
    const [plain, dearer] = [quote(prices.spec, TARIFF_2026_11), quote(gilded.value, TARIFF_2026_11)]
    if (!plain.ok || !dearer.ok) throw new Error('both are sold')
    expect(prices.adds.foil).toBe(dearer.value.total - plain.value.total)
  })

  it('공정을 더하는 박, 형압, 부분 UV는 늘 더 받습니다', () => {
    for (const craft of ['foil', 'emboss', 'spot-uv'] as const) expect(prices.adds[craft]).toBeGreaterThan(0)
  })

  it('그 책에 할 수 없는 제본에는 가격을 달지 않습니다', () => {
    expect(prices.adds.saddle).toBeNull()
    expect(CRAFTS.filter((craft) => prices.adds[craft] === null)).toEqual(['saddle'])
  })
})
