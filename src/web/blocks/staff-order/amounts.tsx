import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import styles from './order-panel.module.css'

const REFUND_WORDS = { requested: '환불 처리 중', done: '환불', refused: '환불하지 못함' } as const

/** What the order costs and, after a cancellation, where what was paid has gone. */
export function Amounts({ order }: { readonly order: StaffOrder }) {
  const { settlement } = order
  return (
    <section className={styles.section} aria-label="금액">
      <dl className={styles.amounts}>
        {order.amounts.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatWon(amount)}</dd>
          </div>
        ))}
      </dl>
      {settlement && (
        <dl className={styles.settled} aria-label="받은 금액의 정산">
          {settlement.kept > 0 && (
            <div>
              <dt>들어간 비용으로 받음</dt>
              <dd>{formatWon(settlement.kept)}</dd>
            </div>
          )}
          {settlement.refunds.map(({ state, amount, at, failure }, index) => (
            <div key={index} data-refused={state === 'refused' || undefined}>
              <dt>
                {REFUND_WORDS[state]} <ThreadClock at={at} />
                {failure && <em>{failure}</em>}
              </dt>
              <dd>{formatWon(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
