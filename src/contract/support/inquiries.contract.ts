import * as z from 'zod/mini'
import { CUSTOMER, PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { ticket } from '#/contract/people/codes.contract.ts'
import { optionalText, text, uuid, wholeNumber } from '#/contract/text.ts'
import { FAULTS, WISHES } from '#/domain/support/case-machine.ts'
import { ASKED_CATEGORIES } from '#/domain/support/inquiry-categories.ts'
import { visitSlot } from './reservations.contract.ts'
import {
  bodyField,
  contextRef,
  filesField,
  inquiryContext,
  inquiryDetail,
  inquiryParams,
  inquirySummary,
  titleField,
} from './inquiry.ts'

/** A member by login, a visitor by the browser that proved the phone; to anybody else it does not exist. */
const OWN = { none: 'their own inquiry' } as const
const category = z.enum(ASKED_CATEGORIES, { error: '무엇에 관한 문의인지 골라 주세요.' })
const count = z.int().check(z.gte(0))

/** What an answer takes at this hour, and the hours of the office. */
export const readPromise = endpoint({
  id: 'inquiries.promise',
  method: 'GET',
  path: '/api/inquiries/promise',
  summary: '지금 문의하면 언제까지 답하는지',
  access: PUBLIC,
  response: z.object({ now: z.iso.datetime(), promisedAt: z.iso.datetime(), open: count, close: count }),
  errors: [],
})

/** `old`: those that ended more than two weeks ago. */
export const listInquiries = endpoint({
  id: 'inquiries.list',
  method: 'GET',
  path: '/api/inquiries',
  summary: '내 문의 목록',
  access: CUSTOMER,
  query: z.object({
    scope: z._default(z.enum(['open', 'old']), 'open'),
    q: z.optional(text('찾을 말', { max: 40, min: 0 })),
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.object({ items: z.array(inquirySummary), next: z.nullable(z.string()), old: count }),
  errors: [],
})

export const countUnread = endpoint({
  id: 'inquiries.unread',
  method: 'GET',
  path: '/api/inquiries/unread',
  summary: '읽지 않은 답변이 있는 문의의 수',
  access: CUSTOMER,
  response: z.object({ unread: count }),
  errors: [],
})

/** What an inquiry would be about, before it is written. NOT_FOUND for what is not the caller's own. */
export const readContext = endpoint({
  id: 'inquiries.context',
  method: 'GET',
  path: '/api/inquiries/context',
  summary: '문의에 붙일 주문, 시안, 견적, 검사 결과',
  access: CUSTOMER,
  query: contextRef,
  response: z.object({ ...inquiryContext.shape, picture: jobPictureOrNone }),
  errors: ['NOT_FOUND'],
})

export const askInquiry = endpoint({
  id: 'inquiries.ask',
  method: 'POST',
  path: '/api/inquiries',
  summary: '1:1 문의하기',
  access: CUSTOMER,
  body: z.object({
    category,
    title: titleField,
    text: bodyField,
    context: z._default(z.nullable(contextRef), null),
    fileIds: filesField,
  }),
  response: z.object({ inquiryId: z.uuid() }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  idempotent: true,
})

/** Without an account: the phone was proven by a code, and answers are sent to it as a text message with a link. */
export const askAsVisitor = endpoint({
  id: 'inquiries.ask-as-visitor',
  method: 'POST',
  path: '/api/visitor-inquiries',
  summary: '로그인하지 않고 문의하기',
  access: PUBLIC,
  body: z.object({
    name: text('이름', { max: 30 }),
    ticket: ticket(),
    category,
    title: titleField,
    text: bodyField,
    fileIds: filesField,
  }),
  response: z.object({ inquiryId: z.uuid() }),
  errors: ['WRONG_CODE', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'LOGIN_REQUIRED'],
  idempotent: true,
})

/** Opens a visitor's inquiry for this browser for some hours; the phone of the ticket must be the one that asked. */
export const openAsVisitor = endpoint({
  id: 'inquiries.open-as-visitor',
  method: 'POST',
  path: '/api/visitor-inquiries/:inquiryId/opening',
  summary: '휴대전화를 확인하고 내 문의를 엽니다.',
  access: PUBLIC,
  trace: OWN,
  params: inquiryParams,
  body: z.object({ ticket: ticket() }),
  response: z.object({}),
  errors: ['WRONG_CODE', 'NOT_FOUND', 'LOGIN_REQUIRED'],
  rate: 'code',
})

export const readInquiry = endpoint({
  id: 'inquiries.read',
  method: 'GET',
  path: '/api/inquiries/:inquiryId',
  summary: '문의 하나와 나눈 말',
  access: PUBLIC,
  trace: OWN,
  params: inquiryParams,
  response: inquiryDetail,
  errors: ['NOT_FOUND'],
})

export const writeInquiry = endpoint({
  id: 'inquiries.write',
  method: 'POST',
  path: '/api/inquiries/:inquiryId/messages',
  summary: '문의에 이어 쓰기',
  access: PUBLIC,
  trace: OWN,
  params: inquiryParams,
  body: z.object({ text: bodyField, fileIds: filesField }),
  response: z.object({ messageId: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  idempotent: true,
})

export const markRead = endpoint({
  id: 'inquiries.mark-read',
  method: 'POST',
  path: '/api/inquiries/:inquiryId/read',
  summary: '여기까지 읽었다고 표시합니다.',
  access: PUBLIC,
  trace: OWN,
  params: inquiryParams,
  body: z.object({ seq: count }),
  response: z.object({}),
  errors: ['NOT_FOUND'],
})

export const closeInquiry = endpoint({
  id: 'inquiries.close',
  method: 'POST',
  path: '/api/inquiries/:inquiryId/close',
  summary: '문의 끝내기',
  access: PUBLIC,
  trace: OWN,
  params: inquiryParams,
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const rateInquiry = endpoint({
  id: 'inquiries.rate',
  method: 'PUT',
  path: '/api/inquiries/:inquiryId/score',
  summary: '답변이 도움이 되었는지',
  access: PUBLIC,
  trace: OWN,
  params: inquiryParams,
  body: z.object({
    score: wholeNumber('점수', { min: 1, max: 5 }),
    note: optionalText('남길 말', { max: 500, multiline: true }),
  }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Answers with the bytes as an attachment. */
export const readInquiryFile = endpoint({
  id: 'inquiries.read-file',
  method: 'GET',
  path: '/api/inquiries/:inquiryId/files/:fileId',
  summary: '문의에 붙은 파일 받기',
  access: PUBLIC,
  trace: OWN,
  params: z.object({ inquiryId: z.uuid(), fileId: z.uuid() }),
  response: z.unknown(),
  errors: ['NOT_FOUND'],
})

/** Something is wrong with a line of an order that was sent: an inquiry with a case behind it. */
export const reportFault = endpoint({
  id: 'inquiries.report-fault',
  method: 'POST',
  path: '/api/orders/:orderNumber/faults',
  summary: '받은 물건에 문제가 있다고 알립니다.',
  access: CUSTOMER,
  params: z.object({ orderNumber: z.string().check(z.maxLength(40)) }),
  body: z.object({
    lineId: z.uuid({ error: '어느 품목인지 골라 주세요.' }),
    fault: z.enum(FAULTS, { error: '어떤 문제인지 골라 주세요.' }),
    copies: wholeNumber('문제가 있는 수량', { min: 1, max: 10_000_000 }),
    wish: z.enum(WISHES, { error: '어떻게 해 드릴지 골라 주세요.' }),
    text: bodyField,
    fileIds: filesField,
  }),
  response: z.object({ inquiryId: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'],
  idempotent: true,
})

/** `offer` is the number of the offer that was read; CONFLICT when there is another one by now. */
export const answerOffer = endpoint({
  id: 'inquiries.answer-offer',
  method: 'POST',
  path: '/api/inquiries/:inquiryId/offer-answer',
  summary: '제안을 받아들이거나 물립니다.',
  access: PUBLIC,
  trace: OWN,
  params: inquiryParams,
  body: z.object({ offer: wholeNumber('제안 번호', { min: 1, max: 1000 }), agreed: z.boolean() }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** Takes one of the times that an answer offers; CONFLICT names the next free ones when somebody was quicker. */
export const takeBooking = endpoint({
  id: 'inquiries.take-booking',
  method: 'POST',
  path: '/api/inquiries/:inquiryId/bookings',
  summary: '제안받은 시간에 방문을 예약합니다.',
  access: PUBLIC,
  trace: OWN,
  params: inquiryParams,
  body: z.object({ messageId: uuid('답변'), ...visitSlot }),
  response: z.object({ number: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

export const inquiriesEndpoints = [
  readPromise,
  listInquiries,
  countUnread,
  readContext,
  askInquiry,
  askAsVisitor,
  openAsVisitor,
  readInquiry,
  writeInquiry,
  markRead,
  closeInquiry,
  rateInquiry,
  readInquiryFile,
  reportFault,
  answerOffer,
  takeBooking,
] as const
