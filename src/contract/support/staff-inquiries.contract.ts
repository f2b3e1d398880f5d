import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import { ESTIMATE_NUMBER_PATTERN } from '#/domain/estimates/estimate-number.ts'
import { FAULTS, WISHES } from '#/domain/support/case-machine.ts'
import { OFFER_KINDS, RETURN_AFTERS, RETURN_WAYS } from '#/domain/support/case-offer.ts'
import { visitDetails, visitSlot } from './reservations.contract.ts'
import { bodyField, filesField, inquiryDetail, inquiryParams, inquirySummary } from './inquiry.ts'

/** Times that one answer offers for a visit. */
export const MOST_SLOTS = 4

/** Quantities that an answer shows beside the one of its estimate. */
export const MOST_OTHER_COPIES = 2
const otherCopies = z
  .array(wholeNumber('수량', { min: 1, max: 10_000_000 }))
  .check(z.maxLength(MOST_OTHER_COPIES, { error: `다른 수량은 ${MOST_OTHER_COPIES}개까지 보낼 수 있습니다.` }))

const DESK = { who: 'staff', anyRight: ['inquiries'] } as const
const LOOK = { look: 'inquiry', by: 'inquiryId' } as const
const ACT = { act: 'inquiry', by: 'inquiryId' } as const
const count = z.int().check(z.gte(0))
/** The place of a message, or the number of an offer, as its reader saw it. */
const seen = z.int32().check(z.gte(0))

export const INBOX_VIEWS = ['waiting', 'mine', 'answered', 'agreed', 'closed', 'all'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

const staffSummary = z.object({
  ...inquirySummary.shape,
  /** Company or masked name. */
  customer: z.string(),
  isVisitor: z.boolean(),
  assignee: z.nullable(z.string()),
  waitingSince: z.nullable(z.iso.datetime()),
  overdue: z.boolean(),
})
export type StaffInquirySummary = z.output<typeof staffSummary>

export const listStaffInquiries = endpoint({
  id: 'staff-inquiries.list',
  method: 'GET',
  path: '/api/staff/inquiries',
  summary: '문의함',
  access: DESK,
  trace: { look: 'inquiry', verb: 'list' },
  query: z.object({
    view: z._default(z.enum(INBOX_VIEWS), 'waiting'),
    /** Part of the title, or an order number. */
    q: z.optional(text('찾을 말', { max: 60, min: 0 })),
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.object({
    items: z.array(staffSummary),
    next: z.nullable(z.string()),
    counts: z.object({ waiting: count, mine: count, agreed: count }),
  }),
  errors: [],
})

const link = z.object({ id: z.string(), title: z.string(), detail: z.string() })

export const staffInquiry = z.object({
  ...inquiryDetail.shape,
  waitingSince: z.nullable(z.iso.datetime()),
  overdue: z.boolean(),
  assignee: z.nullable(z.object({ id: z.uuid(), name: z.string(), mine: z.boolean() })),
  scoreNote: z.nullable(z.string()),
  customer: z.object({
    memberId: z.nullable(z.uuid()),
    name: z.string(),
    company: z.nullable(z.string()),
    phone: z.string(),
    email: z.nullable(z.string()),
  }),
  /** The newest of what this customer has here. */
  orders: z.array(link),
  estimates: z.array(link),
  proofs: z.array(link),
  inquiries: z.array(link),
})
export type StaffInquiry = z.output<typeof staffInquiry>

export const readStaffInquiry = endpoint({
  id: 'staff-inquiries.read',
  method: 'GET',
  path: '/api/staff/inquiries/:inquiryId',
  summary: '문의 하나와 그 고객의 일',
  access: DESK,
  trace: LOOK,
  params: inquiryParams,
  response: staffInquiry,
  errors: ['NOT_FOUND'],
})

export const readStaffInquiryFile = endpoint({
  id: 'staff-inquiries.read-file',
  method: 'GET',
  path: '/api/staff/inquiries/:inquiryId/files/:fileId',
  summary: '문의에 붙은 파일 받기',
  access: DESK,
  trace: { look: 'file', by: 'fileId', verb: 'download' },
  params: z.object({ inquiryId: z.uuid(), fileId: z.uuid() }),
  response: z.unknown(),
  errors: ['NOT_FOUND'],
})

/** Who of the staff answers inquiries. */
export const listAssignees = endpoint({
  id: 'staff-inquiries.assignees',
  method: 'GET',
  path: '/api/staff/inquiry-assignees',
  summary: '문의를 맡을 수 있는 직원',
  access: DESK,
  trace: { none: 'names of the staff' },
  response: z.object({ staff: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  errors: [],
})

export const assignInquiry = endpoint({
  id: 'staff-inquiries.assign',
  method: 'PUT',
  path: '/api/staff/inquiries/:inquiryId/assignee',
  summary: '문의를 맡거나 넘깁니다.',
  access: DESK,
  trace: { ...ACT, says: ['staffId'] },
  params: inquiryParams,
  body: z.object({ staffId: z.nullable(uuid('직원')) }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** `seen` is the last message the writer saw; CONFLICT when somebody of the staff answered since. */
export const answerInquiry = endpoint({
  id: 'staff-inquiries.answer',
  method: 'POST',
  path: '/api/staff/inquiries/:inquiryId/answers',
  summary: '문의에 답하기',
  access: DESK,
  trace: ACT,
  params: inquiryParams,
  body: z.object({
    text: bodyField,
    fileIds: filesField,
    seen,
    /** An estimate or a proof of this customer, or times for a visit. */
    card: z._default(
      z.nullable(
        z.discriminatedUnion('kind', [
          z.object({
            kind: z.literal('estimate'),
            number: z.string().check(z.regex(ESTIMATE_NUMBER_PATTERN)),
            /** Made with the answer, so that the customer chooses: the same job in these copies as well. */
            copies: z._default(otherCopies, []),
          }),
          z.object({ kind: z.literal('proof'), proofId: z.uuid() }),
          z.object({
            kind: z.literal('booking'),
            purpose: visitDetails.purpose,
            slots: z
              .array(z.object(visitSlot))
              .check(
                z.minLength(1, { error: '제안할 시간을 골라 주세요.' }),
                z.maxLength(MOST_SLOTS, { error: `시간은 ${MOST_SLOTS}개까지 제안할 수 있습니다.` }),
              ),
          }),
        ]),
      ),
      null,
    ),
  }),
  response: z.object({ messageId: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

/** What the estimate of an answer costs in other copies, before it is sent. */
export const quoteInCopies = endpoint({
  id: 'staff-inquiries.quote-in-copies',
  method: 'POST',
  path: '/api/staff/inquiries/:inquiryId/quantities',
  summary: '답변에 붙일 견적의 다른 수량 가격',
  access: DESK,
  trace: { none: 'prices; the inquiry itself is traced' },
  params: inquiryParams,
  body: z.object({ number: z.string().check(z.regex(ESTIMATE_NUMBER_PATTERN)), copies: otherCopies }),
  response: z.object({ choices: z.array(z.object({ copies: count, total: z.int() })) }),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
})

export const noteOnInquiry = endpoint({
  id: 'staff-inquiries.note',
  method: 'POST',
  path: '/api/staff/inquiries/:inquiryId/notes',
  summary: '직원끼리 보는 메모',
  access: DESK,
  trace: ACT,
  params: inquiryParams,
  body: z.object({ text: bodyField }),
  response: z.object({}),
  errors: ['NOT_FOUND'],
  idempotent: true,
})

export const markInquirySeen = endpoint({
  id: 'staff-inquiries.mark-read',
  method: 'POST',
  path: '/api/staff/inquiries/:inquiryId/read',
  summary: '여기까지 읽었다고 표시합니다.',
  access: DESK,
  trace: { none: 'the reading itself is traced' },
  params: inquiryParams,
  body: z.object({ seq: seen }),
  response: z.object({}),
  errors: ['NOT_FOUND'],
})

export const closeByStaff = endpoint({
  id: 'staff-inquiries.close',
  method: 'POST',
  path: '/api/staff/inquiries/:inquiryId/close',
  summary: '문의 끝내기',
  access: DESK,
  trace: ACT,
  params: inquiryParams,
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Its messages go into another open inquiry of the same customer, and this one ends. */
export const mergeInquiry = endpoint({
  id: 'staff-inquiries.merge',
  method: 'POST',
  path: '/api/staff/inquiries/:inquiryId/merge',
  summary: '같은 고객의 다른 문의로 합칩니다.',
  access: DESK,
  trace: { ...ACT, says: ['intoId'] },
  params: inquiryParams,
  body: z.object({ intoId: uuid('합칠 문의') }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** The customer reads it as a card and agrees or not. `seen` is the number of the last offer its writer saw; CONFLICT when there is another. */
export const offerOnCase = endpoint({
  id: 'staff-inquiries.offer',
  method: 'POST',
  path: '/api/staff/inquiries/:inquiryId/offers',
  summary: '재제작, 부분 환불, 반품이나 보상을 제안합니다.',
  access: DESK,
  trace: { ...ACT, says: ['kind', 'copies', 'amount', 'after'] },
  params: inquiryParams,
  body: z.object({
    kind: z.enum(OFFER_KINDS),
    copies: z._default(z.nullable(wholeNumber('수량', { min: 1, max: 10_000_000 })), null),
    amount: z._default(z.nullable(wholeNumber('금액', { min: 1, max: 1_000_000_000 })), null),
    /** What follows when the goods are back, and who brings them. */
    after: z._default(z.nullable(z.enum(RETURN_AFTERS, { error: '돌려받은 뒤 어떻게 할지 골라 주세요.' })), null),
    way: z._default(z.nullable(z.enum(RETURN_WAYS, { error: '어떻게 돌려받을지 골라 주세요.' })), null),
    campaignId: z._default(z.nullable(uuid('쿠폰')), null),
    seen,
    text: bodyField,
  }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

export const moveCase = endpoint({
  id: 'staff-inquiries.move-case',
  method: 'POST',
  path: '/api/staff/inquiries/:inquiryId/case',
  summary: '신고를 검토하거나, 받아들이지 않거나, 처리했다고 적습니다.',
  access: DESK,
  trace: { ...ACT, says: ['event'] },
  params: inquiryParams,
  body: z.object({ event: z.enum(['review', 'decline', 'settle']), text: bodyField }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** A customer on the telephone: the same report as by the page of the order, written down by the desk. */
export const takeFault = endpoint({
  id: 'staff-inquiries.take-fault',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/faults',
  summary: '고객이 전화로 알린 문제를 신고로 적습니다.',
  access: DESK,
  trace: { act: 'order', by: 'orderNumber', says: ['fault', 'copies', 'wish'] },
  params: z.object({ orderNumber: z.string().check(z.maxLength(40)) }),
  body: z.object({
    lineId: z.uuid({ error: '어느 품목인지 골라 주세요.' }),
    fault: z.enum(FAULTS, { error: '어떤 문제인지 골라 주세요.' }),
    copies: wholeNumber('문제가 있는 수량', { min: 1, max: 10_000_000 }),
    wish: z.enum(WISHES, { error: '고객이 바라는 것을 골라 주세요.' }),
    text: bodyField,
    /** Pictures that came by another way. */
    fileIds: filesField,
  }),
  response: z.object({ inquiryId: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

/** Coupons that an offer may give, by name. */
export const listOfferCoupons = endpoint({
  id: 'staff-inquiries.list-offer-coupons',
  method: 'GET',
  path: '/api/staff/offer-coupons',
  summary: '보상으로 제안할 수 있는 쿠폰',
  access: DESK,
  trace: { none: 'no customers' },
  response: z.object({
    coupons: z.array(z.object({ id: z.uuid(), name: z.string(), twoPeople: z.boolean() })),
    /** Points above this need a second person. */
    pointsAlone: count,
  }),
  errors: [],
})

/** `offer` is the number of the offer that was read out; money is never agreed to like this. */
export const agreeByPhone = endpoint({
  id: 'staff-inquiries.agree-by-phone',
  method: 'POST',
  path: '/api/staff/inquiries/:inquiryId/spoken-agreement',
  summary: '고객이 전화로 재제작이나 재제작을 위한 반품에 동의했다고 적습니다.',
  access: DESK,
  trace: { ...ACT, says: ['offer', 'text'] },
  params: inquiryParams,
  body: z.object({
    offer: wholeNumber('제안 번호', { min: 1, max: 1000 }),
    text: text('고객이 한 말', { min: 2, max: 500, multiline: true }),
  }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const staffInquiriesEndpoints = [
  listStaffInquiries,
  readStaffInquiry,
  readStaffInquiryFile,
  listAssignees,
  assignInquiry,
  answerInquiry,
  quoteInCopies,
  noteOnInquiry,
  markInquirySeen,
  closeByStaff,
  mergeInquiry,
  offerOnCase,
  listOfferCoupons,
  moveCase,
  takeFault,
  agreeByPhone,
] as const
