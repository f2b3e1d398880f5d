import {
  answerTemplates,
  cases,
  inquiries,
  inquiryMessages,
  inquiryOpenings,
} from '#/server/features/support/inquiries/inquiries.table.ts'
import { fatesOf, kept, no, type PersonalTable } from './fate.ts'

/** Questions and complaints: the law wants them kept three years, also of somebody who left. */
export const SUPPORT: readonly PersonalTable[] = [
  fatesOf(inquiries, {
    ...no('category', 'state', 'orderNumber'),
    ...kept('complaint-3y', 'visitorName', 'visitorPhone', 'title', 'context', 'lastText', 'scoreNote'),
    ...kept('account', 'assigneeName'),
  }),
  fatesOf(inquiryMessages, {
    ...no('kind', 'authorKind', 'card'),
    ...kept('complaint-3y', 'authorName', 'body', 'attachments'),
  }),
  fatesOf(inquiryOpenings, no('keyHash')),
  fatesOf(cases, {
    ...no('orderNumber', 'fault', 'wish', 'state', 'offerKind', 'cause', 'responsible'),
    ...kept('complaint-3y', 'decision'),
  }),
  fatesOf(answerTemplates, { ...kept('shop', 'title', 'body'), ...kept('account', 'updatedBy') }),
]
