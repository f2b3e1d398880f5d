import { eventType, jobType } from '#/server/platform/jobs/job.ts'

/** The tax office's number stands on it: the buyer can see it. */
export const taxIssued = eventType<{ documentId: string }>('tax.issued')
/** It was refused for what the buyer said of themselves. */
export const taxRefused = eventType<{ documentId: string; at: string }>('tax.refused')

export const issueJob = jobType<{ documentId: string }>('tax.issue', 12)
export const followJob = jobType<object>('tax.follow', 1)
/** Brings the papers of an order in line with what it sold. */
export const alignJob = jobType<{ orderId: string }>('tax.align')
