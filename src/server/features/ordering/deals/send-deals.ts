import type { FastifyReply } from 'fastify'
import { DEAL_NAMES } from '#/domain/documents/dealing.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { sendTable } from '#/server/platform/sheets/send-table.ts'
import { dealSums, type DealPeriod, listedDeals } from './deals.repo.ts'
import { presentDeal } from './list-deals.ts'

const HEADS = [
  '거래일',
  '주문번호',
  '구분',
  '품목',
  '공급가액',
  '세액',
  '합계',
  '받은 금액',
  '포인트·e머니',
  '미수금',
  '결제수단',
]
const WIDTHS = [12, 18, 16, 40, 14, 12, 14, 14, 14, 14, 14]
/** More bookings than anybody has in a book of their own. */
const MOST_ROWS = 50_000

/** The dealings of a period as a table with what was carried in, the sums, and what is carried on. */
export async function sendDeals(
  db: DbOrTx,
  reply: FastifyReply,
  memberId: string,
  { from, to, format }: DealPeriod & { readonly format: 'csv' | 'xlsx' },
): Promise<null> {
  const period = { from, to }
  const { carried, forward, advances, supply, vat, paid, prepaid } = await dealSums(db, memberId, period)
  const deals = await listedDeals(db, { ...period, memberId, show: 'all', q: '', after: null, limit: MOST_ROWS })
  const lines = deals.map((deal) => {
    const { title, orderNumber, method } = presentDeal(deal)
    const sum = deal.supply + deal.vat
    const money = [deal.supply, deal.vat, sum, deal.paid, deal.prepaid, deal.owed]
    return [seoulDay(deal.at), orderNumber, DEAL_NAMES[deal.kind], title, ...money, method]
  })
  const rows = [
    HEADS,
    [from, null, '이월 미수금', null, null, null, null, null, null, carried, null],
    ...lines,
    [to, null, '합계', null, supply, vat, supply + vat, paid, prepaid, forward, null],
    ...(advances > 0 ? [[to, null, '미수금에서 뺀 선금', null, null, null, null, null, null, advances, null]] : []),
  ]
  return sendTable(reply, { name: `거래내역_${from}~${to}`, sheet: '거래내역', rows, widths: WIDTHS }, format)
}
