import type { CSSProperties, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './fact-list.module.css'

/** A term and what is said of it; `strong` is what the others add up to. */
export type Fact = readonly [term: ReactNode, value: ReactNode, strong?: 'strong']

interface FactListProps {
  /** What does not apply may stand in the list as false or null; it is left out. */
  readonly facts: readonly (Fact | false | null | undefined)[]
  /** `columns`: value beside its term. `sums`: value at the right edge. `ruled`: columns with hairlines. */
  readonly layout?: 'columns' | 'sums' | 'ruled'
  /** Width of the terms. */
  readonly terms?: number
  readonly className?: string | undefined
  /** Names the list where what stands above it does not. */
  readonly label?: string
}

/** Facts by name: an address, an account, a sum and its parts. */
export function FactList({ facts, layout = 'columns', terms, className, label }: FactListProps) {
  const style = terms ? ({ '--terms': `${terms}px` } as CSSProperties) : undefined
  return (
    <dl className={cx(styles.facts, styles[layout], className)} style={style} aria-label={label}>
      {facts.map((fact, index) => {
        if (!fact) return null
        const [term, value, strong] = fact
        return (
          <div key={typeof term === 'string' ? term : index} data-strong={strong}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
