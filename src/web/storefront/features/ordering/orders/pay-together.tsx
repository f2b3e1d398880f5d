import type { OrderSummary } from '#/contract/ordering/read-order.contract.ts'
import { paymentPathOf } from '#/web/blocks/payment/payment-path.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import styles from './pay-together.module.css'

/** As many as one payment takes. */
export const MOST_TOGETHER = 20

interface PayTogetherProps {
  readonly unpaid: readonly OrderSummary[]
  readonly chosen: readonly OrderSummary[]
  readonly onAll: (on: boolean) => void
}

/** Several unpaid orders in one payment; stays in reach while the list scrolls. */
export function PayTogether({ unpaid, chosen, onAll }: PayTogetherProps) {
  const total = chosen.reduce((sum, order) => sum + order.total, 0)
  const all = chosen.length === Math.min(unpaid.length, MOST_TOGETHER)
  return (
    <section className={styles.bar} aria-label="함께 결제">
      <p aria-live="polite">
        {chosen.length > 0 ? (
          <>
            {chosen.length}건 <b>{formatWon(total)}</b>
          </>
        ) : (
          <>결제하지 않은 주문 {unpaid.length}건을 한 번에 결제할 수 있습니다.</>
        )}
      </p>
      <div className={styles.acts}>
        <Button size="sm" onClick={() => onAll(!all)}>
          {all ? '고르기 풀기' : `${Math.min(unpaid.length, MOST_TOGETHER)}건 모두 고르기`}
        </Button>
        {chosen.length > 1 && (
          <LinkButton size="sm" variant="primary" to={paymentPathOf(chosen.map(({ orderNumber }) => orderNumber))}>
            {chosen.length}건 함께 결제
          </LinkButton>
        )}
      </div>
    </section>
  )
}
