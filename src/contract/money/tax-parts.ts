import * as z from 'zod/mini'
import { businessNumber, cellPhone } from '#/contract/rules/member-fields.ts'
import { emailAddress } from '#/contract/rules/text-rules.ts'
import { text, uuid } from '#/contract/text.ts'
import { TAX_KINDS, TAX_STATES } from '#/domain/tax/tax-document.ts'

/** A firm as an invoice names it. */
export const taxFirmField = z.object({
  businessNumber: businessNumber(),
  company: text('상호', { max: 60 }),
  ceo: text('대표자', { max: 40 }),
  address: text('사업장 주소', { max: 150, min: 0 }),
  businessType: text('업태', { max: 40, min: 0 }),
  businessItem: text('종목', { max: 40, min: 0 }),
  manager: text('담당자', { max: 40 }),
  email: text('계산서를 받을 이메일', { max: 100, rules: [emailAddress('계산서를 받을 이메일')] }),
})
export type TaxFirmField = z.output<typeof taxFirmField>

/** The same as it is kept. */
export const taxFirmShown = z.object({
  businessNumber: z.string(),
  company: z.string(),
  ceo: z.string(),
  address: z.string(),
  businessType: z.string(),
  businessItem: z.string(),
  manager: z.string(),
  email: z.string(),
})

/** What is asked for: an invoice to a firm, or a receipt to a phone or a business number. */
export const taxWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tax-invoice'), buyer: taxFirmField }),
  z.object({ kind: z.literal('income-receipt'), phone: cellPhone('현금영수증 휴대전화 번호') }),
  z.object({ kind: z.literal('expense-receipt'), businessNumber: businessNumber() }),
])
export type TaxWish = z.output<typeof taxWish>

export const documentParams = z.object({ documentId: uuid() })
export const taxMonth = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: '달은 2026-11처럼 적어 주세요.' }))

const paperFields = {
  id: z.uuid(),
  kind: z.enum(TAX_KINDS),
  state: z.enum(TAX_STATES),
  /** Of an amendment; null for a paper that stands for itself, and for what follows a receipt. */
  amendCode: z.nullable(z.int()),
  /** Gathered until its month is over. */
  monthly: z.boolean(),
  supply: z.int(),
  vat: z.int(),
  writeDay: z.string(),
  dueDay: z.string(),
  confirmNumber: z.nullable(z.string()),
  /** Null also for the customer of one that waits for the shop itself. */
  failure: z.nullable(z.string()),
  issuedAt: z.nullable(z.iso.datetime()),
  settledAt: z.nullable(z.iso.datetime()),
}

export const taxPaper = z.object(paperFields)
export type TaxPaper = z.output<typeof taxPaper>

/** Everything that stands on a paper, and what happened to it. */
export const wholePaper = z.object({
  ...paperFields,
  paid: z.boolean(),
  /** Null: nobody's number. */
  firm: z.nullable(taxFirmShown),
  identity: z.nullable(z.string()),
  supplier: z.object({
    businessNumber: z.string(),
    company: z.string(),
    ceo: z.string(),
    address: z.string(),
  }),
  orderNumbers: z.array(z.string()),
  items: z.array(
    z.object({
      day: z.string(),
      name: z.string(),
      quantity: z.nullable(z.int()),
      unitPrice: z.nullable(z.int()),
      supply: z.int(),
      vat: z.int(),
    }),
  ),
  history: z.array(z.object({ at: z.iso.datetime(), event: z.string(), by: z.string(), note: z.string() })),
  /** What changed it since. */
  amendments: z.array(taxPaper),
  /** The practice service: it is no paper of the tax office. */
  practised: z.boolean(),
})
export type WholePaper = z.output<typeof wholePaper>
