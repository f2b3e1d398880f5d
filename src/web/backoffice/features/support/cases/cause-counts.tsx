import type { ResultOf } from '#/contract/endpoint.ts'
import type { listCases } from '#/contract/support/cases.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { type CaseCause, CAUSE_NAMES } from '#/domain/support/case-causes.ts'
import styles from './cases.module.css'

type Chosen = CaseCause | 'none'

interface CauseCountsProps {
  readonly causes: ResultOf<typeof listCases>['causes']
  readonly chosen: Chosen | undefined
  readonly onChoose: (cause: Chosen | undefined) => void
}

/** How often each cause came and what it cost, as bars that filter the list below. */
export function CauseCounts({ causes, chosen, onChoose }: CauseCountsProps) {
  const most = Math.max(1, ...causes.map(({ count }) => count))
  if (causes.length === 0) return null
  return (
    <section className={styles.causes} aria-label="원인별 건수">
      <h2>원인</h2>
      <ul>
        {causes.map(({ cause, count, cost }) => {
          const key = cause ?? 'none'
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={chosen === key}
                onClick={() => onChoose(chosen === key ? undefined : key)}
              >
                <span>{cause ? CAUSE_NAMES[cause] : '아직 모름'}</span>
                <i style={{ width: `${(count / most) * 100}%` }} />
                <b>{count}건</b>
                <small>{cost > 0 && formatWon(cost)}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
