import type { ReactNode } from 'react'
import styles from './cases.module.css'

export interface CaseCount<K extends string> {
  readonly key: K
  readonly name: string
  readonly count: number
  readonly figure: ReactNode
}

interface CaseCountsProps<K extends string> {
  readonly title: string
  readonly rows: readonly CaseCount<K>[]
  readonly chosen: K | undefined
  readonly onChoose: (key: K | undefined) => void
}

/** How often each came and what it came to, as bars that filter the list below. */
export function CaseCounts<K extends string>({ title, rows, chosen, onChoose }: CaseCountsProps<K>) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  if (rows.length === 0) return null
  return (
    <section className={styles.causes} aria-label={`${title}별 건수`}>
      <h2>{title}</h2>
      <ul>
        {rows.map(({ key, name, count, figure }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={chosen === key}
              onClick={() => onChoose(chosen === key ? undefined : key)}
            >
              <span>{name}</span>
              <i style={{ width: `${(count / most) * 100}%` }} />
              <b>{count}건</b>
              <small>{figure}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
