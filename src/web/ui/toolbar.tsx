import type { HTMLAttributes } from 'react'
import { cx } from './cx.ts'
import { spaced, type Spacing } from './space.ts'
import styles from './toolbar.module.css'

interface ToolbarProps extends HTMLAttributes<HTMLElement>, Spacing {
  readonly as?: 'div' | 'p' | 'span' | 'section'
  /** `spread` sets the first and the last at the edges, `end` everything at the right. */
  readonly align?: 'start' | 'end' | 'spread'
  /** Room above and below, as after a field or a paragraph. */
  readonly apart?: boolean
}

/** Buttons, links and small controls beside each other; what does not fit goes to the next line. */
export function Toolbar({
  as: Tag = 'div',
  align = 'start',
  apart = false,
  gap,
  top,
  className,
  style,
  ...rest
}: ToolbarProps) {
  const classes = cx(styles.bar, styles[align], apart && styles.apart, className)
  return <Tag {...rest} className={classes} style={spaced({ gap, top }, style)} />
}
