import { jobType } from '#/server/platform/jobs/job.ts'

/** A visitor asked: they are sent the way back to their inquiry. */
export const tellReceived = jobType<{ inquiryId: string }>('support.tell-received')
/** An answer lies with the customer; told a moment later, and only when it was not read meanwhile. */
export const tellAnswered = jobType<{ inquiryId: string }>('support.tell-answered')

export const inquiryTopic = (inquiryId: string): string => `inquiry:${inquiryId}`
/** Everything that the desk's inbox shows. */
export const INBOX_TOPIC = 'inbox:all'
