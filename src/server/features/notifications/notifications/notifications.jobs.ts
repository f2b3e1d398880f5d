import type { TellDeps } from '#/server/features/people/messages/messages.public.ts'
import type { JobHandler } from '#/server/platform/jobs/job.ts'
import { accountReminderJobs } from './account-reminder.ts'
import { moneyNotifications } from './money.jobs.ts'
import { advanceNotifications } from './advance-notifications.jobs.ts'
import { changeNotifications } from './change-notifications.jobs.ts'
import { giveBackNotifications } from './give-back-notifications.jobs.ts'
import { materialNotifications } from './material-notifications.jobs.ts'
import { parcelNotifications } from './parcel-notifications.jobs.ts'
import { proofReminderJobs } from './proof-reminders.ts'
import { taxNotifications } from './tax-notifications.jobs.ts'
import { workNotifications } from './work.jobs.ts'

/** Tells customers what happened to their orders; the words are in the table of messages. */
export function notificationsJobs(deps: TellDeps): readonly JobHandler[] {
  return [
    ...moneyNotifications(deps),
    ...taxNotifications(deps),
    ...workNotifications(deps),
    ...materialNotifications(deps),
    ...parcelNotifications(deps),
    ...advanceNotifications(deps),
    ...changeNotifications(deps),
    ...giveBackNotifications(deps),
    ...accountReminderJobs(deps),
    ...proofReminderJobs(deps),
  ]
}
