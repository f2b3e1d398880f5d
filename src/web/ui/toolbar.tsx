import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './toolbar.module.css'

interface ToolbarProps extends ComponentProps<'div'> {
  /** `spread` sets the first and the last at the edges, `end` everything at the right. */
  readonly align?: 'start' | 'end' | 'spread'
  /** Room above, as after a field or a paragraph. */
  readonly apart?: boolean
}

/** Buttons, links and small controls beside each other; what does not fit goes to the next line. */
export function Toolbar({ align = 'start', apart = false, className, ...rest }: ToolbarProps) {
  return <div {...rest} className={cx(styles.bar, styles[align], apart && styles.apart, className)} />
}
