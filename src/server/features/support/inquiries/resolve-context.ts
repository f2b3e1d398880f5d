import { AppError } from '#/contract/errors.ts'
import type { ContextRef, InquiryContext } from '#/contract/support/inquiry.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { estimateOf, visibleTo } from '#/server/features/ordering/estimates/estimates.public.ts'
import { fileSeenBy } from '#/server/features/files/files/files.public.ts'
import { lineOf, linesOf, orderByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import { findingsOf, proofById } from '#/server/features/prepress/proofs/proofs.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const notFound = () => new AppError('NOT_FOUND', '문의에 붙일 내용을 찾을 수 없습니다. 빼고 보내거나 다시 골라 주세요.')

/** What an inquiry is about, as the caller's own; NOT_FOUND for whatever is not theirs. */
export function resolveContext(db: DbOrTx, ref: ContextRef, asker: ContextAsker): Promise<InquiryContext> {
  return RESOLVERS[ref.kind](db, ref.id, asker)
}

export interface ContextAsker {
  readonly principal: MemberPrincipal
  readonly visitorKey: string | null
}

type Resolve = (db: DbOrTx, id: string, asker: ContextAsker) => Promise<InquiryContext>

const RESOLVERS: Readonly<Record<ContextRef['kind'], Resolve>> = {
  async order(db, number, { principal }) {
    const order = await orderByNumber(db, number)
    if (order?.memberId !== principal.memberId) throw notFound()
    const lines = await linesOf(db, order.id)
    const [first] = lines
    if (!first) throw notFound()
    const more = lines.length > 1 ? ` 외 ${lines.length - 1}건` : ''
    return {
      kind: 'order',
      id: order.number,
      title: `${first.title}${more}`,
      detail: `${specSummary(first.spec)} · ${formatWon(order.total)}`,
      orderNumber: order.number,
      lineId: lines.length === 1 ? first.id : null,
      spec: first.spec,
    }
  },
  async line(db, lineId, { principal }) {
    return contextOfLine(db, lineId, principal, { kind: 'line', id: lineId })
  },
  async proof(db, proofId, { principal }) {
    const proof = UUID.test(proofId) ? await proofById(db, proofId) : null
    if (!proof?.shown || proof.memberId !== principal.memberId) throw notFound()
    const line = await contextOfLine(db, proof.lineId, principal, { kind: 'proof', id: proofId })
    return { ...line, detail: proof.version > 0 ? `시안 ${proof.version}판 · ${line.detail}` : line.detail }
  },
  async estimate(db, number, { principal }) {
    const { row, lines } = visibleTo(principal, await estimateOf(db, number))
    const [first] = lines
    if (!first) throw notFound()
    return {
      kind: 'estimate',
      id: row.number,
      title: lines.length > 1 ? `${first.title} 외 ${lines.length - 1}건` : first.title,
      detail: `${specSummary(first.spec)} · ${formatWon(row.total)}`,
      orderNumber: null,
      lineId: null,
      spec: first.spec,
    }
  },
  async finding(db, id, asker) {
    const [fileId = '', ruleId = ''] = id.split('~')
    if (!UUID.test(fileId)) throw notFound()
    const file = await fileSeenBy(db, asker, fileId)
    const found = (await findingsOf(db, [{ fileId }])).find((finding) => finding.ruleId === ruleId)
    if (!found) throw notFound()
    const pages = found.pages.length > 0 ? ` (${found.pages.slice(0, 5).join(', ')}쪽)` : ''
    return {
      kind: 'finding',
      id,
      title: file.name,
      detail: `${found.title}${pages}`,
      orderNumber: null,
      lineId: null,
      spec: null,
    }
  },
}

/** NOT_FOUND for a line of anybody else. */
export async function contextOfLine(
  db: DbOrTx,
  lineId: string,
  { memberId }: Pick<MemberPrincipal, 'memberId'>,
  ref: ContextRef,
): Promise<InquiryContext> {
  const line = UUID.test(lineId) ? await lineOf(db, lineId) : null
  if (line?.memberId !== memberId) throw notFound()
  return {
    ...ref,
    title: line.title,
    detail: `${specSummary(line.spec)} · ${formatWon(line.total)}`,
    orderNumber: line.orderNumber,
    lineId: line.id,
    spec: line.spec,
  }
}
