import { Link } from 'react-router'
import type { MemberDesk } from '#/contract/people/member-desk.schema.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { PAYMENT_WORDS } from '#/web/blocks/staff-order/state-marks.ts'
import { Small } from '#/web/ui/note.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'

type Order = MemberDesk['orders'][number]

/** The newest orders; each opens in the order table. */
export function MemberOrders({ orders }: Pick<MemberDesk, 'orders'>) {
  if (orders.length === 0) return <Small tone="plain">주문이 없습니다.</Small>
  return <Table dense caption="주문" columns={COLUMNS} rows={orders} rowKey={({ number }) => number} />
}

const COLUMNS: readonly Column<Order>[] = [
  {
    key: 'number',
    head: '주문번호',
    rowHead: true,
    cell: ({ number }) => <Link to={`/admin/orders?q=${encodeURIComponent(number)}`}>{number}</Link>,
  },
  { key: 'title', head: '작업', cell: ({ title }) => title },
  { key: 'state', head: '결제', cell: ({ payment, cancelled }) => (cancelled ? '취소' : PAYMENT_WORDS[payment]) },
  { key: 'at', head: '주문일', cell: ({ at }) => seoulDay(new Date(at)) },
  {
    key: 'total',
    head: '금액',
    right: true,
    cell: ({ total, refunded }) =>
      refunded > 0 ? `${formatWon(total)} (환불 ${formatWon(refunded)})` : formatWon(total),
  },
]
