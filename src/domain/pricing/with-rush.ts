import type { Krw } from '#/domain/money/krw.ts'
import { priceLine } from './price-lines.ts'
import type { PriceLine } from './quote.ts'
import type { Tariff } from './tariff.ts'

const CODE = 'rush'

/** A job in a hurry leaves by the cut-off of the first working day after its approval. */
export const RUSH_WORKING_DAYS = 1

/** Whether such jobs are sold by this version. */
export const sellsRush = ({ rushMinimum }: Pick<Tariff, 'rushMinimum'>): boolean => (rushMinimum ?? 0) > 0

/** The fee of the hurry on a job of that supply, in tens of won so that VAT stays whole. */
export function rushLine(supply: Krw, { rushPercent = 0, rushMinimum = 0 }: Tariff): PriceLine {
  const amount = Math.ceil(Math.max(rushMinimum, (supply * rushPercent) / 100) / 10) * 10
  return priceLine(CODE, null, '24시간 제작', amount, {
    quantity: 1,
    unit: '건',
    inputs: { '공급가의 %': rushPercent, '최소 요금': rushMinimum },
  })
}

/** What the hurry costs in a job, without VAT; 0 where there is none. */
export const rushFeeOf = ({ lines }: { readonly lines: readonly PriceLine[] }): Krw =>
  lines.find(({ code }) => code === CODE)?.amount ?? 0
