import { formatCount } from '#/domain/money/format-count.ts'
import type { BoardRow } from '#/contract/production/queue.contract.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { StateMark } from '#/web/ui/badge.tsx'
import { cx } from '#/web/ui/cx.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { marksOf, PAYMENT_WORDS } from '#/web/blocks/staff-order/state-marks.ts'
import styles from './board.module.css'

interface OrderBoardProps {
  readonly rows: readonly BoardRow[]
  readonly current: string | null
  readonly picked: ReadonlySet<string>
  readonly today: string
  readonly onOpen: (lineId: string) => void
  /** Null for whom there is nothing to do with several rows at once. */
  readonly onPick: ((lineId: string) => void) | null
}

/** One row per order line with its four states. */
export function OrderBoard({ rows, current, picked, today, onOpen, onPick }: OrderBoardProps) {
  return (
    <table className={styles.board}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>고르기</VisuallyHidden>
          </th>
          {['주문', '고객', '작업', '파일', '시안', '제작', '배송', '출고', '금액'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.lineId}
            row={row}
            current={row.lineId === current}
            picked={picked.has(row.lineId)}
            today={today}
            onOpen={() => onOpen(row.lineId)}
            onPick={onPick && (() => onPick(row.lineId))}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly row: BoardRow
  readonly current: boolean
  readonly picked: boolean
  readonly today: string
  readonly onOpen: () => void
  readonly onPick: (() => void) | null
}

function Row({ row, current, picked, today, onOpen, onPick }: RowProps) {
  const [day = '', tail = ''] = row.orderNumber.split('-')
  return (
    <tr
      className={cx(current && styles.current, picked && styles.picked)}
      aria-current={current || undefined}
      data-line={row.lineId}
      onClick={(event) => (event.target as Element).closest('label') ?? onOpen()}
    >
      <td className={styles.pick}>
        {onPick && (
          <label>
            <input type="checkbox" checked={picked} aria-label={`${tail} 고르기`} onChange={onPick} />
          </label>
        )}
      </td>
      <th scope="row">
        <button type="button" onClick={onOpen}>
          <span>{day}-</span>
          {tail}
        </button>
      </th>
      <td className={styles.customer}>
        <b>{row.customer}</b>
        <span>{row.assignee ? `담당 ${row.assignee}` : row.grade}</span>
      </td>
      <td className={styles.job}>
        <span className={styles.icon}>
          <JobPicture line={row} size={36} />
        </span>
        <div>
          <b>{row.ownTitle ? row.title : kindByCode(row.product).name}</b>
          <span>{row.summary}</span>
        </div>
      </td>
      {marksOf(row).map((mark, index) => (
        <td key={index} className={cx(styles.state, mark.need && styles.need)}>
          <StateMark shape={mark.shape}>{mark.word}</StateMark>
        </td>
      ))}
      <td className={cx(styles.due, row.dispatchDay !== null && row.dispatchDay <= today && styles.need)}>
        {row.dispatchDay ? dayWord(row.dispatchDay, today) : '승인 뒤'}
      </td>
      <td className={styles.amount}>
        <b>{formatCount(row.amount)}</b>
        <span>{PAYMENT_WORDS[row.payment]}</span>
      </td>
    </tr>
  )
}

const WEEKDAYS = '일월화수목금토'

function dayWord(day: string, today: string): string {
  if (day === today) return '오늘 17:00'
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]
  return `${day.slice(5).replace('-', '.')} ${weekday}`
}
