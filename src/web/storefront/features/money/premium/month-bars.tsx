import type { CSSProperties } from 'react'
import type { OwnTier, PlanShown } from '#/contract/money/tiers.contract.ts'
import { monthsAfter } from '#/domain/members/tiers.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { josa } from '#/lib/josa.ts'
import styles from './premium.module.css'

interface MonthBarsProps {
  readonly plan: PlanShown
  readonly mine: OwnTier
}

const MILLION = 1_000_000
const monthOf = (month: string): number => Number(month.slice(5, 7))
/** What was bought in each month that counts; the one that falls out next is hatched. */
export function MonthBars({ plan, mine: { byMonth, sales, held } }: MonthBarsProps) {
  const most = Math.max(1, ...byMonth.map((month) => month.sales))
  return (
    <section aria-labelledby="months">
      <h2 id="months">
        최근 {plan.months}개월 <small>백만 원</small>
      </h2>
      <ol className={styles.bars}>
        {byMonth.map(({ month, sales: sold }, index) => (
          <li key={month} data-leaves={index === 0 || undefined} data-now={index === byMonth.length - 1 || undefined}>
            <span>{sold > 0 ? formatCount(sold / MILLION, 2) : ''}</span>
            <i style={{ '--share': sold / most } as CSSProperties} />
            <small>
              {(index === 0 || monthOf(month) === 1) && <em>{month.slice(2, 4)}.</em>}
              {monthOf(month)}
              {index > 0 && monthOf(month) > 1 && <em>월</em>}
            </small>
          </li>
        ))}
      </ol>
      <p className={styles.news}>{newsOf({ byMonth, sales, held })}</p>
    </section>
  )
}

/** What the next month changes, in a sentence. */
function newsOf({ byMonth, sales, held }: Pick<OwnTier, 'byMonth' | 'sales' | 'held'>): string {
  const [first] = byMonth
  const last = byMonth.at(-1)
  if (!first || !last) return ''
  const next = `${monthOf(monthsAfter(last.month, 1))}월 1일`
  const kept = held ? ` ${josa(held.name, '은/는')} ${held.until.replaceAll('-', '.')}까지 내려가지 않습니다.` : ''
  if (first.sales === 0) return `${next}에 빠지는 금액은 없습니다.${kept}`
  const left = formatWon(sales - first.sales)
  return `${next}이면 ${monthOf(first.month)}월에 받으신 주문 ${formatWon(first.sales)}이 빠져 ${left}이 됩니다.${kept}`
}
