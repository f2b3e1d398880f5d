import { eventType } from '#/server/platform/jobs/job.ts'

/** A person counted the manuscript: the price is fixed, and it can be ordered. */
export const ebookPriced = eventType<{ ebookId: string }>('ebook.priced')
/** A proof lies with the customer. */
export const ebookShown = eventType<{ ebookId: string; lineId: string; edition: number }>('ebook.shown')
