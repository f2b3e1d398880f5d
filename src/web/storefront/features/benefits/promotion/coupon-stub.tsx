import { formatCount } from '#/lib/format-count.ts'
import { Link } from 'react-router'
import type { Promotion } from '#/contract/benefits/promotions.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { conditionWords, offerWords } from '#/domain/coupons/coupon-words.ts'
import { Note } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { closedText, usableText } from './promotion-text.ts'
import type { TakeCoupon } from './use-take-coupon.ts'
import styles from './promotion.module.css'

interface CouponStubProps {
  readonly promotion: Promotion
  readonly take: TakeCoupon
}

/** The coupon, torn over the edge of the poster: what it gives, and the button that takes it. */
export function CouponStub({ promotion, take }: CouponStubProps) {
  const { coupon, state } = promotion
  return (
    <section aria-label="쿠폰" className={styles.coupon} data-over={state === 'over' || undefined}>
      <div className={styles.worth}>
        <div>
          <p>{coupon.name}</p>
          <b>{offerWords(offerOf(coupon))}</b>
          <p>
            {conditionWords(coupon)} · 한 사람 {coupon.limitEach}장 · {usableText(promotion)}
            {state === 'running' && coupon.left !== null && ` · ${formatCount(coupon.left)}장 남음`}
          </p>
        </div>
        <TakeButton closed={closedText(promotion)} take={take} />
      </div>
      {take.done && (
        <Note tone="ok" role="status">
          쿠폰을 받았어요. 주문할 때 고르면 돼요. <TextLink to={to('/mypage/coupon')}>쿠폰함 보기</TextLink>
        </Note>
      )}
      {take.problem && (
        <Note tone="bad" role="alert">
          {take.problem} <TextLink to={to('/mypage/coupon')}>쿠폰함 보기</TextLink>
        </Note>
      )}
    </section>
  )
}

interface TakeButtonProps {
  /** Why it cannot be taken now. */
  readonly closed: string | null
  readonly take: TakeCoupon
}

function TakeButton({ closed, take }: TakeButtonProps) {
  if (closed !== null) return <span className={styles.closed}>{closed}</span>
  if (take.done) return <span className={styles.closed}>받았어요</span>
  if (take.login !== null) return <Link to={take.login}>로그인하고 받기</Link>
  return (
    <button type="button" disabled={!take.isLive || take.busy} onClick={() => void take.run()}>
      쿠폰 받기
    </button>
  )
}
