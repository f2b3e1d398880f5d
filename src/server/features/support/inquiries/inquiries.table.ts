import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from '#/server/platform/db/drizzle.ts'
import type { InquiryContext } from '#/contract/support/inquiry.ts'
import type { CaseCause, ResponsibleStep } from '#/domain/support/case-causes.ts'
import type { CaseState, Fault, Wish } from '#/domain/support/case-machine.ts'
import type { OfferKind, ReturnAfter, ReturnWay } from '#/domain/support/case-offer.ts'
import type { AnswerNames } from '#/domain/support/answer-names.ts'
import type { InquiryCategory } from '#/domain/support/inquiry-categories.ts'
import type { InquiryState } from '#/domain/support/inquiry-machine.ts'
import type { VisitPurpose } from '#/domain/visits/visit-purposes.data.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const inquiries = pgTable('inquiries', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id'),
  visitorName: text('visitor_name'),
  visitorPhone: text('visitor_phone'),
  category: text('category').$type<InquiryCategory>().notNull(),
  title: text('title').notNull(),
  state: text('state').$type<InquiryState>().notNull().default('received'),
  context: jsonb('context').$type<InquiryContext>(),
  orderNumber: text('order_number'),
  imported: boolean('imported').notNull().default(false),
  lastSeq: integer('last_seq').notNull().default(0),
  customerReadSeq: integer('customer_read_seq').notNull().default(0),
  staffReadSeq: integer('staff_read_seq').notNull().default(0),
  unread: integer('unread').notNull().default(0),
  lastText: text('last_text').notNull().default(''),
  waitingSince: instant('waiting_since'),
  promisedAt: instant('promised_at'),
  answeredAt: instant('answered_at'),
  closedAt: instant('closed_at'),
  assigneeId: uuid('assignee_id'),
  assigneeName: text('assignee_name'),
  mergedInto: uuid('merged_into'),
  score: smallint('score'),
  scoreNote: text('score_note'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type InquiryRow = typeof inquiries.$inferSelect

export interface InquiryAttachment {
  readonly fileId: string
  readonly name: string
  readonly bytes: number
  readonly contentType: string | null
}

/** What a card is about; how it stands is read when it is shown. */
export type StoredCard =
  | { readonly kind: 'estimate'; readonly number: string; readonly others?: readonly string[] }
  | { readonly kind: 'proof'; readonly proofId: string }
  | {
      readonly kind: 'booking'
      readonly purpose: VisitPurpose
      readonly slots: readonly { readonly day: string; readonly hour: number }[]
    }
  | {
      readonly kind: 'offer'
      readonly offer: number
      readonly offerKind: OfferKind
      readonly copies: number | null
      readonly amount: number | null
      // Offers of before returns and compensation have none of these.
      readonly after?: ReturnAfter | null
      readonly way?: ReturnWay | null
      readonly couponName?: string | null
      readonly twoPeople?: boolean
    }

export const inquiryMessages = pgTable('inquiry_messages', {
  id: uuid('id').primaryKey(),
  inquiryId: uuid('inquiry_id').notNull(),
  seq: integer('seq').notNull(),
  kind: text('kind').$type<'message' | 'note' | 'event'>().notNull(),
  authorKind: text('author_kind').$type<'member' | 'visitor' | 'staff' | 'system'>().notNull(),
  authorId: uuid('author_id'),
  authorName: text('author_name').notNull(),
  body: text('body').notNull(),
  attachments: jsonb('attachments').$type<readonly InquiryAttachment[]>().notNull().default([]),
  card: jsonb('card').$type<StoredCard>(),
  at: instant('at').notNull(),
})
export type InquiryMessageRow = typeof inquiryMessages.$inferSelect

export const inquiryOpenings = pgTable(
  'inquiry_openings',
  {
    inquiryId: uuid('inquiry_id').notNull(),
    keyHash: text('key_hash').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.inquiryId, table.keyHash] })],
)

export const cases = pgTable('cases', {
  id: uuid('id').primaryKey(),
  inquiryId: uuid('inquiry_id').notNull().unique(),
  orderId: uuid('order_id').notNull(),
  orderNumber: text('order_number').notNull(),
  lineId: uuid('line_id').notNull(),
  fault: text('fault').$type<Fault>().notNull(),
  copies: integer('copies').notNull(),
  wish: text('wish').$type<Wish>().notNull(),
  state: text('state').$type<CaseState>().notNull().default('received'),
  offer: integer('offer').notNull().default(0),
  offerKind: text('offer_kind').$type<OfferKind>(),
  offerCopies: integer('offer_copies'),
  offerAmount: bigint('offer_amount', { mode: 'number' }),
  offerAfter: text('offer_after').$type<ReturnAfter>(),
  offerWay: text('offer_way').$type<ReturnWay>(),
  offerCampaignId: uuid('offer_campaign_id'),
  offeredBy: uuid('offered_by'),
  offeredAt: instant('offered_at'),
  decidedAt: instant('decided_at'),
  /** When the shop ended it by itself. */
  declinedAt: instant('declined_at'),
  settledAt: instant('settled_at'),
  repaymentId: uuid('repayment_id').unique(),
  cause: text('cause').$type<CaseCause>(),
  responsible: text('responsible').$type<ResponsibleStep>(),
  cost: bigint('cost', { mode: 'number' }),
  decision: text('decision').notNull().default(''),
  remakeDeliveryId: uuid('remake_delivery_id'),
  returnedAt: instant('returned_at'),
  returnedCopies: integer('returned_copies'),
  grantId: uuid('grant_id').unique(),
  takenBackAt: instant('taken_back_at'),
  createdAt: instant('created_at').notNull(),
})
export type CaseRow = typeof cases.$inferSelect

export const answerSettings = pgTable('answer_settings', {
  id: boolean('id').primaryKey().default(true),
  names: text('names').$type<AnswerNames>().notNull().default('desk'),
  changedBy: uuid('changed_by'),
  changedAt: instant('changed_at').notNull(),
})

export const answerTemplates = pgTable('answer_templates', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull().unique(),
  body: text('body').notNull(),
  updatedBy: text('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type TemplateRow = typeof answerTemplates.$inferSelect
