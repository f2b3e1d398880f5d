import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { type Fact, FactList } from '#/web/ui/fact-list.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './order-panel.module.css'

const REFUND_WORDS = { requested: '환불 처리 중', done: '환불', refused: '환불하지 못함' } as const

/** What the order costs and, after a cancellation, where what was paid has gone. */
export function Amounts({ order }: { readonly order: StaffOrder }) {
  const { settlement } = order
  return (
    <section className={styles.section} aria-label="금액">
      <FactList
        layout="sums"
        facts={order.amounts.map(({ label, amount }, at, all): Fact => [
          label,
          formatWon(amount),
          at === all.length - 1 ? 'strong' : undefined,
        ])}
      />
      {settlement && (
        <FactList
          layout="sums"
          label="받은 금액의 정산"
          facts={[
            settlement.kept > 0 && ['들어간 비용으로 받음', formatWon(settlement.kept)],
            ...settlement.refunds.map(({ state, amount, at, failure }): Fact => [
              <Small key={at} as="span" tone={state === 'refused' ? 'bad' : 'soft'}>
                {REFUND_WORDS[state]} <ThreadClock at={at} />
                {failure && ` ${failure}`}
              </Small>,
              formatWon(amount),
            ]),
          ]}
        />
      )}
    </section>
  )
}
