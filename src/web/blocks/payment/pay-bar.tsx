import type { ReactNode } from 'react'
import { Price } from '#/web/ui/price.tsx'
import styles from './pay-bar.module.css'

interface PayBarProps {
  readonly label: string
  readonly total: number | undefined
  /** The one button of the page. */
  readonly children: ReactNode
}

/** The button below the sum; on a phone it stays at the thumb with the sum beside it. */
export function PayBar({ label, total, children }: PayBarProps) {
  return (
    <div className={styles.payBar} data-foot-bar>
      <p className={styles.sum}>
        {label}
        {total !== undefined && <Price amount={total} size="sm" />}
      </p>
      {children}
    </div>
  )
}
