import { memo } from 'react'
import { Link } from 'react-router'
import type { BoardRow } from '#/contract/production/queue.contract.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import type { OrderColumn } from '#/domain/orders/order-filter.ts'
import { formatCount } from '#/lib/format-count.ts'
import { seoulClock } from '#/lib/seoul-time.ts'
import { useShop } from '#/web/api/use-shop.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { type Mark, marksOf, PAYMENT_WORDS, paymentMark } from '#/web/blocks/staff-order/state-marks.ts'
import { Badge, StateMark } from '#/web/ui/badge.tsx'
import { cx } from '#/web/ui/cx.ts'
import styles from './board.module.css'

interface OrderRowProps {
  readonly row: BoardRow
  readonly columns: readonly OrderColumn[]
  readonly current: boolean
  readonly picked: boolean
  readonly today: string
  /** Everything else of the same customer; null where rows are not filtered. */
  readonly customerLink: string | null
  readonly onOpen: (lineId: string) => void
  readonly onPick: (lineId: string, range: boolean) => void
}

export const OrderRow = memo(function OrderRow({
  row,
  columns,
  current,
  picked,
  today,
  customerLink,
  onOpen,
  onPick,
}: OrderRowProps) {
  const { pickUpAt } = useShop()
  const [, tail = ''] = row.orderNumber.split('-')
  const open = () => onOpen(row.lineId)
  const has = (column: OrderColumn) => columns.includes(column)
  const [file, proof, production, delivery] = marksOf(row)
  return (
    <tr
      className={cx(current && styles.current, picked && styles.picked)}
      aria-current={current || undefined}
      data-line={row.lineId}
      onClick={(event) => (event.target as Element).closest('label, a') ?? open()}
    >
      <td className={styles.pick}>
        <label>
          <input
            type="checkbox"
            checked={picked}
            aria-label={`${tail} 고르기`}
            onChange={(event) => onPick(row.lineId, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      </td>
      <th scope="row">
        <button type="button" title={row.orderNumber} onClick={open}>
          {tail} <span>{placedWord(row.placedAt, today)}</span>
        </button>
      </th>
      {has('customer') && (
        <td className={styles.customer}>
          <b>{customerLink ? <Link to={customerLink}>{row.customer}</Link> : row.customer}</b>
          <span>{row.assignee && !has('assignee') ? `담당 ${row.assignee}` : row.grade}</span>
        </td>
      )}
      <td className={styles.job}>
        <span className={styles.icon}>
          <JobPicture line={row} size={36} />
        </span>
        <div>
          <b>
            {kindByCode(row.product).name}
            {row.ownTitle && ` 「${row.title}」`} {row.remakeCopies !== null && <Badge tone="orange">재제작</Badge>}
            {row.spec.rush && <Badge tone="orange">24시간</Badge>}
          </b>
          <span>{row.summary}</span>
        </div>
      </td>
      {has('memo') && (
        <td className={styles.memo} data-column="memo" title={row.memo ?? undefined}>
          {row.memo && <span>{row.memo}</span>}
        </td>
      )}
      {has('payment') && <StateCell column="payment" mark={paymentMark(row.payment)} />}
      {has('file') && <StateCell column="file" mark={file} />}
      {has('proof') && <StateCell column="proof" mark={proof} />}
      {has('production') && <StateCell column="production" mark={production} />}
      {has('delivery') && <StateCell column="delivery" mark={delivery} />}
      {has('due') && (
        <td className={cx(styles.due, isPressing(row, today) && styles.need)}>
          {dueWord(row.dispatchDay, today, pickUpAt)}
        </td>
      )}
      {has('assignee') && (
        <td data-column="assignee" className={styles.due}>
          {row.assignee ?? '없음'}
        </td>
      )}
      <td data-column="amount" className={styles.amount}>
        <b>{formatCount(row.amount)}</b>
        {!has('payment') && <span>{PAYMENT_WORDS[row.payment]}</span>}
      </td>
    </tr>
  )
})

/** Where no head of a column says of what something is ready or waits. */
const PHONE_WORDS: Partial<Record<OrderColumn, string>> = {
  file: '파일',
  proof: '시안',
  production: '제작',
  delivery: '배송',
}

function StateCell({ column, mark }: { readonly column: OrderColumn; readonly mark: Mark }) {
  return (
    <td data-column={column} data-of={PHONE_WORDS[column]} className={cx(styles.state, mark.need && styles.need)}>
      <StateMark shape={mark.shape}>{mark.word}</StateMark>
    </td>
  )
}

const WEEKDAYS = '일월화수목금토'

/** 「오늘 09:01」, 「11.19 17:40」. */
function placedWord(placedAt: string, today: string): string {
  const [day = '', time = ''] = seoulClock(new Date(placedAt)).toISOString().split('T')
  return `${day === today ? '오늘' : day.slice(5).replace('-', '.')} ${time.slice(0, 5)}`
}

/** It leaves today, or should have. */
const isPressing = ({ dispatchDay, delivery }: BoardRow, today: string): boolean =>
  delivery === 'preparing' && dispatchDay !== null && dispatchDay <= today

function dueWord(day: string | null, today: string, pickUpAt: string): string {
  if (day === null) return '승인 뒤'
  if (day === today) return `오늘 ${pickUpAt}`
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]
  return `${day.slice(5).replace('-', '.')} ${weekday}`
}
