import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '#/server/platform/db/drizzle.ts'
import type { PartRole } from '#/domain/print/print-job.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import type { DrawnBy } from '#/domain/proofs/version-changes.ts'
import type { ProofState, ReaderKind, VersionState } from '#/domain/proofs/states.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const proofs = pgTable('proofs', {
  id: uuid('id').primaryKey(),
  lineId: uuid('line_id').notNull(),
  orderId: uuid('order_id').notNull(),
  orderNumber: text('order_number').notNull(),
  memberId: uuid('member_id').notNull(),
  partnerId: uuid('partner_id'),
  title: text('title').notNull(),
  product: text('product').$type<ProductCode>().notNull(),
  copies: integer('copies').notNull(),
  state: text('state').$type<ProofState>().notNull().default('draft'),
  version: integer('version').notNull().default(0),
  approvedVersion: integer('approved_version'),
  shown: boolean('shown').notNull().default(false),
  openComments: integer('open_comments').notNull().default(0),
  lastSeq: integer('last_seq').notNull().default(0),
  lastPin: integer('last_pin').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type ProofRow = typeof proofs.$inferSelect

/** A file as a version is bound to it. */
export interface VersionFile {
  readonly fileId: string
  readonly partId: string
  readonly name: string
  readonly bytes: number
  readonly sha256: string
  /** Of the canonical copy that the pages were drawn of; not of versions drawn before there were copies. */
  readonly copySha256?: string
  readonly pageCount: number
  /** In which colours its pages were drawn; not of versions drawn before it was by the inks of the order. */
  readonly drawn?: DrawnBy
}

export const proofVersions = pgTable(
  'proof_versions',
  {
    proofId: uuid('proof_id').notNull(),
    number: integer('number').notNull(),
    state: text('state').$type<VersionState>().notNull(),
    spec: jsonb('spec').$type<JobSpec>().notNull(),
    files: jsonb('files').$type<VersionFile[]>().notNull(),
    findings: jsonb('findings').$type<Finding[]>().notNull(),
    binding: text('binding').notNull(),
    note: text('note').notNull().default(''),
    /** Null of a version that the shop made by itself. */
    madeBy: uuid('made_by'),
    madeByName: text('made_by_name').notNull(),
    madeAt: instant('made_at').notNull(),
    publishedAt: instant('published_at'),
    pagesDone: integer('pages_done').notNull().default(0),
    pageCount: integer('page_count').notNull().default(0),
    /** Goes to the customer as soon as it is drawn, without a person. */
    auto: boolean('auto').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.proofId, table.number] })],
)
export type VersionRow = typeof proofVersions.$inferSelect

/** Where the trimmed page lies in its picture, as fractions of the picture. */
export interface TrimInPicture {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const proofPages = pgTable(
  'proof_pages',
  {
    proofId: uuid('proof_id').notNull(),
    version: integer('version').notNull(),
    number: integer('number').notNull(),
    partId: text('part_id').notNull(),
    role: text('role').$type<PartRole>().notNull(),
    filePage: integer('file_page').notNull(),
    label: text('label').notNull(),
    width: doublePrecision('width').notNull(),
    height: doublePrecision('height').notNull(),
    bleed: doublePrecision('bleed').notNull(),
    trim: jsonb('trim').$type<TrimInPicture>().notNull(),
    screenKey: text('screen_key').notNull(),
    thumbKey: text('thumb_key').notNull(),
    /** Of what the screen shows; null of pages drawn before pictures were hashed. */
    pictureSha256: text('picture_sha256'),
  },
  (table) => [primaryKey({ columns: [table.proofId, table.version, table.number] })],
)
export type PageRow = typeof proofPages.$inferSelect

export type MessageKind = 'message' | 'published' | 'changes-asked' | 'approved' | 'withdrawn'
export interface MessageAttachment {
  readonly fileId: string
  readonly name: string
  readonly bytes: number
}

/** Kinds for which the shop decided whether proofs go out by themselves. */
export const autoProofs = pgTable('auto_proofs', {
  product: text('product').$type<ProductCode>().primaryKey(),
  enabled: boolean('enabled').notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedByName: text('changed_by_name').notNull(),
  changedAt: instant('changed_at').notNull(),
})

export const proofMessages = pgTable('proof_messages', {
  id: uuid('id').primaryKey(),
  proofId: uuid('proof_id').notNull(),
  seq: integer('seq').notNull(),
  kind: text('kind').$type<MessageKind>().notNull(),
  authorKind: text('author_kind').$type<ReaderKind | 'system'>().notNull(),
  authorId: uuid('author_id'),
  authorName: text('author_name').notNull(),
  body: text('body').notNull(),
  version: integer('version'),
  pinNumber: integer('pin_number'),
  pinPage: integer('pin_page'),
  pinX: doublePrecision('pin_x'),
  pinY: doublePrecision('pin_y'),
  resolvedAt: instant('resolved_at'),
  attachments: jsonb('attachments').$type<MessageAttachment[]>().notNull().default([]),
  at: instant('at').notNull(),
})
export type MessageRow = typeof proofMessages.$inferSelect
