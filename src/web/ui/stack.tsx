import type { HTMLAttributes } from 'react'
import { cx } from './cx.ts'
import styles from './form.module.css'
import { spaced, type Spacing } from './space.ts'

interface StackProps extends HTMLAttributes<HTMLElement>, Spacing {
  readonly as?: 'div' | 'ul' | 'section'
}

/** Parts one under another, as far apart as the fields of a form unless a gap is named. */
export function Stack({ as: Tag = 'div', gap, top, className, style, ...rest }: StackProps) {
  return <Tag {...rest} className={cx(styles.form, className)} style={spaced({ gap, top }, style)} />
}
