import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './note.module.css'

interface NoteProps {
  readonly tone?: 'warn' | 'bad' | 'ok' | 'info' | 'orange'
  readonly role?: 'status' | 'alert' | 'note' | undefined
  readonly children: ReactNode
}

/** A tinted strip with news about what it stands beside. */
export function Note({ tone = 'warn', role, children }: NoteProps) {
  return (
    <p className={cx(styles.note, styles[tone])} role={role}>
      {children}
    </p>
  )
}

interface SmallProps {
  readonly tone?: 'soft' | 'plain' | 'bad'
  /** Two lines of it at the most. */
  readonly clamped?: boolean
  readonly role?: 'alert' | 'status' | undefined
  readonly as?: 'p' | 'span' | 'time'
  readonly children: ReactNode
}

/** What is said beside: a date, a number, a reason. */
export function Small({ tone = 'soft', clamped = false, role, as: Tag = 'p', children }: SmallProps) {
  return (
    <Tag className={cx(styles.small, styles[tone], clamped && styles.clamped)} role={role}>
      {children}
    </Tag>
  )
}
