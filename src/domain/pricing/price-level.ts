import type { Krw } from '#/domain/money/krw.ts'
import { priceLine } from './price-lines.ts'
import type { PriceLine } from './quote.ts'
import type { Tariff } from './tariff.ts'

/** What a brand asks for its work, measured by the price of the shop. */
export interface PriceLevel {
  /** Of the brand, as its line of the price says it. */
  readonly name: string
  /** 100 is the price of the shop. */
  readonly percent: number
}

export const USUAL_LEVEL = 100
export const PRICE_LEVELS = { min: 50, max: 200 } as const

/** A tariff as a brand sells by it: the same rows, and the level over their sum. */
export interface LevelledTariff extends Tariff {
  readonly level?: PriceLevel
}

export const atLevel = (tariff: Tariff, level: PriceLevel | null): LevelledTariff =>
  level === null || level.percent === USUAL_LEVEL ? tariff : { ...tariff, level }

/** What the level adds to the sum of a job, or takes off; null where it changes nothing. A larger sum stays the larger one. */
export function levelLine(sum: Krw, { level }: LevelledTariff): PriceLine | null {
  const amount = level ? Math.round((sum * (level.percent - USUAL_LEVEL)) / 100) : 0
  if (!level || amount === 0) return null
  return priceLine('level', null, `${level.name} 가격`, amount, {
    quantity: 1,
    unit: '건',
    inputs: { '가게 가격': sum, '브랜드 가격': `가게 가격의 ${level.percent}%` },
  })
}
