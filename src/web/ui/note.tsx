import type { HTMLAttributes, ReactNode } from 'react'
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
    <div className={cx(styles.note, styles[tone])} role={role}>
      {children}
    </div>
  )
}

interface SmallProps extends HTMLAttributes<HTMLElement> {
  readonly tone?: keyof typeof WORDS
  /** Two lines of it at the most. */
  readonly clamped?: boolean
  readonly as?: 'p' | 'span' | 'time'
}

const WORDS = {
  soft: styles.softWords,
  plain: styles.plainWords,
  bad: styles.badWords,
  ok: styles.okWords,
  warn: styles.warnWords,
}

/** What is said beside: a date, a number, a reason. */
export function Small({ tone = 'soft', clamped = false, as: Tag = 'p', ...rest }: SmallProps) {
  return <Tag {...rest} className={cx(styles.small, WORDS[tone], clamped && styles.clamped)} />
}
