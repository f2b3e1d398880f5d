import { useLoaderData } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { Promotion, readPromotion } from '#/contract/benefits/promotions.contract.ts'
import { lastDayOf } from '#/domain/coupons/coupon-end.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { PosterView } from '#/web/blocks/written/poster-view.tsx'
import { Written } from '#/web/blocks/written/written.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { CouponStub } from './coupon-stub.tsx'
import { NextNews, OtherPromotions } from './next-promotions.tsx'
import { PosterFigures } from './poster-figures.tsx'
import { dotDay, untilText } from './promotion-text.ts'
import { PromotionBar } from './promotion-bar.tsx'
import { PromotionJobs } from './promotion-jobs.tsx'
import { useTakeCoupon } from './use-take-coupon.ts'
import styles from './promotion.module.css'

type Shown = ResultOf<typeof readPromotion>

export const title = ({ promotion }: Shown): string => (promotion ? `${promotion.title} 행사` : '행사')

/** The poster of a promotion: its coupon to take, what is made with it, and how long yet. */
export function Component() {
  const { at, promotion, others } = useLoaderData<Shown>()
  return promotion ? <Poster key={promotion.id} at={at} promotion={promotion} others={others} /> : <NoPromotion />
}

interface PosterProps extends Pick<Shown, 'at' | 'others'> {
  readonly promotion: Promotion
}

function Poster({ at, promotion, others }: PosterProps) {
  const { state, startsAt, endsAt, doc, jobs, coupon } = promotion
  const take = useTakeCoupon(coupon.campaignId)
  const over = state === 'over'
  const isPast = over || state === 'gone'
  return (
    <div className={styles.page}>
      <PosterView
        {...promotion}
        over={over}
        dates={
          <>
            <span>
              {dotDay(seoulDay(new Date(startsAt)))} – {dotDay(lastDayOf(new Date(endsAt)))}
            </span>
            <span>{untilText(promotion, new Date(at))}</span>
          </>
        }
      >
        <PosterFigures jobs={jobs} over={over} />
      </PosterView>
      <CouponStub promotion={promotion} take={take} />
      {isPast && (
        <>
          <OtherPromotions others={others} />
          <NextNews />
        </>
      )}
      <PromotionJobs promotion={promotion} />
      <Written className={styles.text} doc={doc} />
      {!isPast && <OtherPromotions others={others} />}
      <PromotionBar promotion={promotion} take={take} />
    </div>
  )
}

const NoPromotion = () => (
  <>
    <h1 className={styles.none}>행사</h1>
    <EmptyState
      title="지금 하는 행사가 없습니다"
      text="행사가 열리면 이 자리에서 쿠폰을 받을 수 있어요."
      action={<LinkButton to="/">가격부터 보기</LinkButton>}
    />
    <NextNews />
  </>
)
