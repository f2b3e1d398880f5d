import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './admin-page.module.css'

interface AdminPageProps {
  readonly title: ReactNode
  /** What the page is for, in a sentence or two. */
  readonly lead?: ReactNode
  /** Above the title: the way back. */
  readonly above?: ReactNode
  /** What can be done with the whole of it. */
  readonly actions?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A page of the desk: its title and actions in a band of paper, its parts one under another. */
export function AdminPage({ title, lead, above, actions, className, children }: AdminPageProps) {
  return (
    <div className={cx(styles.page, className)}>
      <header className={styles.head}>
        <div className={styles.title}>
          {above}
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}

interface AdminFormProps extends ComponentProps<'form'> {
  /** Fields in two columns from the tablet on. */
  readonly wide?: boolean
}

/** A form of the desk, no wider than can be read. */
export function AdminForm({ wide = false, className, ...rest }: AdminFormProps) {
  return <form noValidate {...rest} className={cx(styles.form, wide && styles.wide, className)} />
}
