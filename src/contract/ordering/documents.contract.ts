import * as z from 'zod/mini'
import { CUSTOMER, MEMBER } from '#/contract/access.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { day, periodInOrder } from '#/contract/rules/date-rules.ts'
import { estimateParams } from './estimates.contract.ts'
import { orderNumberParams } from './order-parts.ts'
import { DOCUMENT_KINDS } from '#/domain/documents/business-document.ts'

const fact = z.object({ label: z.string(), value: z.string() })
const party = z.object({ name: z.string(), honorific: z.string(), facts: z.array(fact) })

export const businessDocument = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string(),
  number: z.string(),
  facts: z.array(fact),
  receiver: party,
  supplier: party,
  statement: z.string(),
  items: z.array(
    z.object({
      no: z.int(),
      date: z.string(),
      name: z.string(),
      details: z.array(z.string()),
      quantity: z.nullable(z.int()),
      unit: z.string(),
      unitPrice: z.nullable(z.int()),
      supply: z.int(),
      vat: z.int(),
      note: z.string(),
      spec: z.nullable(jobSpec),
      picture: jobPictureOrNone,
    }),
  ),
  /** Rows that only the PDF has, because they are too many for a screen. */
  more: z.int(),
  sums: z.array(
    z.object({ label: z.string(), hint: z.string(), amount: z.int(), weight: z.enum(['plain', 'strong', 'total']) }),
  ),
  total: z.int(),
  totalInHangul: z.string(),
  terms: z.array(fact),
  notes: z.array(z.string()),
  foot: z.array(z.string()),
  /** Pictures as `data:` addresses. */
  look: z.object({ logo: z.nullable(z.string()), stamp: z.nullable(z.string()), accent: z.string() }),
})

/** A paper as its page shows it. */
export type DocumentView = z.output<typeof businessDocument>

export const ORDER_DOCUMENTS = ['order-details', 'statement'] as const

const orderDocumentParams = z.extend(orderNumberParams, { document: z.enum(ORDER_DOCUMENTS) })

export const readEstimateDocument = endpoint({
  id: 'documents.estimate',
  method: 'GET',
  path: '/api/documents/estimates/:number',
  summary: '견적서',
  access: { who: 'member-or-staff', anyRight: ['estimates'] },
  trace: { own: true },
  params: estimateParams,
  response: businessDocument,
  errors: ['NOT_FOUND'],
})

/** Answers with the PDF itself. */
export const printEstimateDocument = endpoint({
  id: 'documents.estimate-pdf',
  method: 'GET',
  path: '/api/documents/estimates/:number/pdf',
  summary: '견적서 PDF',
  access: { who: 'member-or-staff', anyRight: ['estimates'] },
  trace: { own: true },
  params: estimateParams,
  response: z.null(),
  errors: ['NOT_FOUND'],
})

/** Days in Seoul, both included. */
const periodQuery = z.object({ from: day('시작일'), to: day('종료일') }).check(periodInOrder('시작일', '종료일'))

export const readOrderDocument = endpoint({
  id: 'documents.order-document',
  method: 'GET',
  path: '/api/documents/orders/:orderNumber/:document',
  summary: '주문내역서, 거래명세서',
  access: CUSTOMER,
  params: orderDocumentParams,
  response: businessDocument,
  errors: ['NOT_FOUND'],
})

/** Answers with the PDF itself. */
export const printOrderDocument = endpoint({
  id: 'documents.order-document-pdf',
  method: 'GET',
  path: '/api/documents/orders/:orderNumber/:document/pdf',
  summary: '주문내역서, 거래명세서 PDF',
  access: { who: 'member-or-staff', anyRight: ['manual-orders', 'money'], guest: true },
  trace: { look: 'order', by: 'orderNumber', verb: 'download' },
  params: orderDocumentParams,
  response: z.null(),
  errors: ['NOT_FOUND'],
})

export const readStatementList = endpoint({
  id: 'documents.statement-list',
  method: 'GET',
  path: '/api/documents/statements',
  summary: '기간 거래명세서',
  access: MEMBER,
  query: periodQuery,
  response: businessDocument,
  errors: [],
})

/** Answers with the PDF itself. */
export const printStatementList = endpoint({
  id: 'documents.statement-list-pdf',
  method: 'GET',
  path: '/api/documents/statements/pdf',
  summary: '기간 거래명세서 PDF',
  access: MEMBER,
  query: periodQuery,
  response: z.null(),
  errors: [],
})

/** Up to fifty of one's own orders, by their numbers with commas between. */
const chosenQuery = z.object({
  orderNumbers: z
    .string({ error: '주문을 골라 주세요.' })
    .check(
      z.regex(/^\d{8}-[0-9A-Z]{6}(?:,\d{8}-[0-9A-Z]{6}){0,49}$/, { error: '주문을 1건에서 50건까지 골라 주세요.' }),
    ),
})

export const readChosenStatement = endpoint({
  id: 'documents.chosen-statement',
  method: 'GET',
  path: '/api/documents/chosen-statements',
  summary: '고른 주문의 거래명세서',
  access: MEMBER,
  query: chosenQuery,
  response: businessDocument,
  errors: ['NOT_FOUND'],
})

/** Answers with the PDF itself. */
export const printChosenStatement = endpoint({
  id: 'documents.chosen-statement-pdf',
  method: 'GET',
  path: '/api/documents/chosen-statements/pdf',
  summary: '고른 주문의 거래명세서 PDF',
  access: MEMBER,
  query: chosenQuery,
  response: z.null(),
  errors: ['NOT_FOUND'],
})

export const documentsEndpoints = [
  readOrderDocument,
  printOrderDocument,
  readEstimateDocument,
  printEstimateDocument,
  readStatementList,
  printStatementList,
  readChosenStatement,
  printChosenStatement,
] as const
