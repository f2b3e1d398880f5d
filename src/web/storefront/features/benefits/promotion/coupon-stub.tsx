import { formatCount } from '#/lib/format-count.ts'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { takeCoupon } from '#/contract/benefits/coupons.contract.ts'
import type { Promotion } from '#/contract/benefits/promotions.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { conditionWords, offerWords } from '#/domain/coupons/coupon-words.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { loginPath } from '#/web/api/app-callbacks.ts'
import { call } from '#/web/api/call.ts'
import { useIsGuest, useIsLoggedIn } from '#/web/api/session.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { Note } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { closedText, usableText } from './promotion-text.ts'
import styles from './promotion.module.css'

/** The coupon, torn over the edge of the poster: what it gives, and the button that takes it. */
export function CouponStub({ promotion }: { readonly promotion: Promotion }) {
  const { coupon, state } = promotion
  const take = useTake(coupon.campaignId)
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

function useTake(campaignId: string) {
  const once = useIdempotencyKey()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await once(campaignId, (idempotencyKey) =>
        call(takeCoupon, { params: { campaignId }, idempotencyKey, errors: 'throw' }),
      )
      setDone(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    }
    setBusy(false)
  }
  return { busy, done, problem, run }
}

interface TakeButtonProps {
  /** Why it cannot be taken now. */
  readonly closed: string | null
  readonly take: ReturnType<typeof useTake>
}

function TakeButton({ closed, take }: TakeButtonProps) {
  const isLive = useHydrated()
  const loggedIn = useIsLoggedIn()
  const guest = useIsGuest()
  const { pathname, search } = useLocation()
  if (closed !== null) return <span className={styles.closed}>{closed}</span>
  if (take.done) return <span className={styles.closed}>받았어요</span>
  if (isLive && (!loggedIn || guest)) return <Link to={loginPath('member', pathname + search)}>로그인하고 받기</Link>
  return (
    <button type="button" disabled={!isLive || take.busy} onClick={() => void take.run()}>
      쿠폰 받기
    </button>
  )
}
