import { AppError } from '#/contract/errors.ts'
import { fitOf, onlySure } from '#/domain/money/deposit-match.ts'
import type { PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { awaitedTransfers } from './awaited.repo.ts'
import { openDepositsOf } from './bank-rows.repo.ts'
import { matchRows } from './match-rows.ts'

export const matchSureJob = jobType<{ importId: string }>('bank-deposits.match-sure', 5)

export const bankDepositsJobs = (deps: PaymentsDeps): readonly JobHandler[] => [
  onJob(matchSureJob, ({ importId }) => matchSure(deps, importId)),
]

/**
 * Transfers of an import whose name, amount and term fit exactly one announced transfer pay its orders, each in a transaction of
 * its own: run twice, or cut short, it only does what is left.
 */
async function matchSure(deps: PaymentsDeps, importId: string): Promise<void> {
  const { db } = deps.database
  const awaited = new Map(Map.groupBy(await awaitedTransfers(db, deps.clock.now()), ({ amount }) => amount))
  for (const row of await openDepositsOf(db, importId)) {
    const candidates = awaited.get(row.amount) ?? []
    const fits = candidates.flatMap((orders) => {
      const fit = fitOf(row, orders)
      return fit ? [{ orders, fit }] : []
    })
    const sure = onlySure(fits)
    if (!sure) continue
    const { orderNumbers } = sure.orders
    const matched = await matchOne(deps, row.id, orderNumbers)
    if (matched)
      awaited.set(
        row.amount,
        candidates.filter((orders) => orders !== sure.orders),
      )
  }
}

/** False when somebody was faster, or the order was paid by another way meanwhile: it stays for a person. */
async function matchOne(deps: PaymentsDeps, rowId: string, orderNumbers: readonly string[]): Promise<boolean> {
  try {
    const matching = { rowIds: [rowId], orderNumbers, as: 'payment', staffId: null } as const
    await deps.database.transaction((tx) => matchRows(tx, deps, matching))
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    deps.log.info({ rowId, code: error.code }, 'a transfer that seemed sure is left to a person')
    return false
  }
}
