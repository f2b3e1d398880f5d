import type { CreditFirm } from '#/contract/money/credit.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import styles from './aged-bar.module.css'

interface AgedBarProps extends Pick<CreditFirm, 'aged' | 'owed' | 'limit'> {
  /** What the whole width is. */
  readonly most: number
}

const AGES = ['30일 안', '60일 안', '90일 안', '90일 넘음'] as const

/** What a firm owes, darker the longer it has been owed, before the line of its own limit. */
export function AgedBar({ aged, owed, limit, most }: AgedBarProps) {
  if (most === 0) return null
  const share = (won: number) => `${(won / most) * 100}%`
  const told = AGES.flatMap((age, at) => ((aged[at] ?? 0) > 0 ? [`${age} ${formatWon(aged[at] ?? 0)}`] : []))
  return (
    <span className={styles.bar} role="img" aria-label={owed === 0 ? '받을 금액 없음' : told.join(', ')}>
      {AGES.map((age, at) => (
        <i key={age} data-age={at} style={{ width: share(aged[at] ?? 0) }} />
      ))}
      {limit > 0 && <b style={{ left: share(limit) }} />}
    </span>
  )
}

export const AgedLegend = () => (
  <p className={styles.legend}>
    {AGES.map((age, at) => (
      <span key={age}>
        <i data-age={at} /> {age}
      </span>
    ))}
    <span>
      <b /> 한도
    </span>
  </p>
)
