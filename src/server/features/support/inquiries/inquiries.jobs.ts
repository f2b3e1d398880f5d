import { QUIET_DAYS } from '#/domain/support/inquiry-machine.ts'
import { couponGrantDecided } from '#/server/features/benefits/coupons/coupons.public.ts'
import { valueGrantDecided } from '#/server/features/benefits/wallet/wallet.public.ts'
import { refundDone } from '#/server/features/money/payments/payments.public.ts'
import { daysBefore } from '#/lib/seoul-time.ts'
import { deliveryDone } from '#/server/features/ordering/orders/orders.public.ts'
import { type JobHandler, jobType, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import { settleRefunded } from './agreed-refund.ts'
import { settleGiven } from './compensate.ts'
import type { InquiriesDeps } from './inquiries-deps.ts'
import { quietSince } from './inquiries.repo.ts'
import { moveInquiry, tellBrowsers } from './move-inquiry.ts'
import { dropOldOpenings } from './openings.repo.ts'
import { lockForDesk } from './own-inquiry.ts'
import { settleRemade } from './remake-case.ts'
import { postMessage, SHOP_ITSELF } from './post-message.ts'

export const endQuiet = jobType('support.end-quiet')
const AT_ONCE = 200

/** Every hour: what was answered two weeks ago and not written to since ends, each in its own transaction. */
export const inquiriesJobs = (deps: Omit<InquiriesDeps, 'storage' | 'quoter' | 'origins'>): readonly JobHandler[] => [
  onJob(
    endQuiet,
    async () => {
      const before = daysBefore(deps.clock.now(), QUIET_DAYS)
      for (const id of await quietSince(deps.database.db, before, AT_ONCE)) await endOne(deps, id, before)
      await dropOldOpenings(deps.database.db, deps.clock.now())
    },
    '17 * * * *',
  ),
  onEvent(refundDone, 'support.settle-refunded', async ({ repaymentId, amount }) => {
    if (repaymentId) await settleRefunded(deps, { repaymentId, amount })
  }),
  onEvent(valueGrantDecided, 'support.settle-points', (decided) => settleGiven(deps, decided)),
  onEvent(couponGrantDecided, 'support.settle-coupon', (decided) => settleGiven(deps, decided)),
  onEvent(deliveryDone, 'support.settle-remade', ({ deliveryId }) =>
    deps.database.transaction((tx) => settleRemade(tx, deps, deliveryId)),
  ),
]

async function endOne(
  deps: Omit<InquiriesDeps, 'storage' | 'quoter' | 'origins'>,
  id: string,
  before: Date,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const row = await lockForDesk(tx, id)
    // Somebody wrote while the others were being ended.
    if (row.state !== 'answered' || !row.answeredAt || row.answeredAt >= before) return
    const moved = await moveInquiry(tx, deps, row, 'expire', 'system')
    const body = `${QUIET_DAYS}일 동안 새 글이 없어 문의를 끝냈습니다. 더 물어보실 것이 있으면 새 문의를 남겨 주세요.`
    await postMessage(tx, deps, moved, { kind: 'event', author: SHOP_ITSELF, body })
    await tellBrowsers(tx, deps, id)
  })
}
