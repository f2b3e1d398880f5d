import { Link, useNavigate } from 'react-router'
import type { Promotion } from '#/contract/benefits/promotions.contract.ts'
import { lastDayOf } from '#/domain/coupons/coupon-end.ts'
import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { offerWords } from '#/domain/coupons/coupon-words.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { beginJob } from '#/web/blocks/job-draft/begin-job.ts'
import { closedText, dotDay } from './promotion-text.ts'
import type { TakeCoupon } from './use-take-coupon.ts'
import styles from './promotion-bar.module.css'

interface PromotionBarProps {
  readonly promotion: Promotion
  readonly take: TakeCoupon
}

/** At the foot of a phone while the poster goes by: what is to be had, until when, and the one press that takes it and begins. */
export function PromotionBar({ promotion, take }: PromotionBarProps) {
  const { state, coupon, endsAt, jobs } = promotion
  const job = jobs.find(({ total }) => total !== null)
  const isPast = state === 'over' || state === 'gone'
  if (isPast && !job) return null
  return (
    <section className={styles.bar} aria-label="바로 시작">
      <p>
        <b>{isPast ? formatWon(job?.total ?? 0) : offerWords(offerOf(coupon))}</b>
        {isPast ? `${job?.name ?? ''} · ${job?.summary ?? ''}` : `${dotDay(lastDayOf(new Date(endsAt)))}까지`}
      </p>
      <BarButton promotion={promotion} take={take} job={job} />
    </section>
  )
}

interface BarButtonProps extends PromotionBarProps {
  /** The first that can be ordered now. */
  readonly job: Promotion['jobs'][number] | undefined
}

function BarButton({ promotion, take, job }: BarButtonProps) {
  const navigate = useNavigate()
  const begin = () => job && void navigate(beginJob(job.spec))
  const { state } = promotion
  const closed = closedText(promotion)
  if (state === 'coming') return <span className={styles.closed}>{closed}</span>
  // A coupon that was taken before, or is for others, keeps nobody from ordering.
  if (closed !== null || take.done || take.problem !== null)
    return job ? (
      <button type="button" disabled={!take.isLive} onClick={begin}>
        주문 시작하기
      </button>
    ) : (
      <span className={styles.closed}>{closed ?? '받았어요'}</span>
    )
  if (take.login !== null) return <Link to={take.login}>로그인하고 받기</Link>
  return (
    <button
      type="button"
      disabled={!take.isLive || take.busy}
      onClick={() => void take.run().then((taken) => taken && begin())}
    >
      쿠폰 받고 시작하기
    </button>
  )
}
