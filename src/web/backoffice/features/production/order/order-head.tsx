import { Link } from 'react-router'
import type { StaffLine, StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import type { Revealed } from './addresses.tsx'
import { useOpenCases } from './use-open-cases.ts'
import { OrderPapers } from './order-papers.tsx'
import styles from './order-head.module.css'

interface OrderHeadProps {
  readonly order: StaffOrder
  readonly line: StaffLine
  readonly revealed: Revealed | null
}

/** What it is, whose it is, how much it costs; other lines of the order are one press away. */
export function OrderHead({ order, line, revealed }: OrderHeadProps) {
  const total = order.amounts.at(-1)?.amount ?? 0
  const { customer, assignee } = order
  const openCases = useOpenCases(order.orderNumber)
  return (
    <>
      <div className={styles.way}>
        <Link to="/admin/orders">
          <Icon name="chevron-left" /> 주문
        </Link>
        <b>{order.orderNumber}</b>
        {order.brand && <Badge tone="info">{order.brand}</Badge>}
        {customer.guest && <Badge tone="info">비회원</Badge>}
        {line.production === 'on-hold' && <Badge tone="bad">보류</Badge>}
        {line.remakeCopies !== null && (
          <Badge tone="orange">재제작 {copiesText(line.spec.product, line.remakeCopies)}</Badge>
        )}
        {order.cancelRequest && <Badge tone="bad">취소 요청</Badge>}
        {openCases.length > 0 && <Badge tone="bad">문제 신고 {openCases.length}</Badge>}
        <span>{assignee ? `담당 ${assignee.name}` : '담당 없음'}</span>
        <OrderPapers orderNumber={order.orderNumber} line={line} branded={order.brand !== null} />
      </div>
      <div className={styles.title}>
        <h1>{nameOf(line)}</h1>
        <p>
          {[customer.company, revealed?.name ?? customer.name].filter(Boolean).join(' ')},{' '}
          {revealed?.phone ?? customer.phone}
          {revealed && `, ${revealed.email}`}
        </p>
        <strong>{formatWon(total)}</strong>
      </div>
      {order.lines.length > 1 && (
        <nav className={styles.lines} aria-label="이 주문의 품목">
          {order.lines.map((each) => (
            <Link
              key={each.lineId}
              to={`?line=${each.lineId}`}
              replace
              aria-current={each.lineId === line.lineId ? 'page' : undefined}
            >
              {nameOf(each)}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}

/** A title of its own says nothing of how many; the usual one does. */
const nameOf = ({ title, copies, ownTitle, spec }: Pick<StaffLine, 'title' | 'copies' | 'ownTitle' | 'spec'>) =>
  ownTitle ? `${kindByCode(spec.product).name} 「${title}」 ${copiesText(spec.product, copies)}` : title
