import { accountReminderAt } from '#/domain/messages/reminders.ts'
import type { TellDeps } from '#/server/features/people/messages/messages.public.ts'
import { waitingAccountOf } from '#/server/features/money/payments/payments.public.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { accountFields } from './money-words.ts'
import { tellOfOrder } from './tell-of-order.ts'

const remind = jobType<{ attemptId: string }>('notifications.account-reminder')

/** Lies in the queue until it is time; nobody looks through all accounts for those that are due. */
export async function planAccountReminder(
  { database, jobs, clock }: TellDeps,
  { attemptId, dueAt }: { readonly attemptId: string; readonly dueAt: string },
): Promise<void> {
  const runAt = accountReminderAt(clock.now(), new Date(dueAt))
  if (runAt)
    await database.transaction((tx) => jobs.add(tx, remind, { attemptId }, { key: `remind:${attemptId}`, runAt }))
}

export function accountReminderJobs(deps: TellDeps): readonly JobHandler[] {
  return [
    onJob(remind, async ({ attemptId }) => {
      const account = await waitingAccountOf(deps.database.db, { attemptId })
      const [orderId] = account?.orderIds ?? []
      if (!account || !orderId || new Date(account.dueAt) <= deps.clock.now()) return
      const fields = { 주문번호: account.orderNumbers.join(', '), ...accountFields(account) }
      await tellOfOrder(deps, { orderId, key: `account-reminder:${attemptId}` }, (order) =>
        order.paymentState === 'waiting-deposit'
          ? {
              happening: { event: 'account-reminder', by: 'clock', payment: 'unpaid', fields },
              jobs: account.orderIds.length > 1 ? 'none' : 'all',
            }
          : null,
      )
    }),
  ]
}
