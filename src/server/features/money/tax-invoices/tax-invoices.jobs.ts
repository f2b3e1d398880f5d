import { seoulDay } from '#/lib/seoul-time.ts'
import { givenBack } from '#/server/features/money/give-backs/give-backs.public.ts'
import { refundDone } from '#/server/features/money/payments/payments.public.ts'
import {
  advancePaid,
  moneyTakenBack,
  orderCancelled,
  orderChanged,
  orderPaid,
} from '#/server/features/ordering/orders/orders.public.ts'
import { type JobHandler, jobType, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import { alignOrder } from './align-order.ts'
import { endedMonths, lockDocument, stuckIssues, toLookUp } from './documents.repo.ts'
import { issuePaper } from './issue-paper.ts'
import { SHOP } from './move-document.ts'
import { startIssue } from './open-paper.ts'
import { paperKey } from './paper-calls.ts'
import { readSupplier } from './read-supplier.ts'
import { settlePaper } from './settle-paper.ts'
import type { TaxDeps } from './tax-deps.ts'
import { alignJob, followJob, issueJob } from './tax-events.ts'
import { openUnasked } from './open-unasked.ts'
import { warnOfDue } from './warn-of-due.ts'

export const nightJob = jobType<object>('tax.night', 5)

const STUCK_MS = 5 * 60_000
const REAL_PAUSE_MS = 10 * 60_000
const PRACTICE_PAUSE_MS = 3_000
const AT_ONCE = 100

/** Issues, follows and gathers papers; whatever changes an order's money brings its papers in line. */
export function taxInvoicesJobs(deps: TaxDeps): readonly JobHandler[] {
  const align = ({ orderId }: { readonly orderId: string }) =>
    deps.database.transaction((tx) => alignOrder(tx, deps, orderId))
  return [
    onEvent(orderPaid, 'tax.order-paid', align),
    onEvent(advancePaid, 'tax.advance-paid', align),
    onEvent(orderCancelled, 'tax.order-cancelled', align),
    onEvent(orderChanged, 'tax.order-changed', align),
    onEvent(moneyTakenBack, 'tax.money-taken-back', align),
    onEvent(refundDone, 'tax.refund-done', align),
    // What comes off a debt has no refund that would say so.
    onEvent(givenBack, 'tax.given-back', align),
    onJob(alignJob, align),
    onJob(issueJob, ({ documentId }) => issuePaper(deps, documentId)),
    onJob(followJob, () => followPapers(deps), '* * * * *'),
    // 00:45 in Seoul.
    onJob(nightJob, () => night(deps), '45 15 * * *'),
  ]
}

/** Asks what became of papers at the tax office, and sees that nothing that was asked for is forgotten. */
export async function followPapers(deps: TaxDeps): Promise<void> {
  const { database, clock, jobs, taxInvoices } = deps
  const now = clock.now().getTime()
  const stuck = await stuckIssues(database.db, new Date(now - STUCK_MS))
  for (const { id } of stuck)
    await database.transaction((tx) => jobs.add(tx, issueJob, { documentId: id }, { key: `tax.issue:${id}` }))
  if (!taxInvoices) return
  const pause = taxInvoices.practised ? PRACTICE_PAUSE_MS : REAL_PAUSE_MS
  const { businessNumber } = await readSupplier(database.db, deps)
  for (const document of await toLookUp(database.db, new Date(now - pause), AT_ONCE)) {
    const found = await taxInvoices.lookUp(paperKey(document, businessNumber))
    if (found.kind === 'paper') await settlePaper(deps, document.id, found)
    else if (found.kind !== 'none') return
  }
}

async function night(deps: TaxDeps): Promise<void> {
  const today = seoulDay(deps.clock.now())
  for (const { id } of await endedMonths(deps.database.db, today)) {
    await deps.database.transaction(async (tx) => {
      const document = await lockDocument(tx, id)
      if (document?.state === 'waiting') await startIssue(tx, deps, document, SHOP)
    })
  }
  await openUnasked(deps)
  await warnOfDue(deps, today)
}
