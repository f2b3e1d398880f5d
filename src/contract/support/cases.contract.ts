import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { optionalText, text, uuid, wholeNumber } from '#/contract/text.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { DELIVERY_STATES, PRODUCTION_STATES } from '#/domain/orders/states.ts'
import { CASE_CAUSES, RESPONSIBLE_STEPS } from '#/domain/support/case-causes.ts'
import { MOST_FILES } from '#/domain/support/inquiry-categories.ts'
import { CASE_OUTCOMES } from '#/domain/support/case-outcomes.ts'
import { CASE_STATES, FAULTS, WISHES } from '#/domain/support/case-machine.ts'
import { OFFER_KINDS, RETURN_AFTERS, RETURN_WAYS } from '#/domain/support/case-offer.ts'

const CASE_DESK = { who: 'staff', anyRight: ['inquiries', 'production'] } as const
const count = z.int().check(z.gte(0))
const caseParams = z.object({ caseId: z.uuid() })

const caseRow = z.object({
  id: z.uuid(),
  inquiryId: z.uuid(),
  orderNumber: z.string(),
  lineId: z.uuid(),
  title: z.string(),
  product: z.enum(PRODUCT_CODES),
  spec: jobSpec,
  picture: jobPictureOrNone,
  fault: z.enum(FAULTS),
  copies: count,
  state: z.enum(CASE_STATES),
  offerKind: z.nullable(z.enum(OFFER_KINDS)),
  offerCopies: z.nullable(count),
  /** Won, or points. */
  offerAmount: z.nullable(count),
  offerAfter: z.nullable(z.enum(RETURN_AFTERS)),
  offerWay: z.nullable(z.enum(RETURN_WAYS)),
  couponName: z.nullable(z.string()),
  /** Of goods that came back. */
  returnedCopies: z.nullable(count),
  /** Points or a coupon were given, or wait for the second person. */
  granted: z.boolean(),
  repaying: z.boolean(),
  cause: z.nullable(z.enum(CASE_CAUSES)),
  responsible: z.nullable(z.enum(RESPONSIBLE_STEPS)),
  /** Won that it cost the shop. */
  cost: z.nullable(count),
  decision: z.string(),
  /** What cause, cost and decision are written for. */
  seen: LookedAt,
  /** Pictures that came with the report, and those that the shop added. */
  photos: z.array(z.object({ fileId: z.uuid(), name: z.string() })),
  /** What is made again: where it is now. */
  remake: z.nullable(z.object({ production: z.enum(PRODUCTION_STATES), delivery: z.enum(DELIVERY_STATES) })),
  /** Where goods of the line went: whichever of them is made again goes there once more. */
  places: z.array(z.object({ deliveryId: z.uuid(), copies: count })),
  createdAt: z.iso.datetime(),
})
export type CaseRowView = z.output<typeof caseRow>

/** Counts are over all cases, whichever are listed; who asks about one order wants none. */
export const listCases = endpoint({
  id: 'cases.list',
  method: 'GET',
  path: '/api/staff/cases',
  summary: '문제 신고와 원인별 건수',
  access: CASE_DESK,
  trace: { none: 'cases without customers' },
  query: z.object({
    view: z._default(z.enum(['open', 'all']), 'open'),
    cause: z.optional(z.enum([...CASE_CAUSES, 'none'])),
    outcome: z.optional(z.enum(CASE_OUTCOMES)),
    orderNumber: z.optional(z.string().check(z.maxLength(40))),
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.object({
    items: z.array(caseRow),
    next: z.nullable(z.string()),
    causes: z.array(z.object({ cause: z.nullable(z.enum(CASE_CAUSES)), count, cost: count })),
    /** `given`: won that went back, or points. */
    outcomes: z.array(z.object({ outcome: z.enum(CASE_OUTCOMES), count, cost: count, given: count })),
  }),
  errors: [],
})

const won = z.int()

/** One case whole: what was said, and what it costs the shop by the prices its line was sold at. */
export const readCase = endpoint({
  id: 'cases.read',
  method: 'GET',
  path: '/api/staff/cases/:caseId',
  summary: '문제 신고 하나와 그 비용',
  access: CASE_DESK,
  trace: { look: 'case', by: 'caseId' },
  params: caseParams,
  response: z.extend(caseRow, {
    wish: z.enum(WISHES),
    /** In the words of whoever reported it. */
    reported: z.string(),
    lineCopies: count,
    costs: z.object({
      copies: z.nullable(count),
      lines: z.array(z.object({ label: z.string(), amount: won })),
      sum: won,
      supply: won,
      margin: won,
      left: won,
    }),
  }),
  errors: ['NOT_FOUND'],
})
export type CaseDetail = z.output<typeof readCase.response>

export const recordCause = endpoint({
  id: 'cases.record-cause',
  method: 'PUT',
  path: '/api/staff/cases/:caseId/cause',
  summary: '원인, 책임 공정, 든 비용과 결정을 적습니다.',
  access: CASE_DESK,
  trace: { act: 'case', by: 'caseId', says: ['cause', 'responsible', 'cost'] },
  params: caseParams,
  body: z.object({
    cause: z.enum(CASE_CAUSES, { error: '원인을 골라 주세요.' }),
    responsible: z.enum(RESPONSIBLE_STEPS, { error: '책임 공정을 골라 주세요.' }),
    cost: z._default(z.nullable(wholeNumber('든 비용', { min: 0, max: 1_000_000_000 })), null),
    decision: text('결정', { min: 0, max: 500, multiline: true }),
    seen: LookedAt,
  }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** What was agreed to is made again: the line goes back to planning, and a parcel of its own waits for it. */
export const startRemake = endpoint({
  id: 'cases.start-remake',
  method: 'POST',
  path: '/api/staff/cases/:caseId/remake',
  summary: '합의한 재제작을 시작합니다.',
  access: CASE_DESK,
  trace: { act: 'case', by: 'caseId' },
  params: caseParams,
  /** `deliveryId` is where it goes; null where goods of the line went to one place. */
  body: z.object({ deliveryId: z._default(z.nullable(uuid('배송지')), null) }),
  response: z.object({ deliveryId: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** Goods that were to come back are here: the agreed refund begins, or the remake may. */
export const recordArrival = endpoint({
  id: 'cases.record-arrival',
  method: 'POST',
  path: '/api/staff/cases/:caseId/arrival',
  summary: '돌려받은 상품이 도착했다고 적습니다.',
  access: CASE_DESK,
  trace: { act: 'case', by: 'caseId', says: ['copies', 'note'] },
  params: caseParams,
  body: z.object({
    copies: wholeNumber('도착한 수량', { min: 1, max: 10_000_000 }),
    note: optionalText('남길 말', { max: 500, multiline: true }),
  }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

/** What is left of points or a coupon that made up for a fault goes back to the shop, and the case is open again. */
export const takeBackGiven = endpoint({
  id: 'cases.take-back',
  method: 'POST',
  path: '/api/staff/cases/:caseId/take-back',
  summary: '보상으로 드린 포인트나 쿠폰을 거둬들입니다.',
  access: { who: 'staff', anyRight: ['inquiries'] },
  trace: { act: 'case', by: 'caseId', says: ['reason'] },
  params: caseParams,
  body: z.object({ reason: text('거둬들이는 까닭', { min: 2, max: 500, multiline: true }) }),
  /** Points, or coupons. */
  response: z.object({ taken: count }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** Pictures of the fault that came by telephone, or of goods that came back: the staff sees them. */
export const addCasePhotos = endpoint({
  id: 'cases.add-photos',
  method: 'POST',
  path: '/api/staff/cases/:caseId/photos',
  summary: '신고에 사진을 붙입니다.',
  access: CASE_DESK,
  trace: { act: 'case', by: 'caseId' },
  params: caseParams,
  body: z.object({
    fileIds: z
      .array(z.uuid())
      .check(
        z.minLength(1, { error: '붙일 사진을 올려 주세요.' }),
        z.maxLength(MOST_FILES, { error: `사진은 한 번에 ${MOST_FILES}장까지 붙일 수 있습니다.` }),
      ),
    note: optionalText('사진 설명', { max: 500, multiline: true }),
  }),
  response: z.object({}),
  errors: ['NOT_FOUND'],
  idempotent: true,
})

export const readCasePhoto = endpoint({
  id: 'cases.read-photo',
  method: 'GET',
  path: '/api/staff/cases/:caseId/photos/:fileId',
  summary: '신고에 붙은 사진',
  access: CASE_DESK,
  trace: { look: 'file', by: 'fileId', verb: 'download' },
  params: z.object({ caseId: z.uuid(), fileId: z.uuid() }),
  response: z.unknown(),
  errors: ['NOT_FOUND'],
})

/** The same small and made anew, for lists; NOT_FOUND where it is no photo. */
export const showCasePhoto = endpoint({
  id: 'cases.show-photo',
  method: 'GET',
  path: '/api/staff/cases/:caseId/photos/:fileId/picture',
  summary: '신고에 붙은 사진의 작은 그림(WebP)',
  access: CASE_DESK,
  trace: { look: 'file', verb: 'list' },
  params: z.object({ caseId: z.uuid(), fileId: z.uuid() }),
  response: z.unknown(),
  errors: ['NOT_FOUND'],
})

export const casesEndpoints = [
  listCases,
  readCase,
  recordCause,
  startRemake,
  recordArrival,
  takeBackGiven,
  addCasePhotos,
  readCasePhoto,
  showCasePhoto,
] as const
