import { AppError } from '#/contract/errors.ts'
import { adjustLike } from '#/domain/estimates/adjust-quote.ts'
import { estimateAmounts } from '#/domain/estimates/estimate-amounts.ts'
import { stateAt } from '#/domain/estimates/estimate-machine.ts'
import { feesAt } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { quoterOfBrand } from '#/server/features/ordering/origins/origins.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { EstimatesDeps } from './estimates-deps.ts'
import type { WholeEstimate } from './estimates.repo.ts'
import { type NewLine, writeEstimate } from './make-estimate.ts'

/** What the only job of an open estimate costs in other copies: at today's tariff, adjusted as the estimate is. */
export async function quotesInCopies(
  db: DbOrTx,
  { quoter, clock }: Pick<EstimatesDeps, 'quoter' | 'clock'>,
  { row, lines }: WholeEstimate,
  wanted: readonly number[],
): Promise<readonly (NewLine & { readonly total: number })[]> {
  const [line] = lines
  if (!line || lines.length > 1) throw wrong('품목이 하나인 견적만 여러 수량으로 보낼 수 있습니다.')
  if (line.origin) throw wrong('이 품목은 다른 수량으로 견적을 낼 수 없습니다.')
  if (stateAt(row.state, row.expiresAt, clock.now()) !== 'open')
    throw new AppError('CONFLICT', '유효한 견적만 여러 수량으로 보낼 수 있습니다. 새 견적을 내 주세요.')
  if (new Set([line.spec.copies, ...wanted]).size <= wanted.length) throw wrong('서로 다른 수량을 적어 주세요.')
  const [quoteJob, valid] = [await quoterOfBrand(db, quoter, line.brand), await feesAt(db, clock.now())]
  return wanted.map((copies) => {
    const priced = quoteJob({ ...line.spec, copies }, { files: line.files, kept: line.spec })
    if (!priced.ok) throw wrong(priced.error.message)
    const adjusted = adjustLike(line.quote, priced.value.quote)
    if (!adjusted.ok) throw wrong(adjusted.error)
    const { spec } = priced.value
    const quote = adjusted.value
    const { estimateId: _base, ...same } = line
    const { total } = estimateAmounts([quote], { rate: row.discountRate, agreed: row.discountAgreed }, valid.fees)
    return { ...same, spec, quote, supply: quote.supply, vat: quote.vat, total }
  })
}

/** The estimate once more in other copies, each an estimate of its own. Whoever asks tells the customer. */
export async function makeInCopies(
  tx: Tx,
  deps: EstimatesDeps,
  call: AuditedCall,
  { base, copies, staff }: { base: WholeEstimate; copies: readonly number[]; staff: { id: string; name: string } },
): Promise<readonly WholeEstimate[]> {
  const made: WholeEstimate[] = []
  for (const { total: _total, ...line } of await quotesInCopies(tx, deps, base, copies)) {
    const { memberId, note } = base.row
    const whole = await writeEstimate(tx, deps, { memberId, staff, note }, [line])
    const { number, total } = whole.row
    const detail = { total, like: base.row.number }
    await audit(tx, call, { action: 'estimate.make', objectKind: 'estimate', objectId: number, detail })
    made.push(whole)
  }
  return made
}

const wrong = (message: string) => new AppError('INVALID_INPUT', message, { copies: message })
