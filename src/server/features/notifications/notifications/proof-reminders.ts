import { proofReminderTimes } from '#/domain/messages/reminders.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import type { TellDeps } from '#/server/features/people/messages/messages.public.ts'
import { proofOfLine } from '#/server/features/prepress/proofs/proofs.public.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { paymentOf, tellOfLine } from './tell-of-order.ts'

interface Waiting {
  readonly lineId: string
  readonly proofId: string
  readonly version: number
}

const remind = jobType<Waiting & { readonly time: number }>('notifications.proof-reminder')

/** Lie in the queue until it is time. */
export async function planProofReminders({ database, jobs, clock }: TellDeps, waiting: Waiting): Promise<void> {
  const times = proofReminderTimes(await readCalendar(database.db), clock.now())
  await database.transaction(async (tx) => {
    for (const [index, runAt] of times.entries()) {
      const time = index + 1
      const key = `remind:${waiting.proofId}:${waiting.version}:${time}`
      await jobs.add(tx, remind, { ...waiting, time }, { key, runAt })
    }
  })
}

export function proofReminderJobs(deps: TellDeps): readonly JobHandler[] {
  return [
    onJob(remind, async ({ lineId, proofId, version, time }) => {
      const proof = await proofOfLine(deps.database.db, lineId)
      if (proof?.id !== proofId || proof.state !== 'published' || proof.version !== version) return
      await tellOfLine(deps, { lineId, key: `proof-reminder:${proofId}:${version}:${time}` }, ({ title }, order) =>
        order.cancelledAt
          ? null
          : {
              happening: {
                event: 'proof-reminder',
                by: 'clock',
                payment: paymentOf(order),
                fields: { 주문번호: order.number, 품목: title, 판: String(version) },
              },
              path: `/mypage/draftViewNew?id=${proofId}`,
            },
      )
    }),
  ]
}
