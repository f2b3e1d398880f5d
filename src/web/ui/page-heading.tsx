import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly action?: ReactNode
}

/** The one h1 of a page, with what it is for and at most one action. */
export function PageHeading({ title, lead, action }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </header>
  )
}
