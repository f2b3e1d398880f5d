import * as z from 'zod/mini'
import { choiceChanges } from './choice-changes.schema.ts'
import { paperChanges, tariff } from './tariff.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { HIGHEST_FIGURE } from '#/domain/pricing/tariffs/edit-tariff.ts'
import {
  draftParams,
  draftTitle,
  exportQuery,
  published,
  publishing,
  revision,
  TARIFF_DESK,
  tariffReport,
  versionName,
} from './tariff-parts.ts'

/** More edits than a tariff has figures are not an edit. */
const MOST_EDITS = 6000

const draftCard = z.object({
  id: z.uuid(),
  title: z.string(),
  basedOn: z.string(),
  revision: z.int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedBy: z.string(),
  updatedAt: z.iso.datetime(),
})
export type DraftCard = z.output<typeof draftCard>

const edit = z.object({
  key: z.string().check(z.maxLength(120), z.regex(/^[\w./@-]+$/, { error: '요금표에 없는 열쇠입니다.' })),
  value: z.nullable(z.int().check(z.minimum(0), z.maximum(HIGHEST_FIGURE))),
})

export const listDrafts = endpoint({
  id: 'tariff-drafts.list',
  method: 'GET',
  path: '/api/staff/tariff-drafts',
  summary: '발행하지 않은 요금표 초안',
  access: TARIFF_DESK,
  trace: { none: 'nothing of a person' },
  response: z.object({ items: z.array(draftCard) }),
  errors: [],
})

export const createDraft = endpoint({
  id: 'tariff-drafts.create',
  method: 'POST',
  path: '/api/staff/tariff-drafts',
  summary: '발행한 판을 베껴 초안 만들기',
  access: TARIFF_DESK,
  trace: { own: true },
  body: z.object({ from: versionName(), title: draftTitle() }),
  response: z.object({ id: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** The draft with the version it was made from; the rows of both are `rowsOf` of them. */
export const readDraft = endpoint({
  id: 'tariff-drafts.read',
  method: 'GET',
  path: '/api/staff/tariff-drafts/:id',
  summary: '초안 하나',
  access: TARIFF_DESK,
  trace: { none: 'nothing of a person' },
  params: draftParams,
  response: z.object({ draft: draftCard, tariff, base: tariff }),
  errors: ['NOT_FOUND'],
})

/** All edits or none, papers and choices first: a new one is priced by the edits beside it. CONFLICT when somebody has saved since `revision`. */
export const editDraft = endpoint({
  id: 'tariff-drafts.edit',
  method: 'PATCH',
  path: '/api/staff/tariff-drafts/:id',
  summary: '초안의 값과 종이, 고를 것 고치기',
  access: TARIFF_DESK,
  trace: { own: true },
  params: draftParams,
  body: z.object({
    revision: revision(),
    edits: z.array(edit).check(z.maxLength(MOST_EDITS)),
    /** What the papers are from now on, whole; absent leaves them. */
    papers: z.optional(paperChanges),
    /** The same of finishes, sizes and kinds. */
    choices: z.optional(choiceChanges),
  }),
  response: z.object({ revision: z.int(), tariff }),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
})

/** CONFLICT when somebody has saved since `revision`: what they typed is not thrown away unseen. */
export const discardDraft = endpoint({
  id: 'tariff-drafts.discard',
  method: 'DELETE',
  path: '/api/staff/tariff-drafts/:id',
  summary: '초안 버리기',
  access: TARIFF_DESK,
  trace: { own: true },
  params: draftParams,
  query: z.object({ revision: revision() }),
  response: z.object({ id: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const reportDraft = endpoint({
  id: 'tariff-drafts.report',
  method: 'GET',
  path: '/api/staff/tariff-drafts/:id/report',
  summary: '초안을 발행하면 무엇이 달라지는지',
  access: TARIFF_DESK,
  trace: { none: 'nothing of a person' },
  params: draftParams,
  response: tariffReport,
  errors: ['NOT_FOUND'],
})

export const exportDraft = endpoint({
  id: 'tariff-drafts.export',
  method: 'GET',
  path: '/api/staff/tariff-drafts/:id/sheet',
  summary: '초안 내려받기 (CSV, XLSX)',
  access: TARIFF_DESK,
  trace: { none: 'nothing of a person' },
  params: draftParams,
  query: exportQuery,
  response: z.null(),
  errors: ['NOT_FOUND'],
})

/** Reads a CSV or XLSX sheet of at most 2 MB and says what it would change. Nothing is changed: the edits are sent by `edit`. */
export const previewSheet = endpoint({
  id: 'tariff-drafts.preview-sheet',
  method: 'POST',
  path: '/api/staff/tariff-drafts/:id/sheet',
  summary: '올린 표가 초안의 무엇을 바꾸는지 미리 보기',
  access: TARIFF_DESK,
  trace: { none: 'nothing of a person' },
  params: draftParams,
  response: z.object({
    revision: z.int(),
    edits: z.array(edit),
    changes: z.array(
      z.object({
        key: z.string(),
        item: z.string(),
        what: z.string(),
        from: z.nullable(z.int()),
        unit: z.string(),
        before: z.nullable(z.int()),
        after: z.nullable(z.int()),
      }),
    ),
    /** Mistakes in the sheet; with any, there are no edits. The first hundred. */
    issues: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
    issueCount: z.int(),
  }),
  errors: ['NOT_FOUND', 'INVALID_INPUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_TYPE'],
  multipart: true,
})
export type SheetPreview = z.output<(typeof previewSheet)['response']>

export const publishDraft = endpoint({
  id: 'tariff-drafts.publish',
  method: 'POST',
  path: '/api/staff/tariff-drafts/:id/publish',
  summary: '초안 발행: 정한 때부터 이 값으로 팝니다',
  access: TARIFF_DESK,
  trace: { own: true },
  params: draftParams,
  body: z.object({
    ...publishing,
    revision: revision(),
    /** Somebody looked at the findings that may be meant. */
    looked: z.boolean(),
  }),
  response: published,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

export const tariffDraftEndpoints = [
  listDrafts,
  createDraft,
  readDraft,
  editDraft,
  discardDraft,
  reportDraft,
  exportDraft,
  previewSheet,
  publishDraft,
] as const
