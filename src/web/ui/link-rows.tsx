import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay } from './format-day.ts'
import styles from './link-rows.module.css'

interface LinkRow {
  readonly to: string
  readonly title: ReactNode
  /** Stands before the title from the tablet on, above it on a phone. */
  readonly at?: string
  /** What one finds there. */
  readonly text?: string
}

/** Links between hairlines: notices, places to go on reading. */
export function LinkRows({ rows }: { readonly rows: readonly LinkRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ to, title, at, text }) => (
        <li key={to}>
          <Link to={to} className={at && styles.dated}>
            {at && <time dateTime={at}>{formatDay(at)}</time>}
            <span>{title}</span>
            {text && <small>{text}</small>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
