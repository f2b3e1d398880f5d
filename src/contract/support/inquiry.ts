import * as z from 'zod/mini'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { amountsField } from '#/contract/ordering/order-parts.ts'
import { text } from '#/contract/text.ts'
import { REPAYMENT_STATES } from '#/domain/orders/repayment-machine.ts'
import { LINE_CODES } from '#/domain/catalog/product-kinds.ts'
import { ESTIMATE_STATES } from '#/domain/estimates/estimate-machine.ts'
import { CASE_STATES, FAULTS, WISHES } from '#/domain/support/case-machine.ts'
import { OFFER_KINDS, RETURN_AFTERS, RETURN_WAYS } from '#/domain/support/case-offer.ts'
import {
  BODY_LENGTH,
  CONTEXT_KINDS,
  INQUIRY_CATEGORIES,
  MOST_FILES,
  TITLE_LENGTH,
} from '#/domain/support/inquiry-categories.ts'
import { INQUIRY_STATES } from '#/domain/support/inquiry-machine.ts'
import { VISIT_STATES } from '#/domain/visits/visit-machine.ts'
import { VISIT_PURPOSES } from '#/domain/visits/visit-purposes.data.ts'

const count = z.int().check(z.gte(0))

/** What an inquiry is about: the number of an order or estimate, the id of a line or proof, or `file~rule` of a finding. */
export const contextRef = z.object({ kind: z.enum(CONTEXT_KINDS), id: z.string().check(z.maxLength(120)) })
export type ContextRef = z.output<typeof contextRef>

export const inquiryContext = z.object({
  kind: z.enum(CONTEXT_KINDS),
  id: z.string(),
  /** As it was called when it was asked. */
  title: z.string(),
  detail: z.string(),
  orderNumber: z.nullable(z.string()),
  lineId: z.nullable(z.string()),
  /** For the drawing; null where there is no single job. */
  spec: z.nullable(jobSpec),
})
export type InquiryContext = z.output<typeof inquiryContext>

export const titleField = text('제목', { max: TITLE_LENGTH })
export const bodyField = text('내용', { max: BODY_LENGTH, multiline: true })
export const filesField = z._default(
  z.array(z.uuid()).check(z.maxLength(MOST_FILES, { error: `파일은 ${MOST_FILES}개까지 붙일 수 있습니다.` })),
  [],
)

export const inquirySummary = z.object({
  id: z.uuid(),
  category: z.enum(INQUIRY_CATEGORIES),
  title: z.string(),
  state: z.enum(INQUIRY_STATES),
  /** Answers the customer has not read. */
  unread: count,
  lastText: z.string(),
  /** Title of the job it is about. */
  about: z.nullable(z.string()),
  /** For its picture; null where there is no single job. */
  spec: z.nullable(jobSpec),
  picture: jobPictureOrNone,
  orderNumber: z.nullable(z.string()),
  /** The shop offered something for a fault, and the customer's word is next. */
  offerWaits: z.boolean(),
  /** Until when the shop promised to answer; null when it has. */
  promisedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
})
export type InquirySummary = z.output<typeof inquirySummary>

const shownEstimate = z.object({
  number: z.string(),
  /** Of what is shown here; ordering names it. */
  version: z.int(),
  title: z.string(),
  summary: z.string(),
  spec: jobSpec,
  picture: jobPictureOrNone,
  state: z.enum(ESTIMATE_STATES),
  amounts: amountsField,
  lastDay: z.iso.date(),
  workingDays: z.int(),
  lineCount: z.int(),
  orderNumber: z.nullable(z.string()),
  /** What the supply consists of; empty for several jobs. */
  prices: z.array(z.object({ label: z.string(), amount: z.int() })),
  /** How the job differs from the one the inquiry is about. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
})
export const estimateCard = z.object({
  kind: z.literal('estimate'),
  ...shownEstimate.shape,
  /** The same job in other copies; the customer chooses one of all. */
  others: z.array(shownEstimate),
})
export type ShownEstimate = z.output<typeof shownEstimate>
export type EstimateCard = z.output<typeof estimateCard>

export const proofCard = z.object({
  kind: z.literal('proof'),
  proofId: z.uuid(),
  title: z.string(),
  label: z.string(),
  version: count,
})

export const offerCard = z.object({
  kind: z.literal('offer'),
  offer: count,
  offerKind: z.enum(OFFER_KINDS),
  /** Copies are counted in its word. */
  product: z.enum(LINE_CODES),
  copies: z.nullable(count),
  /** Won, or points. */
  amount: z.nullable(z.int()),
  after: z.nullable(z.enum(RETURN_AFTERS)),
  way: z.nullable(z.enum(RETURN_WAYS)),
  couponName: z.nullable(z.string()),
  /** Somebody else of the shop has to agree before it is given. */
  twoPeople: z.boolean(),
  state: z.enum(['open', 'agreed', 'refused', 'replaced', 'ended']),
})
export type OfferCard = z.output<typeof offerCard>

export const bookingCard = z.object({
  kind: z.literal('booking'),
  purpose: z.enum(VISIT_PURPOSES),
  /** `over`: past, or the shop is closed then by now. */
  slots: z.array(z.object({ day: z.iso.date(), hour: z.int(), state: z.enum(['free', 'full', 'over']) })),
  /** What was taken; the token opens it for its customer, the desk has none. */
  visit: z.nullable(
    z.object({
      number: z.string(),
      day: z.iso.date(),
      hour: z.int(),
      state: z.enum(VISIT_STATES),
      token: z.nullable(z.string()),
    }),
  ),
})
export type BookingCard = z.output<typeof bookingCard>

export const inquiryMessage = z.object({
  id: z.uuid(),
  seq: count,
  kind: z.enum(['message', 'note', 'event']),
  author: z.object({ kind: z.enum(['member', 'visitor', 'staff', 'system']), name: z.string(), mine: z.boolean() }),
  text: z.string(),
  attachments: z.array(
    z.object({ fileId: z.uuid(), name: z.string(), bytes: count, contentType: z.nullable(z.string()) }),
  ),
  card: z.nullable(z.union([estimateCard, proofCard, offerCard, bookingCard])),
  at: z.iso.datetime(),
})
export type InquiryMessage = z.output<typeof inquiryMessage>

export const caseView = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  lineId: z.uuid(),
  lineTitle: z.string(),
  product: z.enum(LINE_CODES),
  lineCopies: count,
  lineTotal: z.int(),
  fault: z.enum(FAULTS),
  copies: count,
  wish: z.enum(WISHES),
  state: z.enum(CASE_STATES),
  offer: count,
  offerKind: z.nullable(z.enum(OFFER_KINDS)),
  offerAfter: z.nullable(z.enum(RETURN_AFTERS)),
  /** What was agreed to make up for it was given, or waits for the second person. */
  granted: z.boolean(),
  /** How far an agreed refund is; null while there is none. */
  repayment: z.nullable(z.enum(REPAYMENT_STATES)),
  createdAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
})
export type CaseView = z.output<typeof caseView>

/** One inquiry as its customer or the desk sees it. */
export const inquiryDetail = z.object({
  ...inquirySummary.shape,
  context: z.nullable(inquiryContext),
  fault: z.nullable(caseView),
  messages: z.array(inquiryMessage),
  /** How far the other side has read. */
  readByOther: count,
  createdAt: z.iso.datetime(),
  score: z.nullable(count),
  /** Where the conversation goes on when it was put into another one. */
  mergedInto: z.nullable(z.uuid()),
  /** May still be written to. */
  open: z.boolean(),
})
export type InquiryDetail = z.output<typeof inquiryDetail>

export const inquiryParams = z.object({ inquiryId: z.uuid() })
