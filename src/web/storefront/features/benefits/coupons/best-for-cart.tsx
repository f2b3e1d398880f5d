import type { CSSProperties } from 'react'
import type { readWallet } from '#/contract/benefits/wallet.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { to } from '#/contract/web-paths.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import styles from './best-for-cart.module.css'
import { bestPayment } from './best-payment.ts'
import type { CartCoupons } from './use-cart-coupons.ts'

interface BestForCartProps {
  readonly cart: CartCoupons
  readonly wallet: ResultOf<typeof readWallet> | undefined
}

/** What takes off most as an equation, what then pays as a bar, and the way to the order sheet, which proposes the same. */
export function BestForCart({ cart: { items, amounts }, wallet }: BestForCartProps) {
  const [first] = items
  const { before, coupons, points, total, emoney, rest } = bestPayment(amounts, wallet)
  if (!first || coupons + points + emoney === 0) return null
  const name = items.length > 1 ? `「${first.title}」 외 ${items.length - 1}건` : `「${first.title}」`
  const parts = [
    { label: 'e머니로', amount: emoney, shade: 'var(--ink)' },
    { label: '결제할 금액', amount: rest, shade: 'var(--k-30)' },
    { label: '아끼는 금액', amount: coupons + points, shade: 'var(--orange-bright)' },
  ].filter(({ amount }) => amount > 0)
  return (
    <section className={styles.best} aria-label="장바구니에 쓰면">
      <div className={styles.picture}>
        <JobPicture line={first} size={96} />
      </div>
      <div className={styles.sum}>
        <p>장바구니에서 고른 {name}에 쓰면 가장 많이 줄어드는 조합입니다.</p>
        <dl>
          <Term label="주문금액" amount={before} />
          {coupons > 0 && <Term sign="−" label="쿠폰" amount={coupons} />}
          {points > 0 && <Term sign="−" label="포인트" amount={points} />}
          <div data-sign="=" className={styles.result}>
            <dt>결제금액</dt>
            <dd>
              {formatCount(total)}
              <small>원</small>
            </dd>
          </div>
        </dl>
        <Bar parts={parts} />
        <small>택배 한 곳으로 받으실 때의 금액입니다.</small>
      </div>
      <LinkButton
        variant="primary"
        to={to('/order-progress', {}, { points: points || undefined, emoney: emoney || undefined })}
      >
        이 조합으로 주문하기
      </LinkButton>
    </section>
  )
}

interface Part {
  readonly label: string
  readonly amount: number
  readonly shade: string
}

/** Each as wide as it is much, and under it in words. */
function Bar({ parts }: { readonly parts: readonly Part[] }) {
  const styleOf = ({ amount, shade }: Part) => ({ '--share': amount, '--shade': shade }) as CSSProperties
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {parts.map((part) => (
          <span key={part.label} style={styleOf(part)} />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part.label} style={styleOf(part)}>
            {part.label} {formatWon(part.amount)}
          </li>
        ))}
      </ul>
    </>
  )
}

interface TermProps {
  readonly label: string
  readonly amount: number
  readonly sign?: string
}

const Term = ({ label, amount, sign }: TermProps) => (
  <div data-sign={sign}>
    <dt>{label}</dt>
    <dd>{formatCount(amount)}</dd>
  </div>
)
