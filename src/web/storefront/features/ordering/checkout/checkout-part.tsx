import { type ReactNode, useId } from 'react'
import { cx } from '#/web/ui/cx.ts'
import styles from './checkout.module.css'

interface CheckoutPartProps {
  readonly title: string
  /** Beside the title: how many, an act. */
  readonly aside?: ReactNode
  /** Its content stands below the title and takes the whole width. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** One question of the order sheet: the title at the left, what is asked at the right. */
export function CheckoutPart({ title, aside, wide = false, children }: CheckoutPartProps) {
  const id = useId()
  return (
    <section className={cx(styles.part, wide && styles.wide)} aria-labelledby={id}>
      <div className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <div className={styles.partBody}>{children}</div>
    </section>
  )
}
