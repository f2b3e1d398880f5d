import { brandOf } from '#/server/features/content/content/content.public.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import { sendMessage } from '#/server/features/people/messages/messages.public.ts'
import { inquiryOf, tellAnswered, tellReceived } from '#/server/features/support/inquiries/inquiries.public.ts'
import { type JobHandler, onJob } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import { inquiryMessage } from './inquiry-messages.ts'

interface Deps extends Pick<Services, 'database' | 'jobs'> {
  readonly shopAddress: string
}

/** Tells customers that the shop answered, unless they read it meanwhile, and visitors how they find their inquiry again. */
export const inquiryNotificationsJobs = (deps: Deps): readonly JobHandler[] => [
  onJob(tellReceived, ({ inquiryId }) => tell(deps, inquiryId, 'received')),
  onJob(tellAnswered, ({ inquiryId }) => tell(deps, inquiryId, 'answered')),
]

async function tell(
  { database, jobs, shopAddress }: Deps,
  inquiryId: string,
  what: 'received' | 'answered',
): Promise<void> {
  const row = await inquiryOf(database.db, inquiryId)
  if (!row || (what === 'answered' && row.unread === 0)) return
  const phone = row.memberId === null ? row.visitorPhone : (await memberCard(database.db, row.memberId))?.phone
  if (!phone) return
  const isVisitor = row.memberId === null
  const message = inquiryMessage(what, { brand: await brandOf(database.db), shopAddress, inquiryId, phone, isVisitor })
  const key = `notify:inquiry-${what}:${inquiryId}:${row.lastSeq}`
  await database.transaction((tx) => jobs.add(tx, sendMessage, message, { key }))
}
