import { Link, useSearchParams } from 'react-router'
import type { DealSums } from '#/contract/ordering/deals.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Icon } from '#/web/ui/icon.tsx'
import { type DealPeriod, moved, periodTitle } from './deal-period.ts'
import styles from './deal-head.module.css'

interface DealHeadProps {
  readonly period: DealPeriod
  readonly totals: DealSums | undefined
  readonly now: Date
}

/** The period, the ones beside it, and what it comes to. */
export function DealHead({ period, totals, now }: DealHeadProps) {
  const [query] = useSearchParams()
  const goal = (by: 1 | -1) => {
    const next = new URLSearchParams(query)
    for (const [name, day] of Object.entries(moved(period, by))) next.set(name, day)
    return `?${next.toString()}`
  }
  return (
    <div className={styles.head}>
      <div className={styles.period}>
        <Link to={goal(-1)} preventScrollReset aria-label="이전 기간">
          <Icon name="arrow-left" />
        </Link>
        <h2>{periodTitle(period, now)}</h2>
        <Link to={goal(1)} preventScrollReset aria-label="다음 기간">
          <Icon name="arrow-right" />
        </Link>
      </div>
      <dl className={styles.sums} aria-live="polite">
        <Sum name="공급가액" amount={totals?.supply} />
        <Sum name="세액" amount={totals?.vat} />
        <Sum
          name="받은 금액"
          amount={totals?.paid}
          beside={totals && totals.prepaid !== 0 ? [`포인트·e머니 ${formatCount(totals.prepaid)}원`] : []}
        />
        <Sum
          name="미수금"
          beside={totals ? besideOwed(totals) : []}
          amount={totals && totals.forward + totals.advances}
          owed={totals !== undefined && totals.forward + totals.advances > 0}
        />
      </dl>
    </div>
  )
}

/** An advance is money for work to come: it is said beside what is owed, and not taken off it. */
const besideOwed = ({ carried, advances }: DealSums): readonly string[] => [
  ...(carried > 0 ? [`이월 ${formatCount(carried)}원`] : []),
  ...(advances > 0 ? [`받은 선금 ${formatCount(advances)}원`] : []),
]

interface SumProps {
  readonly name: string
  readonly amount: number | undefined
  /** Said under it, as papers have it in rows of their own. */
  readonly beside?: readonly string[]
  readonly owed?: boolean
}

const Sum = ({ name, amount, beside = [], owed = false }: SumProps) => (
  <div data-owed={owed}>
    <dt>{name}</dt>
    <dd>
      {amount === undefined ? '–' : formatCount(amount)}
      <small>원</small>
      {beside.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </dd>
  </div>
)
