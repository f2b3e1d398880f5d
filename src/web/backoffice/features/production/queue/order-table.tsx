import type { ReactNode } from 'react'
import type { BoardRow } from '#/contract/production/queue.contract.ts'
import type { OrderColumn } from '#/domain/orders/order-filter.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { OrderRow } from './order-row.tsx'
import type { Selection } from './use-selection.ts'
import styles from './board.module.css'

type Head = OrderColumn | 'number' | 'job' | 'amount'

/** In the order of the work, from the customer to the parcel. */
const HEADS: readonly { readonly column: Head; readonly label: string; readonly width?: number }[] = [
  { column: 'number', label: '주문', width: 82 },
  { column: 'customer', label: '고객', width: 100 },
  { column: 'job', label: '작업' },
  { column: 'memo', label: '고객 메모', width: 138 },
  { column: 'payment', label: '결제', width: 84 },
  { column: 'file', label: '파일', width: 84 },
  { column: 'proof', label: '시안', width: 84 },
  { column: 'production', label: '제작', width: 84 },
  { column: 'delivery', label: '배송', width: 80 },
  { column: 'due', label: '출고', width: 82 },
  { column: 'assignee', label: '담당', width: 66 },
  { column: 'amount', label: '금액', width: 104 },
]

/** As in the style sheet. */
const HIDDEN_BESIDE_ORDER: readonly Head[] = ['amount', 'memo', 'payment', 'assignee']

interface OrderTableProps {
  readonly rows: readonly BoardRow[]
  readonly columns: readonly OrderColumn[]
  readonly current: string | null
  readonly selection: Selection
  readonly today: string
  readonly onOpen: (lineId: string) => void
  /** What stands in the head of a column beside its name. */
  readonly renderHead?: ((column: Head) => ReactNode) | undefined
  /** Rows between head and body: what is chosen of how many. */
  readonly above?: ReactNode
  readonly foot?: ReactNode
  readonly customerLink?: ((row: BoardRow) => string) | undefined
}

/** One row per order line with its states; an order of three lines is three rows. */
export function OrderTable({
  rows,
  columns,
  current,
  selection,
  today,
  onOpen,
  renderHead,
  above,
  foot,
  customerLink,
}: OrderTableProps) {
  const heads = HEADS.filter(({ column }) => isFixed(column) || columns.includes(column))
  // A cell that spans columns which the style sheet hides would keep their room.
  const across = 1 + heads.filter(({ column }) => current === null || !HIDDEN_BESIDE_ORDER.includes(column)).length
  const all = rows.every(({ lineId }) => selection.picked.has(lineId))
  const some = rows.some(({ lineId }) => selection.picked.has(lineId))
  const ids = rows.map(({ lineId }) => lineId)
  return (
    <table className={styles.board}>
      <colgroup>
        <col className={styles.pickColumn} />
        {heads.map(({ column, width }) => (
          <col key={column} style={width === undefined ? undefined : { width }} data-column={column} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles.pick}>
            <label>
              <input
                type="checkbox"
                checked={all}
                aria-label="보이는 주문 모두 고르기"
                ref={(box) => {
                  if (box) box.indeterminate = some && !all
                }}
                onChange={() => (all ? selection.remove(ids) : selection.add(ids))}
              />
            </label>
          </th>
          {heads.map(({ column, label }) => (
            <th
              key={column}
              scope="col"
              data-column={column}
              className={column === 'amount' ? styles.amount : undefined}
            >
              {renderHead?.(column) ?? label}
            </th>
          ))}
        </tr>
        {above && (
          <tr className={styles.above}>
            <td colSpan={across}>{above}</td>
          </tr>
        )}
      </thead>
      <tbody>
        {rows.map((row) => (
          <OrderRow
            key={row.lineId}
            row={row}
            columns={columns}
            current={row.lineId === current}
            picked={selection.picked.has(row.lineId)}
            today={today}
            customerLink={customerLink?.(row) ?? null}
            onOpen={onOpen}
            onPick={(id, range) => (range ? selection.pickTo(id) : selection.toggle(id))}
          />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            <td colSpan={across}>
              <VisuallyHidden>합계</VisuallyHidden>
              {foot}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

const isFixed = (column: Head): column is 'number' | 'job' | 'amount' =>
  column === 'number' || column === 'job' || column === 'amount'
