import { AppError } from '#/contract/errors.ts'
import { adjustQuote } from '#/domain/estimates/adjust-quote.ts'
import { estimateAmounts } from '#/domain/estimates/estimate-amounts.ts'
import { feesOf } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { updateEstimate, updateLine, type WholeEstimate } from './estimates.repo.ts'
import type { EstimateLineRow, EstimateRow } from './estimates.table.ts'

export interface Adjustment {
  readonly position: number
  readonly amount: number
  readonly reason: string
}

export interface Adjusted {
  readonly row: EstimateRow
  readonly lines: readonly EstimateLineRow[]
  readonly line: EstimateLineRow
}

/** What an estimate becomes by an adjustment of one job; nothing is written. By the fees of then: what was promised of them stays true. */
export async function adjustLine(tx: Tx, { row, lines }: WholeEstimate, change: Adjustment): Promise<Adjusted> {
  const line = lines.find(({ position }) => position === change.position)
  if (!line) throw new AppError('NOT_FOUND', '견적에 없는 품목입니다.')
  const adjusted = adjustQuote(line.quote, change.amount, change.reason)
  if (!adjusted.ok) throw new AppError('INVALID_INPUT', adjusted.error, { amount: adjusted.error })
  const { supply, vat } = adjusted.value
  const changed = { ...line, quote: adjusted.value, supply, vat }
  const after = lines.map((other) => (other === line ? changed : other))
  const quotes = after.map(({ quote }) => quote)
  const fees = await feesOf(tx, row.feesVersion)
  const { deliveryFees: _fees, ...amounts } = estimateAmounts(
    quotes,
    { rate: row.discountRate, agreed: row.discountAgreed },
    fees,
  )
  return { row: { ...row, ...amounts, version: row.version + 1 }, lines: after, line: changed }
}

export async function writeAdjusted(tx: Tx, { row, line }: Adjusted): Promise<void> {
  await updateLine(tx, line)
  await updateEstimate(tx, row.id, row)
}
