import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly action?: ReactNode
  /** Before the title of something that is read: what it is and from when. The title is a sentence then, and smaller. */
  readonly kicker?: ReactNode
}

/** The one h1 of a page, with what it is for and at most one action. */
export function PageHeading({ title, lead, action, kicker }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </header>
  )
}
