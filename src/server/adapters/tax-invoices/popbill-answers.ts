import * as z from 'zod/mini'
import type { FirmState, Paper, PaperState, Refused } from '#/server/ports/tax-invoices.ts'

/** The key is nobody's: the paper was never issued. */
const NO_SUCH_PAPER = new Set(['-11000005', '-11000000', '-14000003', '-14000000'])
/** Nobody can issue anything until somebody of the shop does something. */
const SHOP_FAULT = /^-(?:990|100)/

const text = z.optional(z.nullable(z.string()))
const invoice = z.object({
  stateCode: z.coerce.number(),
  ntsconfirmNum: text,
  issueDT: text,
  ntsresult: text,
  ntssendErrCode: text,
  ntsresultMessage: text,
})
const receipt = z.object({
  stateCode: z.coerce.number(),
  confirmNum: text,
  tradeDate: text,
  ntsresultCode: text,
  ntsresultMessage: text,
})
const issued = z.object({ ntsConfirmNum: text, confirmNum: text, tradeDate: text })
const fault = z.object({ code: z.coerce.string(), message: z._default(z.string(), '') })
const firm = z.object({ state: z._default(z.nullable(z.string()), null) })

const STATES: Readonly<Record<number, PaperState>> = {
  300: 'issued',
  301: 'sent',
  302: 'sent',
  303: 'sent',
  304: 'done',
  305: 'rejected',
  400: 'withdrawn',
  600: 'withdrawn',
}

const dayOf = (digits: string | null | undefined): string | null =>
  digits && /^\d{8}/.test(digits) ? `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}` : null

/** Null: no such answer is known. */
export function readInvoice(body: unknown): Paper | null {
  const read = invoice.safeParse(body)
  const state = read.success ? STATES[read.data.stateCode] : undefined
  if (!read.success || !state) return null
  const { ntsconfirmNum, issueDT, ntsresult, ntssendErrCode, ntsresultMessage } = read.data
  return paper(state, ntsconfirmNum, dayOf(issueDT), ntssendErrCode ?? ntsresult, ntsresultMessage)
}

export function readReceipt(body: unknown): Paper | null {
  const read = receipt.safeParse(body)
  const state = read.success ? STATES[read.data.stateCode] : undefined
  if (!read.success || !state) return null
  const { confirmNum, tradeDate, ntsresultCode, ntsresultMessage } = read.data
  return paper(state, confirmNum, dayOf(tradeDate), ntsresultCode, ntsresultMessage)
}

function paper(
  state: PaperState,
  confirmNumber: string | null | undefined,
  confirmDay: string | null,
  code: string | null | undefined,
  message: string | null | undefined,
): Paper {
  const failure = state === 'rejected' ? { code: code ?? '305', message: message ?? '국세청이 받지 않았습니다.' } : null
  return { kind: 'paper', state, confirmNumber: confirmNumber || null, confirmDay, failure }
}

/** What RegistIssue says of a paper that it has just issued. */
export function readIssued(body: unknown, day: string): Paper | null {
  const read = issued.safeParse(body)
  if (!read.success) return null
  const number = read.data.ntsConfirmNum ?? read.data.confirmNum
  return number ? paper('issued', number, dayOf(read.data.tradeDate) ?? day, null, null) : null
}

export function readFault(body: unknown): Refused & { readonly none: boolean; readonly shop: boolean } {
  const read = fault.safeParse(body)
  const { code, message } = read.success ? read.data : { code: 'UNREADABLE_ANSWER', message: '' }
  return { kind: 'refused', code, message, none: NO_SUCH_PAPER.has(code), shop: SHOP_FAULT.test(code) }
}

const FIRMS: Readonly<Record<string, FirmState>> = { '1': 'open', '2': 'closed', '3': 'resting', '0': 'unregistered' }

/** Popbill counts 1 in business, 2 closed, 3 resting, 0 not registered; null it could not find out. */
export function readFirm(body: unknown): FirmState | null {
  const read = firm.safeParse(body)
  return (read.success && read.data.state && FIRMS[read.data.state]) || null
}

const address = z.object({ url: z.string().check(z.regex(/^https?:/)) })
const left = z.object({ remainPoint: z.coerce.number() })

export function readUrl(body: unknown): string | null {
  const read = address.safeParse(body)
  return read.success ? read.data.url : null
}

export function readPoints(body: unknown): number | null {
  const read = left.safeParse(body)
  return read.success ? read.data.remainPoint : null
}
