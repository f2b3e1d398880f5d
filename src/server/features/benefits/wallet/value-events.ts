import { eventType } from '#/server/platform/jobs/job.ts'

/** A grant of points or e-money was given, by one person or by the second, or it was refused. */
export const valueGrantDecided = eventType<{ readonly grantId: string; readonly given: boolean }>('value.grant-decided')
