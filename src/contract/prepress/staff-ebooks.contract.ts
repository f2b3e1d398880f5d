import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import {
  ebookCorrection,
  ebookEdition,
  ebookForm,
  ebookPrices,
  ebookStage,
  manuscriptCounts,
  metadataField,
  sourceKindField,
} from './ebook-parts.ts'
import { ebookView } from './ebooks.contract.ts'

const DESK = { who: 'staff', anyRight: ['prepress'] } as const
const SETTINGS = { who: 'staff', anyRight: ['settings'] } as const
const ebookId = z.object({ id: uuid() })
const editionNumber = wholeNumber('시안 번호', { min: 1, max: 10_000 })
const ofEdition = z.object({ id: uuid(), edition: editionNumber })

const row = z.object({
  id: z.uuid(),
  title: z.string(),
  stage: ebookStage,
  form: ebookForm,
  kind: sourceKindField,
  orderNumber: z.nullable(z.string()),
  customer: z.string(),
  movedAt: z.iso.datetime(),
})
export type StaffEbookRow = z.output<typeof row>

export const listStaffEbooks = endpoint({
  id: 'ebooks.staff-list',
  method: 'GET',
  path: '/api/staff/ebooks',
  summary: '전자책 작업판',
  access: DESK,
  trace: { none: 'titles and where the work stands' },
  query: z.object({ stage: z.optional(ebookStage), after: z.optional(z.string()) }),
  response: z.object({ items: z.array(row), next: z.nullable(z.string()) }),
  errors: ['INVALID_INPUT'],
})

export const staffEbook = z.extend(ebookView, {
  /** What was answered of each comes back with another answer. */
  corrections: z.array(z.extend(ebookCorrection, { seen: LookedAt })),
  customer: z.object({ memberId: z.uuid(), name: z.string() }),
  /** All of them, the newest first. */
  allEditions: z.array(ebookEdition),
  /** Null where we can make an EPUB of it ourselves; else why not. */
  byHandOnly: z.nullable(z.string()),
  /** As `metadataIsFixed`, for the desk. */
  metadataIsFixedHere: z.nullable(z.string()),
})
export type StaffEbook = z.output<typeof staffEbook>

export const readStaffEbook = endpoint({
  id: 'ebooks.staff-read',
  method: 'GET',
  path: '/api/staff/ebooks/:id',
  summary: '전자책 한 권의 작업',
  access: DESK,
  trace: { look: 'ebook', by: 'id' },
  params: ebookId,
  response: staffEbook,
  errors: ['NOT_FOUND'],
})

/** What a person counted in a manuscript that no machine reads; the price is fixed by it and the customer is told. */
export const countManuscript = endpoint({
  id: 'ebooks.count',
  method: 'POST',
  path: '/api/staff/ebooks/:id/counts',
  summary: '원고를 세어 금액을 정합니다.',
  access: DESK,
  trace: { act: 'ebook', by: 'id', says: ['counts'] },
  params: ebookId,
  body: z.object({ counts: manuscriptCounts }),
  response: staffEbook,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

/** What stands in the book, as a correction asks for it or when a number was given out; the next edition has it. */
export const correctMetadata = endpoint({
  id: 'ebooks.correct-metadata',
  method: 'PUT',
  path: '/api/staff/ebooks/:id/metadata',
  summary: '책 정보를 고칩니다. 다음에 만드는 시안부터 들어갑니다.',
  access: DESK,
  trace: { act: 'ebook', by: 'id' },
  params: ebookId,
  body: z.object({ metadata: metadataField, seen: LookedAt }),
  response: staffEbook,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const makeEdition = endpoint({
  id: 'ebooks.make-edition',
  method: 'POST',
  path: '/api/staff/ebooks/:id/editions',
  summary: '원고로 EPUB을 만들게 합니다.',
  access: DESK,
  trace: { act: 'ebook', by: 'id' },
  params: ebookId,
  response: staffEbook,
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** An EPUB that a person made; it is checked as ours are. */
export const uploadEdition = endpoint({
  id: 'ebooks.upload-edition',
  method: 'POST',
  path: '/api/staff/ebooks/:id/hand-made-editions',
  summary: '손으로 만든 EPUB을 올립니다.',
  access: DESK,
  trace: { act: 'ebook', by: 'id', says: ['note'] },
  params: ebookId,
  body: z.object({ fileId: uuid('파일'), note: text('메모', { max: 500, min: 0, multiline: true }) }),
  response: staffEbook,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const showEdition = endpoint({
  id: 'ebooks.show-edition',
  method: 'POST',
  path: '/api/staff/ebooks/:id/editions/:edition/proof',
  summary: '고객에게 시안으로 보냅니다.',
  access: DESK,
  trace: { act: 'ebook', by: 'id' },
  params: ofEdition,
  response: staffEbook,
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const answerCorrection = endpoint({
  id: 'ebooks.answer-correction',
  method: 'PUT',
  path: '/api/staff/ebooks/:id/corrections/:correctionId/answer',
  summary: '수정 요청 하나에 답합니다.',
  access: DESK,
  trace: { act: 'ebook', by: 'id' },
  params: z.object({ id: uuid(), correctionId: uuid() }),
  body: z.object({ answer: text('답', { max: 500, multiline: true }), seen: LookedAt }),
  response: staffEbook,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const giveRound = endpoint({
  id: 'ebooks.give-round',
  method: 'POST',
  path: '/api/staff/ebooks/:id/rounds',
  summary: '수정 한 번을 더 드립니다.',
  access: DESK,
  trace: { act: 'ebook', by: 'id' },
  params: ebookId,
  response: staffEbook,
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const readStaffEbookContent = endpoint({
  id: 'ebooks.staff-content',
  method: 'GET',
  path: '/api/staff/ebooks/:id/editions/:edition/content',
  summary: '만든 EPUB 열기',
  access: DESK,
  trace: { look: 'ebook', by: 'id', verb: 'download' },
  params: ofEdition,
  response: z.null(),
  errors: ['NOT_FOUND'],
})

const versions = z.object({
  today: z.iso.date(),
  items: z.array(
    z.object({
      version: z.int(),
      fromDay: z.iso.date(),
      prices: ebookPrices,
      /** Null: what the shop began with. */
      by: z.nullable(z.object({ at: z.iso.datetime(), who: z.string() })),
      standing: z.enum(['now', 'planned', 'past']),
    }),
  ),
})

export const listEbookPrices = endpoint({
  id: 'ebooks.price-versions',
  method: 'GET',
  path: '/api/staff/ebook-prices',
  summary: '전자책 값의 모든 판',
  access: SETTINGS,
  trace: { none: 'prices of the shop, which say nothing of customers' },
  response: versions,
  errors: [],
})

export const writeEbookPrices = endpoint({
  id: 'ebooks.write-prices',
  method: 'POST',
  path: '/api/staff/ebook-prices',
  summary: '전자책 값을 어느 날부터 바꿉니다. 이미 한 주문은 그대로입니다.',
  access: SETTINGS,
  trace: { own: true },
  body: z.object({
    /** The newest version that was read; somebody else's newer one is not written over. */
    base: wholeNumber('판', { min: 1, max: 1_000_000_000 }),
    fromDay: day('적용하는 날'),
    prices: ebookPrices,
  }),
  response: versions,
  errors: ['INVALID_INPUT', 'CONFLICT'],
})

export const staffEbooksEndpoints = [
  listStaffEbooks,
  readStaffEbook,
  countManuscript,
  correctMetadata,
  makeEdition,
  uploadEdition,
  showEdition,
  answerCorrection,
  giveRound,
  readStaffEbookContent,
  listEbookPrices,
  writeEbookPrices,
] as const
