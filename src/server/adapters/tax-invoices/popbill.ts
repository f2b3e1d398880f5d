import type { FastifyBaseLogger } from 'fastify'
import { seoulDay } from '#/lib/seoul-time.ts'
import type {
  IssueOutcome,
  Paper,
  PaperKey,
  PaperOutcome,
  Refused,
  TaxInvoices,
  Uncertain,
} from '#/server/ports/tax-invoices.ts'
import { readFault, readFirm, readInvoice, readIssued, readPoints, readReceipt, readUrl } from './popbill-answers.ts'
import { invoiceBody, receiptBody } from './popbill-bodies.ts'
import { type Answer, type Ask, type PopbillSettings, popbillSession } from './popbill-session.ts'

const UNREADABLE: Uncertain = { kind: 'unknown', code: 'UNREADABLE_ANSWER' }

const pathOf = ({ kind, key }: PaperKey): string =>
  kind === 'invoice' ? `/Taxinvoice/SELL/${key}` : `/Cashbill/${key}`

/** Popbill over its HTTP, as its own library speaks it. Also what the sandbox is spoken to with. */
export function popbill(settings: PopbillSettings, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): TaxInvoices {
  const ask = popbillSession(settings, log)
  const today = () => seoulDay(new Date((settings.now ?? Date.now)()))

  const refusal = (answer: Extract<Answer, { kind: 'answer' }>) => refusedBy(answer.body, log)

  async function lookUp(by: PaperKey): Promise<PaperOutcome> {
    const answer = await ask({ corp: by.supplierNumber, path: pathOf(by) })
    if (answer.kind !== 'answer') return answer
    if (answer.ok) return (by.kind === 'invoice' ? readInvoice : readReceipt)(answer.body) ?? UNREADABLE
    const { code, none } = readFault(answer.body)
    return none ? { kind: 'none' } : { kind: 'unknown', code }
  }

  /** A refusal may mean that the paper is there already: its key is looked up before it is believed. */
  async function issue(by: PaperKey, call: Ask): Promise<IssueOutcome> {
    const answer = await ask(call)
    if (answer.kind !== 'answer') return answer
    if (answer.ok) return readIssued(answer.body, today()) ?? (await known(by, UNREADABLE))
    return known(by, refusal(answer))
  }

  async function known(by: PaperKey, otherwise: Refused | Uncertain): Promise<Paper | Refused | Uncertain> {
    const found = await lookUp(by)
    if (found.kind === 'none') return otherwise
    // Whoever is not let in is not let in for either question.
    if (found.kind === 'unknown' && found.code === otherwise.code) return otherwise
    return found.kind === 'not-sent' ? { kind: 'unknown', code: found.code } : found
  }

  return {
    practised: settings.practised,
    lookUp,
    issueInvoice: (call) =>
      issue(
        { kind: 'invoice', supplierNumber: call.supplier.businessNumber, key: call.key },
        { corp: call.supplier.businessNumber, path: '/Taxinvoice', act: 'ISSUE', body: invoiceBody(call) },
      ),
    issueReceipt: (call) =>
      issue(
        { kind: 'receipt', supplierNumber: call.supplier.businessNumber, key: call.key },
        {
          corp: call.supplier.businessNumber,
          path: '/Cashbill',
          act: call.cancels ? 'REVOKEISSUE' : 'ISSUE',
          body: receiptBody(call),
        },
      ),
    async withdraw(by, reason) {
      const memo = { act: 'CANCELISSUE', body: { memo: reason.slice(0, 200) } } as const
      const answer = await ask({ corp: by.supplierNumber, path: pathOf(by), ...memo })
      if (answer.kind !== 'answer') return answer
      return answer.ok ? { kind: 'withdrawn' } : refusal(answer)
    },
    async paperUrl(by) {
      const answer = await ask({ corp: by.supplierNumber, path: `${pathOf(by)}?TG=PDF` })
      if (answer.kind !== 'answer') return answer
      if (!answer.ok) return refusal(answer)
      const url = readUrl(answer.body)
      return url ? { kind: 'url', url } : UNREADABLE
    },
    async checkFirm(corp, businessNumber) {
      const answer = await ask({ corp, path: `/CloseDown?CN=${businessNumber}` })
      if (answer.kind !== 'answer') return answer
      if (!answer.ok) return refusal(answer)
      const state = readFirm(answer.body)
      return state ? { kind: 'firm', state } : UNREADABLE
    },
    async points(corp) {
      const answer = await ask({ corp, path: `/${settings.serviceId}/Point`, atAuth: true })
      if (answer.kind !== 'answer') return answer
      if (!answer.ok) return refusal(answer)
      const points = readPoints(answer.body)
      return points === null ? UNREADABLE : { kind: 'points', points }
    },
  }
}

function refusedBy(body: unknown, log: Pick<FastifyBaseLogger, 'error'>): Refused {
  const { code, message, shop } = readFault(body)
  if (shop) log.error({ code }, 'popbill refuses our call: check its keys, its points and the certificate')
  return { kind: 'refused', code, message }
}
