import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './row-list.module.css'

interface RowListProps extends ComponentProps<'ul'> {
  /** A rule of ink above the first. */
  readonly ruled?: boolean
  /** Short rows of words. */
  readonly dense?: boolean
}

/** Rows between hairlines: addresses, orders, files. */
export function RowList({ ruled = false, dense = false, className, ...rest }: RowListProps) {
  return <ul {...rest} className={cx(styles.list, ruled && styles.ruled, dense && styles.dense, className)} />
}

interface RowProps {
  /** Stands before the words: a drawing of 56 px. */
  readonly picture?: ReactNode
  /** At the right edge from the tablet on, below the words on a phone. */
  readonly end?: ReactNode
  /** Below all of it, as wide as the words. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

export function Row({ picture, end, foot, children }: RowProps) {
  return (
    <li className={cx(styles.row, picture !== undefined && styles.pictured)}>
      {picture}
      <div className={styles.words}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </li>
  )
}

/** The link that names a row; it may be pressed a little beside its words too. */
export function RowTitle({ children }: { readonly children: ReactNode }) {
  return <h2 className={styles.title}>{children}</h2>
}
