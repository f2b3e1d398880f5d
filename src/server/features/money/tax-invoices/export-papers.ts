import type { FastifyReply } from 'fastify'
import { formatBusinessNumber } from '#/domain/members/business-number.ts'
import { AMEND_NAMES } from '#/domain/tax/amendment.ts'
import { TAX_KIND_NAMES, type TaxState } from '#/domain/tax/tax-document.ts'
import { isFirm } from '#/domain/tax/tax-party.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { sendTable } from '#/server/platform/sheets/send-table.ts'
import { orderNumbersOf, papersOfMonth } from './papers.repo.ts'
import type { TaxDocumentRow } from './tax-invoices.table.ts'

const COLUMNS = [
  ['작성일자', 12],
  ['종류', 20],
  ['수정 사유', 16],
  ['상호 또는 번호', 24],
  ['사업자등록번호', 16],
  ['공급가액', 14],
  ['세액', 12],
  ['합계', 14],
  ['상태', 12],
  ['국세청 승인번호', 28],
  ['발행일', 12],
  ['주문번호', 30],
] as const

const STATE_NAMES: Readonly<Record<TaxState, string>> = {
  waiting: '발행 전',
  issuing: '발행 중',
  issued: '발행',
  sent: '전송 중',
  done: '전송 완료',
  failed: '실패',
  proposed: '수정 대기',
  cancelled: '취소',
}

/** A month of papers as the accountant takes it. */
export async function exportPapers(
  db: Db,
  reply: FastifyReply,
  { month, format }: { readonly month: string; readonly format: 'csv' | 'xlsx' },
): Promise<null> {
  const papers = await papersOfMonth(db, month)
  const numbers = await orderNumbersOf(
    db,
    papers.map(({ id }) => id),
  )
  const rows = [COLUMNS.map(([head]) => head), ...papers.map((paper) => rowOf(paper, numbers.get(paper.id) ?? []))]
  const table = { name: `세금계산서 ${month}`, sheet: '세금계산서', rows, widths: COLUMNS.map(([, width]) => width) }
  return sendTable(reply, table, format)
}

const rowOf = (paper: TaxDocumentRow, orderNumbers: readonly string[]) => [
  paper.writeDay,
  TAX_KIND_NAMES[paper.kind],
  paper.amendCode ? AMEND_NAMES[paper.amendCode] : '',
  isFirm(paper.buyer) ? paper.buyer.company : paper.buyer.identity,
  isFirm(paper.buyer) ? formatBusinessNumber(paper.buyer.businessNumber) : '',
  paper.supply,
  paper.vat,
  paper.supply + paper.vat,
  STATE_NAMES[paper.state],
  paper.confirmNumber ?? '',
  paper.issuedAt ? seoulDay(paper.issuedAt) : '',
  orderNumbers.join(', '),
]
