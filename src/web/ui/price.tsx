import { formatCount } from '#/lib/format-count.ts'
import { cx } from './cx.ts'
import styles from './price.module.css'

interface PriceProps {
  /** Whole won. */
  readonly amount: number
  readonly size?: 'text' | 'sm' | 'md' | 'lg' | 'xl'
  /** Behind the unit: 부터. */
  readonly suffix?: string
}

/** An amount with tabular figures: the loudest thing where it stands. `text` takes the size around it. */
export function Price({ amount, size = 'text', suffix = '' }: PriceProps) {
  if (size === 'text') return <>{formatWon(amount)}</>
  return (
    <span className={cx(styles.price, styles[size])}>
      {formatCount(amount)}
      <small>원{suffix}</small>
    </span>
  )
}

export const formatWon = (amount: number): string => `${formatCount(amount)}원`
