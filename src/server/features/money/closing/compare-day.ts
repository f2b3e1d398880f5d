import { AppError } from '#/contract/errors.ts'
import { DAY_MS, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import { type PaperDifference, paperDifferences } from '#/server/features/money/tax-invoices/tax-invoices.public.ts'
import type { PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { lockComparison, saveComparison, saveDifferences, saveSettlements } from './closing.repo.ts'
import { bankDifferences, figuresOf, type Found, gatewayDifferences, orderDifferences } from './compared.repo.ts'

const compareJob = jobType<object>('closing.compare', 3)

/** Each morning of Seoul the day before is compared, and the one before that, whose payments at midnight have settled now. */
export const closingJobs = (deps: PaymentsDeps): readonly JobHandler[] => [
  onJob(
    compareJob,
    async () => {
      const now = deps.clock.now().getTime()
      for (const back of [2, 1]) await compareDay(deps, seoulDay(new Date(now - back * DAY_MS)))
    },
    '30 22 * * *',
  ),
]

/**
 * Asks the gateway for its list of the day, then lays gateway, bank, books, orders and their tax papers side by side. A closed day stays as it was
 * closed. Errors: CONFLICT for a day to come.
 */
export async function compareDay(deps: PaymentsDeps, day: string): Promise<void> {
  const now = deps.clock.now()
  if (seoulMidnight(day) > now) throw new AppError('CONFLICT', '아직 오지 않은 날입니다.')
  const asked = await deps.gateway.settlements(day)
  if (asked.kind !== 'settlements') deps.log.warn({ day, code: asked.code }, 'no settlement list of the gateway')
  await deps.database.transaction(async (tx) => {
    const before = await lockComparison(tx, day)
    if (before?.closedAt) return
    if (asked.kind === 'settlements') await saveSettlements(tx, day, asked.lines, now)
    const gatewayAskedAt = asked.kind === 'settlements' ? now : (before?.gatewayAskedAt ?? null)
    const found = [
      ...(gatewayAskedAt ? await gatewayDifferences(tx, day) : []),
      ...(await bankDifferences(tx, day)),
      ...(await orderDifferences(tx, day)),
      ...(await paperDifferences(tx, day)).map(asFound),
    ]
    await saveComparison(tx, { day, figures: await figuresOf(tx, day), gatewayAskedAt, comparedAt: now })
    await saveDifferences(tx, day, found, now)
    await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
  })
}

const asFound = ({ orderNumber, isInvoice, cash, said }: PaperDifference): Found => ({
  kind: 'paper',
  subject: orderNumber,
  means: isInvoice ? '세금계산서' : '현금영수증',
  ours: cash,
  theirs: said,
  orderNumber,
})
