import { type ReactNode, useId } from 'react'
import styles from './part.module.css'

interface PartProps {
  readonly title: ReactNode
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of the dense page of an order: its title names the region, and no rule stands above it. */
export function Part({ title, aside, children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
