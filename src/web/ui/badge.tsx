import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'ok' | 'warn' | 'bad' | 'info' | 'orange'

export function Badge({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>
}

/** ring: waiting; pie: in progress; disc: done; diamond: our turn; dotted: the customer's turn; cross: stopped. */
export type StateShape = 'ring' | 'pie' | 'disc' | 'diamond' | 'dotted' | 'cross'

/** A state as a shape and always a word beside it. */
export function StateMark({ shape, children }: { readonly shape: StateShape; readonly children: ReactNode }) {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {SHAPES[shape]}
      </svg>
      {children}
    </span>
  )
}

const SHAPES: Record<StateShape, ReactNode> = {
  ring: <circle cx="7" cy="7" r="5" fill="none" stroke="var(--ink-3)" strokeWidth="1.5" />,
  pie: (
    <>
      <circle cx="7" cy="7" r="5" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M7 2a5 5 0 0 1 0 10z" fill="var(--ink)" />
    </>
  ),
  disc: <circle cx="7" cy="7" r="5.75" fill="var(--ink)" />,
  diamond: <path d="M7 .5 13.5 7 7 13.5.5 7z" fill="var(--orange-bright)" stroke="var(--ink)" />,
  dotted: <circle cx="7" cy="7" r="5" fill="none" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="2 2" />,
  cross: <path d="M2.5 2.5l9 9M11.5 2.5l-9 9" stroke="var(--bad)" strokeWidth="2" />,
}
