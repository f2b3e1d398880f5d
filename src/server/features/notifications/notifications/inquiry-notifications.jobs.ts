import { to } from '#/contract/web-paths.ts'
import type { Happening } from '#/domain/messages/happening.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import { type Told, tellNews } from '#/server/features/people/messages/messages.public.ts'
import { guestPath } from '#/server/features/ordering/orders/orders.public.ts'
import { inquiryOf, tellAnswered, tellReceived } from '#/server/features/support/inquiries/inquiries.public.ts'
import { type JobHandler, onJob } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'

type Deps = Pick<Services, 'database' | 'jobs'>

/** Tells customers that the shop answered, unless they read it meanwhile, and visitors how they find their inquiry again. */
export const inquiryNotificationsJobs = (deps: Deps): readonly JobHandler[] => [
  onJob(tellReceived, ({ inquiryId }) => tell(deps, inquiryId, RECEIVED)),
  onJob(tellAnswered, ({ inquiryId }) => tell(deps, inquiryId, ANSWERED)),
]

const RECEIVED = { event: 'inquiry-received', by: 'customer', payment: 'unpaid', fields: {} } as const
const ANSWERED = { event: 'inquiry-answered', by: 'staff', payment: 'unpaid', fields: {} } as const

async function tell(
  { database, jobs }: Deps,
  inquiryId: string,
  happening: typeof RECEIVED | typeof ANSWERED,
): Promise<void> {
  const row = await inquiryOf(database.db, inquiryId)
  if (!row || (happening.event === 'inquiry-answered' && row.unread === 0)) return
  const { memberId } = row
  const member = memberId === null ? null : await memberCard(database.db, memberId)
  const own = to('/mypage/contact/chat/{id}', { id: inquiryId })
  const ofGuest = member?.guest && row.orderNumber ? guestPath(row.orderNumber, own) : own
  const path = memberId === null ? to('/cust/inquiry/{id}', { id: inquiryId }) : ofGuest
  const told: Told | null = member
    ? { memberId, name: member.name, email: member.email, phone: member.phone }
    : row.visitorPhone
      ? { memberId: null, name: row.visitorName ?? '', email: '', phone: row.visitorPhone }
      : null
  if (!told) return
  const key = `${happening.event}:${inquiryId}:${row.lastSeq}`
  await database.transaction((tx) =>
    jobs.add(tx, tellNews, { key, to: told, happening: happening satisfies Happening, path }),
  )
}
