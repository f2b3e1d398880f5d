import * as z from 'zod/mini'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { FILE_CHANGES, PAGE_CHANGES } from '#/domain/proofs/version-changes.ts'
import { PROOF_STATES, READER_KINDS, VERSION_STATES } from '#/domain/proofs/states.ts'
import { PIN_MAX, PIN_MIN } from '#/domain/proofs/pin.ts'
import { SEVERITIES } from '#/domain/preflight/finding.ts'

const count = z.int().check(z.gte(0))
const pages = z.int().check(z.gte(1))
const fraction = z.number().check(z.gte(PIN_MIN), z.lte(PIN_MAX))

export const pin = z.object({ page: pages, x: fraction, y: fraction })

/** One row of a list of proofs. */
export const proofSummary = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  lineId: z.uuid(),
  title: z.string(),
  product: z.enum(PRODUCT_CODES),
  copies: count,
  state: z.enum(PROOF_STATES),
  label: z.string(),
  /** Newest published version; 0 while the first one is being made. */
  version: count,
  openComments: count,
  /** Page of the newest published version to show as its picture; null while there is none. */
  coverPage: z.nullable(pages),
  updatedAt: z.iso.datetime(),
})
export type ProofSummary = z.output<typeof proofSummary>

export const proofFile = z.object({
  fileId: z.uuid(),
  partId: z.string(),
  name: z.string(),
  bytes: count,
  sha256: z.string(),
  pageCount: count,
  /** Its pages are shown in the colours that they came in: bringing them into the inks of the order was too much. */
  asItCame: z.boolean(),
})

export const proofFinding = z.object({
  ruleId: z.string(),
  severity: z.enum(SEVERITIES),
  pages: z.array(pages),
  title: z.string(),
  detail: z.string(),
})

export const proofVersion = z.object({
  number: pages,
  state: z.enum(VERSION_STATES),
  note: z.string(),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  publishedAt: z.nullable(z.iso.datetime()),
  pageCount: count,
  /** Pages drawn so far, while `state` is `rendering`. */
  pagesDone: count,
  files: z.array(proofFile),
  findings: z.array(proofFinding),
  spec: jobSpec,
  /** SHA-256 over spec and file hashes: what an approval names. */
  binding: z.string(),
  /** False when the line's files or spec changed since. */
  current: z.boolean(),
  /** Against the version that was shown before it; null of the first one. `none`: both would print the same. */
  changes: z.nullable(
    z.object({
      since: pages,
      files: z.array(z.object({ partId: z.string(), change: z.enum(FILE_CHANGES) })),
      spec: z.boolean(),
      none: z.boolean(),
    }),
  ),
})
export type ProofVersion = z.output<typeof proofVersion>

export const proofMessage = z.object({
  id: z.uuid(),
  /** Order in the thread. */
  seq: count,
  kind: z.enum(['message', 'published', 'changes-asked', 'approved', 'withdrawn']),
  author: z.object({ kind: z.enum([...READER_KINDS, 'system']), name: z.string(), mine: z.boolean() }),
  text: z.string(),
  version: z.nullable(pages),
  pin: z.nullable(z.extend(pin, { number: pages })),
  resolvedAt: z.nullable(z.iso.datetime()),
  attachments: z.array(z.object({ fileId: z.uuid(), name: z.string(), bytes: count })),
  at: z.iso.datetime(),
})
export type ProofMessage = z.output<typeof proofMessage>

export const proofDetail = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  lineId: z.uuid(),
  title: z.string(),
  product: z.enum(PRODUCT_CODES),
  copies: count,
  state: z.enum(PROOF_STATES),
  label: z.string(),
  reader: z.enum(READER_KINDS),
  /** What the reader may do now. */
  may: z.object({ askChanges: z.boolean(), approve: z.boolean(), publish: z.boolean(), make: z.boolean() }),
  partner: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Newest version first. The customer and the partner see published ones only. */
  versions: z.array(proofVersion),
  messages: z.array(proofMessage),
  approved: z.nullable(z.object({ version: pages, at: z.iso.datetime(), by: z.string() })),
  /** Dispatch day if approved before `until`; null when it cannot be said yet (not paid). */
  dispatch: z.nullable(z.object({ until: z.iso.datetime(), day: z.iso.date() })),
})
export type ProofDetail = z.output<typeof proofDetail>

/** A page of a version: its picture shows the bleed too, `trim` says where the trimmed page lies in it as fractions. */
export const proofPage = z.object({
  number: pages,
  partId: z.string(),
  role: z.enum(['cover', 'body', 'endpaper', 'insert', 'sheet']),
  filePage: pages,
  label: z.string(),
  /** Trimmed size in mm. */
  width: z.number(),
  height: z.number(),
  bleed: z.number(),
  trim: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  /** What knife, binding and folds take of the page, in mm of its trimmed size. */
  edges: z.object({
    safe: z.number(),
    gutter: z.nullable(z.object({ edge: z.enum(['left', 'right', 'top', 'bottom']), width: z.number() })),
    /** Upright folds from the left edge, level ones from the upper edge. */
    folds: z.array(
      z.object({
        what: z.enum(['spine', 'joint', 'fold']),
        direction: z.enum(['vertical', 'horizontal']),
        at: z.number(),
      }),
    ),
  }),
  /** Against the same page of the version shown before; null where there is none, or it was drawn too long ago to know. */
  change: z.nullable(z.enum(PAGE_CHANGES)),
})
export type ProofPageView = z.output<typeof proofPage>
