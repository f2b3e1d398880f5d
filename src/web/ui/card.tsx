import type { HTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'
import styles from './card.module.css'
import { cx } from './cx.ts'

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly as?: 'section' | 'aside' | 'div'
  readonly title?: ReactNode
  /** Stays in view beside a long column, from the desk on. */
  readonly sticky?: boolean
  /** Its parts reach from edge to edge on a desk. */
  readonly flush?: boolean
}

/** A white sheet with a hairline: what belongs together, its parts one under another. A title names the region. */
export function Card({ as: Tag = 'section', title, sticky, flush, className, children, ...rest }: CardProps) {
  const id = useId()
  const names = title && Tag !== 'div' && !rest['aria-label'] ? { 'aria-labelledby': id } : {}
  return (
    <Tag {...names} {...rest} className={cx(styles.card, sticky && styles.sticky, flush && styles.flush, className)}>
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </Tag>
  )
}
