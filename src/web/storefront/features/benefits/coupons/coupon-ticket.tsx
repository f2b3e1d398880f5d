import type { CouponView } from '#/contract/benefits/coupon-parts.ts'
import { daysLeft, lastDayOf } from '#/domain/coupons/coupon-end.ts'
import { conditionWords } from '#/domain/coupons/coupon-words.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/web/ui/price.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { cx } from '#/web/ui/cx.ts'
import styles from './coupons.module.css'

const HOUR_MS = 3_600_000
/** From here on the days that are left are told in orange. */
const SOON_DAYS = 7

interface CouponTicketProps {
  readonly coupon: CouponView
  /** For what is chosen in the cart; null while that is empty. */
  readonly worth: { readonly off: number; readonly refusal: string | null } | null
  /** Part of the best combination. */
  readonly applied: boolean
}

/** One coupon as a ticket: what it gives, for which orders, until when, and what it is worth for the cart. */
export function CouponTicket({ coupon, worth, applied }: CouponTicketProps) {
  const endsAt = new Date(coupon.endsAt)
  const left = daysLeft(endsAt, useNow(HOUR_MS))
  return (
    <article className={cx(styles.ticket, applied && styles.applied)}>
      <div className={styles.face}>
        <span className={styles.bar} aria-hidden="true" />
        <p className={styles.label}>{coupon.kind === 'delivery' ? '배송비' : '할인'}</p>
        <Figure coupon={coupon} />
        <h3>{coupon.name}</h3>
        <p>
          {conditionWords(coupon)}
          {coupon.most !== null && ` · ${formatWon(coupon.most)}까지`}
          {coupon.kind === 'delivery' && ' · 한 곳의 배송비'}
        </p>
        {worth && <p className={styles.worth}>{worthWords(worth)}</p>}
      </div>
      <p className={styles.stub}>
        <span>
          <b>{koreanDay(lastDayOf(endsAt))}</b>까지 ·{' '}
          <span className={cx(left <= SOON_DAYS && styles.soon)}>{left === 0 ? '오늘까지' : `${left}일 남음`}</span>
          {coupon.extended && ' · 돌려받아 7일 늘렸습니다'}
        </span>
        {applied && <b className={styles.soon}>위에 적용</b>}
      </p>
    </article>
  )
}

const worthWords = ({ off, refusal }: { readonly off: number; readonly refusal: string | null }): string =>
  refusal ?? `장바구니에 쓰면 ${formatWon(off)} 할인`

function Figure({ coupon: { kind, amount, percent } }: { readonly coupon: CouponView }) {
  const [figure, unit] = kind === 'percent' ? [percent ?? 0, '%'] : [kind === 'amount' ? (amount ?? 0) : 0, '원']
  return (
    <p className={styles.figure}>
      {formatCount(figure)}
      <small>{unit}</small>
    </p>
  )
}
