import type { Day } from '#/domain/calendar/business-days.ts'
import { orderAmounts } from '#/domain/orders/order-amounts.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { useMember } from '#/web/api/session.ts'
import { longDay, useJobDays } from '#/web/blocks/promised-day/use-job-days.ts'
import { useShopFees } from '#/web/blocks/shop-fees/use-shop-fees.ts'
import { Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import styles from './box-ways.module.css'

interface BoxWaysProps {
  /** Of what is ticked, with the day that was agreed on for what was ordered early. */
  readonly jobs: readonly { readonly quote: Quote; readonly agreedDay: Day | null }[]
  /** Delivery of all in one box. */
  readonly together: number
}

/** Shown before the order sheet; several boxes are several orders, so that each leaves on its own day. */
export function BoxWays({ jobs, together }: BoxWaysProps) {
  const fees = useShopFees()
  const rate = useMember((member) => member.discountRate)
  const days = useJobDays(
    jobs.map(({ quote }) => quote.workingDays),
    [],
    jobs.map(({ agreedDay }) => agreedDay),
  )
  const each = [...new Set(days?.plans.map(({ leaves }) => leaves))].toSorted()
  const last = each.at(-1)
  if (!last) return null
  const apart = jobs.reduce((sum, { quote }) => {
    const grams = Math.ceil(quote.copyWeight * quote.copies)
    return (
      sum +
      orderAmounts([quote], [{ method: 'courier', zipcode: null, grams }], { rate, agreed: false }, fees).deliveryTotal
    )
  }, 0)
  return (
    <ul className={styles.ways}>
      <li data-on>
        <p>
          <b>한 상자로 모아 보내기</b>
          <Small as="span">
            {longDay(last)} 출고{each.length > 1 && ', 늦은 쪽에 맞춰요'}
          </Small>
        </p>
        <b>{fee(together)}</b>
      </li>
      {jobs.length > 1 && (
        <li>
          <p>
            <b>되는 대로 따로 받으려면</b>
            <Small as="span">{each.map(longDay).join(', ')} 출고. 한 건씩 골라 따로 주문해 주세요</Small>
          </p>
          <b>{fee(apart)}</b>
        </li>
      )}
    </ul>
  )
}

const fee = (won: number): string => (won === 0 ? '무료' : formatWon(won))
