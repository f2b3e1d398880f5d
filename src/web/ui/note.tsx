import type { HTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './note.module.css'
import { spaced, type Spacing } from './space.ts'

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

interface SmallProps extends HTMLAttributes<HTMLElement>, Pick<Spacing, 'top'> {
  readonly tone?: keyof typeof WORDS
  /** In px, where it is smaller than small words are there. */
  readonly size?: 12 | 13
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
export function Small({ tone = 'soft', size, top, clamped = false, as: Tag = 'p', style, ...rest }: SmallProps) {
  const own = size ? { ...style, fontSize: `var(--t-${size})` } : style
  return (
    <Tag {...rest} className={cx(styles.small, WORDS[tone], clamped && styles.clamped)} style={spaced({ top }, own)} />
  )
}
