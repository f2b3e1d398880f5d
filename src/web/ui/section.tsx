import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './cx.ts'
import styles from './section.module.css'
import { spaced, type Spacing } from './space.ts'

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'>, Pick<Spacing, 'top'> {
  readonly title: ReactNode
  /** At the end of the title's line: a state, a link. */
  readonly aside?: ReactNode
}

/** A part of a page under a rule of ink; its title names the region. */
export function Section({ title, aside, top, className, style, children, ...rest }: SectionProps) {
  const id = useId()
  const names = rest['aria-label'] ? {} : { 'aria-labelledby': id }
  return (
    <section {...names} {...rest} className={cx(styles.section, className)} style={spaced({ top }, style)}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
