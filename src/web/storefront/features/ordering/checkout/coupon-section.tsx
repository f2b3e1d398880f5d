import { useState } from 'react'
import type { CouponsOffered } from '#/contract/benefits/coupon-parts.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { lastDayOf } from '#/domain/coupons/coupon-end.ts'
import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { conditionWords, offerWords } from '#/domain/coupons/coupon-words.ts'
import { toggledCoupons } from '#/domain/coupons/toggle-coupon.ts'
import { UNPAID_DAYS } from '#/domain/orders/lapse.ts'
import { Button } from '#/web/ui/button.tsx'
import { CheckTiles } from '#/web/ui/choice-tiles.tsx'
import { Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { CheckoutPart } from './checkout-part.tsx'
import styles from './coupon-section.module.css'

type Offer = CouponsOffered['offers'][number]

interface CouponSectionProps {
  readonly coupons: CouponsOffered
  /** Null: the best combination again. */
  readonly onChoose: (ids: readonly string[] | null) => void
}

/** 쿠폰: the best combination stands chosen and says so; all others are one press away, with what each takes off. */
export function CouponSection({ coupons: { offers, used, best }, onChoose }: CouponSectionProps) {
  const [open, setOpen] = useState(false)
  if (offers.length === 0) return null
  const chosen = offers.filter(({ id }) => used.includes(id))
  const off = chosen.reduce((sum, offer) => sum + offer.off, 0)
  return (
    <CheckoutPart title="쿠폰">
      <div className={styles.chosen} aria-live="polite">
        <div>
          <b>{chosen.length > 0 ? chosen.map((offer) => offer.name).join(' + ') : chosenNothing(best.off)}</b>
          <Small as="span">{chosen.length > 0 ? whyOf(chosen, off === best.off) : `쿠폰 ${offers.length}장`}</Small>
        </div>
        {off > 0 && <b className={styles.off}>{formatWon(-off)}</b>}
        <Button size="sm" variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '접기' : `쿠폰 ${offers.length}장 가운데 변경`}
        </Button>
      </div>
      {open && (
        <CheckTiles
          legend={<VisuallyHidden>쿠폰 고르기</VisuallyHidden>}
          columns={2}
          values={used}
          onChange={(next) => onChoose(toggledCoupons(offers, used, pressedOf(used, next)))}
          choices={offers.map(tileOf)}
        />
      )}
      {off < best.off && (
        <Button size="sm" onClick={() => onChoose(null)}>
          가장 많이 할인되는 {formatWon(best.off)} 조합 쓰기
        </Button>
      )}
      {chosen.length > 0 && <Small>{UNPAID_DAYS}일 안에 결제하지 않으시면 주문이 취소되고 쿠폰은 돌아옵니다.</Small>}
    </CheckoutPart>
  )
}

const chosenNothing = (best: number): string =>
  best > 0 ? '쿠폰을 쓰지 않습니다' : '이 주문에 쓸 수 있는 쿠폰이 없습니다'

const whyOf = (chosen: readonly Offer[], isBest: boolean): string =>
  [...chosen.map((offer) => offerWords(offerOf(offer))), ...(isBest ? ['가장 많이 할인되는 조합'] : [])].join(' · ')

const tileOf = (offer: Offer) => ({
  value: offer.id,
  label: offer.name,
  note: `${offerWords(offerOf(offer))} · ${conditionWords(offer)} · ${koreanDay(lastDayOf(new Date(offer.endsAt)))}까지`,
  figure: offer.off > 0 ? formatWon(-offer.off) : undefined,
  refused: offer.refusal ?? undefined,
})

/** The one that came or went. */
const pressedOf = (before: readonly string[], after: readonly string[]): string =>
  [...after.filter((id) => !before.includes(id)), ...before.filter((id) => !after.includes(id))][0] ?? ''
