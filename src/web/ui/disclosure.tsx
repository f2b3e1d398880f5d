import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly open?: boolean
  /** Disclosures of one name close each other. */
  readonly name?: string
}

export function Disclosure({ summary, children, open, name }: DisclosureProps) {
  return (
    <details className={styles.details} open={open} name={name}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
