import { type OrderFilter, type OrderSort, toggled, valuesOf } from '#/domain/orders/order-filter.ts'
import { formatCount } from '#/lib/format-count.ts'
import { cx } from '#/web/ui/cx.ts'
import { LIST_FIELDS, type ListField } from './filter-words.ts'
import type { OrderAddress } from './order-address.ts'
import type { OrderSummary } from './use-order-table.ts'
import styles from './orders.module.css'

/** Which field of the filter a column shows the shape of. Proofs are states of the file. */
const FIELDS: Readonly<Record<string, ListField>> = {
  job: 'product',
  payment: 'payment',
  file: 'file',
  production: 'production',
  delivery: 'delivery',
}

/** Which way a column sorts when it is pressed, and when it is pressed again. */
const SORTS: Readonly<Record<string, readonly [OrderSort, OrderSort]>> = {
  number: ['newest', 'oldest'],
  due: ['due-first', 'newest'],
  amount: ['amount-most', 'amount-least'],
}

/** Where the table is sorted, and which way it runs. */
const ARROWS: Readonly<Record<OrderSort, { readonly column: string; readonly sign: string; readonly word: string }>> = {
  newest: { column: 'number', sign: ' ↓', word: '새 주문부터' },
  oldest: { column: 'number', sign: ' ↑', word: '오래된 주문부터' },
  'due-first': { column: 'due', sign: ' ↑', word: '이른 날부터' },
  'amount-most': { column: 'amount', sign: ' ↓', word: '큰 금액부터' },
  'amount-least': { column: 'amount', sign: ' ↑', word: '작은 금액부터' },
}

const LABELS: Readonly<Record<string, string>> = {
  number: '주문',
  customer: '고객',
  job: '작업',
  memo: '고객 메모',
  payment: '결제',
  file: '파일',
  proof: '시안',
  production: '제작',
  delivery: '배송',
  due: '출고',
  assignee: '담당',
  amount: '금액',
}

interface ColumnHeadProps {
  readonly column: string
  readonly address: OrderAddress
  readonly summary: OrderSummary | undefined
  readonly onChange: (change: Partial<OrderAddress>) => void
}

/** Name of a column, by which it sorts, and the shape of everything that the filter has. A press on a part filters by it. */
export function ColumnHead({ column, address, summary, onChange }: ColumnHeadProps) {
  const { filter, sort } = address
  const label = LABELS[column] ?? column
  const sorts = filter.q === undefined ? SORTS[column] : undefined
  const at = sorts?.indexOf(sort) ?? -1
  const field = FIELDS[column]
  return (
    <div className={styles.columnHead}>
      {sorts ? (
        <button type="button" onClick={() => onChange({ sort: sorts[at === 0 ? 1 : 0] })}>
          {label}
          {at !== -1 && ARROWS[sort].column === column && (
            <span role="img" aria-label={ARROWS[sort].word}>
              {ARROWS[sort].sign}
            </span>
          )}
        </button>
      ) : (
        <span>{label}</span>
      )}
      {summary && field && (
        <ShareBar
          shares={summary[field]}
          words={LIST_FIELDS.find((each) => each.field === field)?.values ?? []}
          chosen={valuesOf(filter[field])}
          onPick={(value) => onChange({ filter: { ...filter, [field]: toggled(filter[field], value) } })}
        />
      )}
      {summary && column === 'memo' && (
        <PartBar
          count={summary.memo}
          of={summary.count}
          word="메모"
          onPick={() => onChange({ filter: flagged(filter, 'memo') })}
        />
      )}
      {summary && column === 'due' && (
        <PartBar
          count={summary.late}
          of={summary.count}
          word="늦음"
          onPick={() => onChange({ filter: flagged(filter, 'late') })}
        />
      )}
      {summary && column === 'assignee' && (
        <PartBar
          count={summary.unassigned}
          of={summary.count}
          word="없음"
          onPick={() => onChange({ filter: { ...filter, assigned: filter.assigned ? undefined : 'none' } })}
        />
      )}
    </div>
  )
}

const flagged = (filter: OrderFilter, flag: 'memo' | 'late'): OrderFilter => ({
  ...filter,
  [flag]: filter[flag] ? undefined : '1',
})

interface ShareBarProps {
  readonly shares: readonly { readonly value: string; readonly count: number }[]
  readonly words: readonly { readonly value: string; readonly word: string }[]
  readonly chosen: readonly string[]
  readonly onPick: (value: string) => void
}

/** Parts in the order of the work. For hands without a mouse the dialog of conditions has the same with words. */
function ShareBar({ shares, words, chosen, onPick }: ShareBarProps) {
  const counts = new Map(shares.map(({ value, count }) => [value, count]))
  const [first] = shares
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {words.flatMap(({ value, word }, at) => {
          const count = counts.get(value) ?? 0
          if (count === 0) return []
          return (
            <button
              key={value}
              type="button"
              tabIndex={-1}
              title={`${word} ${formatCount(count)}건`}
              aria-label={`${word} ${formatCount(count)}건`}
              className={cx(chosen.includes(value) && styles.picked)}
              style={{ flexGrow: count, opacity: 1 - (at / words.length) * 0.75 }}
              onClick={() => onPick(value)}
            />
          )
        })}
      </div>
      <small>
        {first &&
          `${words.find(({ value }) => value === first.value)?.word ?? first.value} ${formatCount(first.count)}`}
      </small>
    </>
  )
}

interface PartBarProps {
  readonly count: number
  readonly of: number
  readonly word: string
  readonly onPick: () => void
}

/** One part of the whole, in orange: something to look at. */
function PartBar({ count, of, word, onPick }: PartBarProps) {
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {count > 0 && (
          <button
            type="button"
            tabIndex={-1}
            title={`${word} ${formatCount(count)}건`}
            aria-label={`${word} ${formatCount(count)}건`}
            className={styles.alarmPart}
            style={{ flexGrow: count }}
            onClick={onPick}
          />
        )}
        <span style={{ flexGrow: of - count }} />
      </div>
      <small>
        {word} {formatCount(count)}
      </small>
    </>
  )
}
