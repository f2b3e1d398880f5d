import * as z from 'zod/mini'
import { MEMBER } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { Done } from '#/contract/people/login.contract.ts'
import { documentParams, taxFirmField, taxFirmShown, taxMonth, taxPaper, taxWish, wholePaper } from './tax-parts.ts'

const taxRow = z.object({
  orderNumber: z.string(),
  title: z.string(),
  /** Of its first line. */
  firstSpec: jobSpec,
  picture: jobPictureOrNone,
  /** `YYYY-MM-DD` in Seoul: when it was paid. */
  day: z.string(),
  /** 카드, 계좌이체 …. */
  means: z.string(),
  supply: z.int(),
  vat: z.int(),
  paper: z.nullable(taxPaper),
  /** Why none can be asked for; null: one can. */
  whyNot: z.nullable(z.string()),
  /** The slip of a card, at the gateway. */
  receiptUrl: z.nullable(z.string()),
})
export type TaxRow = z.output<typeof taxRow>

export const taxBuyer = z.object({ buyer: taxFirmShown, monthly: z.boolean() })
export type TaxBuyerShown = z.output<typeof taxBuyer>

export const listTaxBill = endpoint({
  id: 'tax-bill.list',
  method: 'GET',
  path: '/api/tax-bill',
  summary: '한 달의 주문과 그 증빙',
  access: MEMBER,
  query: z.object({ month: z.optional(taxMonth) }),
  response: z.object({
    month: z.string(),
    /** Of papers issued for the month, amendments counted in. */
    issued: z.object({ supply: z.int(), vat: z.int(), papers: z.int(), amendments: z.int() }),
    /** The last day for papers of this month. */
    dueDay: z.string(),
    rows: z.array(taxRow),
    buyer: z.nullable(taxBuyer),
  }),
  errors: ['INVALID_INPUT'],
})

export const readTaxPaper = endpoint({
  id: 'tax-bill.read',
  method: 'GET',
  path: '/api/tax-bill/papers/:documentId',
  summary: '세금계산서나 현금영수증 한 장',
  access: MEMBER,
  params: documentParams,
  response: wholePaper,
  errors: ['NOT_FOUND'],
})

export const askTaxPapers = endpoint({
  id: 'tax-bill.ask',
  method: 'POST',
  path: '/api/tax-bill/requests',
  summary: '지난 주문의 증빙 신청',
  access: MEMBER,
  body: z.object({
    orderNumbers: z
      .array(z.string().check(z.regex(/^\d{8}-[0-9A-Z]{6}$/)))
      .check(
        z.minLength(1, { error: '주문을 골라 주세요.' }),
        z.maxLength(100, { error: '한 번에 100건까지 고를 수 있습니다.' }),
      ),
    /** One invoice for all of them. */
    together: z.boolean(),
    wish: taxWish,
  }),
  response: z.object({ papers: z.int() }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const changeTaxBuyer = endpoint({
  id: 'tax-bill.change-buyer',
  method: 'POST',
  path: '/api/tax-bill/papers/:documentId/buyer',
  summary: '아직 발행하지 않은 것의 받는 곳 고치기',
  access: MEMBER,
  params: documentParams,
  body: z.object({ wish: taxWish }),
  response: Done,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const cancelTaxPaper = endpoint({
  id: 'tax-bill.cancel',
  method: 'POST',
  path: '/api/tax-bill/papers/:documentId/cancel',
  summary: '아직 발행하지 않은 신청 취소',
  access: MEMBER,
  params: documentParams,
  response: Done,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const openTaxPaper = endpoint({
  id: 'tax-bill.open',
  method: 'GET',
  path: '/api/tax-bill/papers/:documentId/pdf',
  summary: '팝빌에서 PDF로 보는 주소',
  access: MEMBER,
  params: documentParams,
  response: z.object({ url: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const saveTaxBuyer = endpoint({
  id: 'tax-bill.save-buyer',
  method: 'PUT',
  path: '/api/tax-bill/buyer',
  summary: '세금계산서를 받는 곳 바꾸기',
  access: MEMBER,
  body: z.object({ buyer: taxFirmField, monthly: z.boolean() }),
  response: taxBuyer,
  errors: ['INVALID_INPUT'],
})

export const taxBillEndpoints = [
  listTaxBill,
  readTaxPaper,
  askTaxPapers,
  changeTaxBuyer,
  cancelTaxPaper,
  openTaxPaper,
  saveTaxBuyer,
]
