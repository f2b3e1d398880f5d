import * as z from 'zod/mini'
import { CUSTOMER, PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { quote } from '#/contract/job/quote.schema.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import {
  ebookCorrection,
  ebookEdition,
  ebookExtras,
  ebookFile,
  ebookForm,
  ebookMetadata,
  ebookPrices,
  ebookStage,
  manuscriptCounts,
  metadataField,
  sourceKindField,
} from './ebook-parts.ts'

const ebookId = z.object({ id: uuid() })
const editionNumber = wholeNumber('시안 번호', { min: 1, max: 10_000 })

/** What e-books cost today; the page reckons with it as the server does. */
export const readEbookPrices = endpoint({
  id: 'ebooks.prices',
  method: 'GET',
  path: '/api/ebooks/prices',
  summary: '전자책 값',
  access: PUBLIC,
  response: z.object({ version: z.int(), prices: ebookPrices }),
  errors: [],
})

/** Counts a manuscript that was uploaded, or says that a person has to. Ask again while it is `waiting`. */
export const readManuscript = endpoint({
  id: 'ebooks.read-manuscript',
  method: 'POST',
  path: '/api/ebooks/manuscripts',
  summary: '올린 원고의 글자·그림·표·주석을 셉니다.',
  access: PUBLIC,
  trace: { none: 'an upload of their own' },
  body: z.object({ fileId: uuid() }),
  response: z.object({
    kind: sourceKindField,
    state: z.enum(['waiting', 'read', 'refused', 'by-hand']),
    counts: z.nullable(manuscriptCounts),
    isScan: z.boolean(),
    refusal: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND', 'INVALID_INPUT'],
  rate: 'upload',
})

/** PDFs of earlier orders, of which an e-book can be made. */
export const listManuscripts = endpoint({
  id: 'ebooks.manuscripts',
  method: 'GET',
  path: '/api/ebooks/manuscripts',
  summary: '지난 주문에서 가져올 원고',
  access: CUSTOMER,
  response: z.object({
    items: z.array(
      z.object({
        orderNumber: z.string(),
        title: z.string(),
        fileId: z.uuid(),
        name: z.string(),
        bytes: z.int(),
      }),
    ),
  }),
  errors: [],
})

const summary = z.object({
  id: z.uuid(),
  title: z.string(),
  stage: ebookStage,
  form: ebookForm,
  total: z.int(),
  orderNumber: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type EbookSummary = z.output<typeof summary>

export const listEbooks = endpoint({
  id: 'ebooks.list',
  method: 'GET',
  path: '/api/ebooks',
  summary: '내가 맡긴 전자책',
  access: CUSTOMER,
  query: z.object({ after: z.optional(z.string()) }),
  response: z.object({ items: z.array(summary), next: z.nullable(z.string()) }),
  errors: ['INVALID_INPUT'],
})

/**
 * Hands a manuscript in. Where a machine has counted it the price is fixed and it lies in the cart; else a person counts it first and
 * `itemId` is null.
 */
export const beginEbook = endpoint({
  id: 'ebooks.begin',
  method: 'POST',
  path: '/api/ebooks',
  summary: '전자책 원고 접수',
  access: CUSTOMER,
  body: z.object({
    form: ebookForm,
    manuscriptId: uuid('원고'),
    coverId: z.nullable(uuid('표지')),
    metadata: metadataField,
    extras: ebookExtras,
    /** What the customer thinks is in it; counts where no machine reads it, and its tables where it is a PDF with more than were found. */
    counts: manuscriptCounts,
    memo: text('요청사항', { max: 1_000, min: 0, multiline: true }),
  }),
  response: z.object({ id: z.uuid(), itemId: z.nullable(z.uuid()) }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const ebookView = z.object({
  id: z.uuid(),
  title: z.string(),
  stage: ebookStage,
  form: ebookForm,
  kind: sourceKindField,
  files: z.array(ebookFile),
  metadata: ebookMetadata,
  extras: ebookExtras,
  counts: manuscriptCounts,
  countedBy: z.enum(['machine', 'customer', 'staff']),
  memo: z.string(),
  quote,
  /** Null while what stands in the book may still be changed; else why not, in words for its customer. */
  metadataIsFixed: z.nullable(z.string()),
  /** What stands in the book; comes back when that is changed. */
  seen: LookedAt,
  /** Of the living order that it is a line of; null before it was ordered. */
  order: z.nullable(z.object({ number: z.string(), lineId: z.uuid() })),
  /** It lies in a cart that can be ordered. */
  inCart: z.boolean(),
  rounds: z.object({ included: z.int(), used: z.int(), left: z.int() }),
  /** Only what was shown to the customer. */
  editions: z.array(ebookEdition),
  shownEdition: z.nullable(z.int()),
  corrections: z.array(ebookCorrection),
  downloads: z.object({ count: z.int(), until: z.nullable(z.iso.datetime()), open: z.boolean() }),
  createdAt: z.iso.datetime(),
})
export type EbookView = z.output<typeof ebookView>

export const readEbook = endpoint({
  id: 'ebooks.read',
  method: 'GET',
  path: '/api/ebooks/:id',
  summary: '전자책 한 권의 진행',
  access: CUSTOMER,
  params: ebookId,
  response: ebookView,
  errors: ['NOT_FOUND'],
})

/** What stands in the book, changed as a whole until the making has begun. CONFLICT also where the desk or another window changed it. */
export const changeEbookMetadata = endpoint({
  id: 'ebooks.change-metadata',
  method: 'PUT',
  path: '/api/ebooks/:id/metadata',
  summary: '만들기 시작하기 전의 책 정보 고치기',
  access: CUSTOMER,
  params: ebookId,
  body: z.object({ metadata: metadataField, seen: LookedAt }),
  response: ebookView,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const putEbookInCart = endpoint({
  id: 'ebooks.put-in-cart',
  method: 'POST',
  path: '/api/ebooks/:id/cart',
  summary: '금액이 정해진 전자책을 장바구니에 담기',
  access: CUSTOMER,
  params: ebookId,
  response: z.object({ itemId: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const withdrawEbook = endpoint({
  id: 'ebooks.withdraw',
  method: 'POST',
  path: '/api/ebooks/:id/withdrawal',
  summary: '주문하지 않은 전자책 접수 취소',
  access: CUSTOMER,
  params: ebookId,
  response: ebookView,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const askEbookCorrections = endpoint({
  id: 'ebooks.ask-corrections',
  method: 'POST',
  path: '/api/ebooks/:id/corrections',
  summary: '시안을 고쳐 달라고 하기. 한 번 보내면 수정 한 번입니다.',
  access: CUSTOMER,
  params: ebookId,
  body: z.object({
    edition: editionNumber,
    corrections: z
      .array(
        z.object({
          place: text('자리', { max: 200 }),
          quoted: text('고칠 글', { max: 300, min: 0 }),
          body: text('수정 내용', { max: 1_000, multiline: true }),
        }),
      )
      .check(
        z.minLength(1, { error: '고칠 곳을 한 군데는 적어 주세요.' }),
        z.maxLength(200, { error: '한 번에 200군데까지 보낼 수 있어요.' }),
      ),
  }),
  response: ebookView,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const approveEbook = endpoint({
  id: 'ebooks.approve',
  method: 'POST',
  path: '/api/ebooks/:id/approval',
  summary: '시안을 승인하고 파일 받기',
  access: CUSTOMER,
  params: ebookId,
  body: z.object({ edition: editionNumber }),
  response: ebookView,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** The EPUB itself, for the reader of the proof page. */
export const readEbookContent = endpoint({
  id: 'ebooks.content',
  method: 'GET',
  path: '/api/ebooks/:id/editions/:edition/content',
  summary: '시안 EPUB',
  access: CUSTOMER,
  params: z.object({ id: uuid(), edition: editionNumber }),
  response: z.null(),
  errors: ['NOT_FOUND'],
})

/** An address that saves the approved EPUB, good for five minutes; each call is counted. */
export const downloadEbook = endpoint({
  id: 'ebooks.download',
  method: 'POST',
  path: '/api/ebooks/:id/downloads',
  summary: '완성된 EPUB 내려받기',
  access: CUSTOMER,
  params: ebookId,
  response: z.object({ url: z.string(), name: z.string(), count: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const ebooksEndpoints = [
  readEbookPrices,
  readManuscript,
  listManuscripts,
  listEbooks,
  beginEbook,
  readEbook,
  changeEbookMetadata,
  putEbookInCart,
  withdrawEbook,
  askEbookCorrections,
  approveEbook,
  readEbookContent,
  downloadEbook,
] as const
