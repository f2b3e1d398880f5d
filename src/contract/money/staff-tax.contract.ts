import * as z from 'zod/mini'
import { LookedAt } from '#/contract/looked-at.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { Done } from '#/contract/people/login.contract.ts'
import { optionalText, text } from '#/contract/text.ts'
import { documentParams, taxFirmField, taxMonth, taxPaper, taxWish, wholePaper } from './tax-parts.ts'

const access = { who: 'staff', anyRight: ['tax-papers'] } as const

/** `todo` is all that wants a person, what failed first. */
export const TAX_SHOWS = ['todo', 'failed', 'proposed', 'due', 'open', 'all'] as const
export type TaxShow = (typeof TAX_SHOWS)[number]

export const taxDeskRow = z.object({
  ...taxPaper.shape,
  /** A firm's name, or a number with dots. */
  buyer: z.string(),
  orderNumbers: z.array(z.string()),
  askedAt: z.iso.datetime(),
  failureCode: z.nullable(z.string()),
})
export type TaxDeskRow = z.output<typeof taxDeskRow>

export const listTaxPapers = endpoint({
  id: 'tax-papers.list',
  method: 'GET',
  path: '/api/staff/tax-papers',
  summary: '세금계산서와 현금영수증: 처리할 것, 실패, 수정, 발행, 전송',
  access,
  trace: { none: 'names of firms, numbers of people with dots', masked: true },
  query: z.object({ show: z._default(z.enum(TAX_SHOWS), 'todo'), month: z.optional(taxMonth) }),
  response: z.object({
    papers: z.array(taxDeskRow),
    counts: z.object({ due: z.int(), failed: z.int(), proposed: z.int(), open: z.int() }),
    month: z.string(),
    connected: z.enum(['real', 'practice', 'none']),
  }),
  errors: ['INVALID_INPUT'],
})

export const readStaffTaxPaper = endpoint({
  id: 'tax-papers.read',
  method: 'GET',
  path: '/api/staff/tax-papers/:documentId',
  summary: '한 장 전부',
  access,
  trace: { look: 'tax-paper', by: 'documentId' },
  params: documentParams,
  response: wholePaper,
  errors: ['NOT_FOUND'],
})

export const issueTaxPaper = endpoint({
  id: 'tax-papers.issue',
  method: 'POST',
  path: '/api/staff/tax-papers/:documentId/issue',
  summary: '지금 발행하기, 실패한 것 다시 하기',
  access,
  trace: { own: true },
  params: documentParams,
  response: Done,
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const correctTaxPaper = endpoint({
  id: 'tax-papers.correct',
  method: 'POST',
  path: '/api/staff/tax-papers/:documentId/buyer',
  summary: '받는 곳 고치고 발행하기',
  access,
  trace: { own: true },
  params: documentParams,
  body: z.object({ wish: taxWish }),
  response: Done,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const confirmAmendment = endpoint({
  id: 'tax-papers.confirm',
  method: 'POST',
  path: '/api/staff/tax-papers/:documentId/confirm',
  summary: '수정 세금계산서의 사유를 정해 발행하기',
  access,
  trace: { own: true },
  params: documentParams,
  body: z.object({ code: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  response: Done,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const undoTaxPaper = endpoint({
  id: 'tax-papers.undo',
  method: 'POST',
  path: '/api/staff/tax-papers/:documentId/undo',
  summary: '잘못 적었거나 두 번 발행한 세금계산서 고치기 (수정 1, 6)',
  access,
  trace: { own: true },
  params: documentParams,
  body: z.object({
    reason: text('사유', { min: 5, max: 200 }),
    /** The right details: written anew. Missing: it was issued twice. */
    buyer: z.optional(taxFirmField),
  }),
  response: Done,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const withdrawTaxPaper = endpoint({
  id: 'tax-papers.withdraw',
  method: 'POST',
  path: '/api/staff/tax-papers/:documentId/withdraw',
  summary: '국세청에 가기 전에 발행 취소하기',
  access,
  trace: { own: true },
  params: documentParams,
  body: z.object({ reason: text('사유', { min: 2, max: 200 }) }),
  response: Done,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
})

export const collectTaxPapers = endpoint({
  id: 'tax-papers.collect',
  method: 'POST',
  path: '/api/staff/tax-papers/collect',
  summary: '그 달에 모은 것을 모두 발행하기',
  access,
  trace: { own: true },
  body: z.object({ month: taxMonth }),
  response: z.object({ papers: z.int() }),
  errors: ['INVALID_INPUT', 'CONFLICT'],
  idempotent: true,
})

export const exportTaxPapers = endpoint({
  id: 'tax-papers.export',
  method: 'GET',
  path: '/api/staff/tax-paper-sheet',
  summary: '한 달의 세금계산서와 현금영수증 내려받기 (CSV, XLSX)',
  access,
  trace: { look: 'tax-paper', verb: 'download' },
  query: z.object({ month: taxMonth, format: z.enum(['csv', 'xlsx']) }),
  response: z.null(),
  errors: ['INVALID_INPUT'],
})

const settings = z.object({
  businessType: z.nullable(z.string()),
  businessItem: z.nullable(z.string()),
  selfReceipts: z.boolean(),
  seen: LookedAt,
})

export const readTaxSettings = endpoint({
  id: 'tax-papers.read-settings',
  method: 'GET',
  path: '/api/staff/tax-settings',
  summary: '세금계산서에 적는 업태와 종목, 자진발급',
  access,
  trace: { none: 'settings of the shop' },
  response: settings,
  errors: [],
})

export const saveTaxSettings = endpoint({
  id: 'tax-papers.save-settings',
  method: 'PUT',
  path: '/api/staff/tax-settings',
  summary: '세금계산서 설정 바꾸기',
  access,
  trace: { own: true },
  body: z.object({
    businessType: optionalText('업태', { max: 40 }),
    businessItem: optionalText('종목', { max: 40 }),
    selfReceipts: z.boolean(),
    seen: LookedAt,
  }),
  response: settings,
  errors: ['INVALID_INPUT', 'CONFLICT'],
})

export const staffTaxEndpoints = [
  listTaxPapers,
  readStaffTaxPaper,
  issueTaxPaper,
  correctTaxPaper,
  confirmAmendment,
  undoTaxPaper,
  withdrawTaxPaper,
  collectTaxPapers,
  exportTaxPapers,
  readTaxSettings,
  saveTaxSettings,
]
