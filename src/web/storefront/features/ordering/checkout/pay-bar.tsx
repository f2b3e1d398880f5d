import { Button } from '#/web/ui/button.tsx'
import { Price } from '#/web/ui/price.tsx'
import styles from './checkout.module.css'

interface PayBarProps {
  readonly total: number | undefined
  readonly words: string
  readonly busy: boolean
  readonly disabled: boolean
}

/** The one button of the page. On a phone it stays at the thumb with the sum beside it. */
export function PayBar({ total, words, busy, disabled }: PayBarProps) {
  return (
    <div className={styles.payBar}>
      <p className={styles.barSum}>
        최종 결제금액
        {total !== undefined && <Price amount={total} size="sm" />}
      </p>
      <Button type="submit" variant="primary" block busy={busy} disabled={disabled}>
        {words}
      </Button>
    </div>
  )
}
