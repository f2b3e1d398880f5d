import { kindByCode, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { CouponRefusal } from './coupon-reductions.ts'
import type { CampaignState, CouponOffer, CouponWay } from './coupon-terms.ts'

/** In a sentence or a list: 「10,000원 할인」, 「10% 할인 (최대 50,000원)」. */
export function offerWords(offer: CouponOffer): string {
  if (offer.kind === 'delivery') return '배송비 무료'
  if (offer.kind === 'amount') return `${formatWon(offer.amount)} 할인`
  return `${offer.percent}% 할인${offer.most === null ? '' : ` (최대 ${formatWon(offer.most)})`}`
}

/** Why it does not count for this order, to its member. */
export function refusalWords(refusal: CouponRefusal, missing: number): string {
  switch (refusal) {
    case 'first-order':
      return '첫 주문에만 쓸 수 있습니다.'
    case 'promised':
      return '견적 금액으로 주문하실 때는 쓸 수 없습니다.'
    case 'products':
      return '이 쿠폰을 쓸 수 있는 제품이 없습니다.'
    case 'minimum':
      return `쓸 수 있는 제품을 ${formatWon(missing)} 더 담으시면 쓸 수 있습니다.`
    case 'no-delivery-fee':
      return '이미 배송비가 없습니다.'
  }
}

export const WAY_WORDS: Readonly<Record<CouponWay, string>> = {
  welcome: '가입하면 받기',
  open: '쿠폰함에서 받기',
  word: '공개 코드',
  pool: '한 번 쓰는 코드',
  staff: '직원이 주기',
}

export const CAMPAIGN_STATE_WORDS: Readonly<Record<CampaignState, string>> = {
  draft: '준비 중',
  running: '진행 중',
  stopped: '멈춤',
}

interface Conditions {
  readonly products: readonly ProductCode[]
  readonly minimum: Krw
  readonly firstOrder: boolean
  readonly onPromised: boolean
}

/** For which orders it counts, on one line: 「책·카탈로그 · 200,000원 이상 · 첫 주문」. */
export function conditionWords({ products, minimum, firstOrder, onPromised }: Conditions): string {
  const parts = [
    products.length === 0 ? '모든 제품' : products.map((code) => kindByCode(code).name).join('·'),
    ...(minimum > 0 ? [`${formatWon(minimum)} 이상`] : []),
    ...(firstOrder ? ['첫 주문'] : []),
    ...(onPromised ? ['견적 금액에도'] : []),
  ]
  return parts.join(' · ')
}
