import type { OfferCard } from '#/contract/support/inquiry.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { OFFER_NAMES, RETURN_WAY_NAMES } from '#/domain/support/case-offer.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Button } from '#/web/ui/button.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import styles from './offer-view.module.css'

interface OfferViewProps {
  readonly card: OfferCard
  readonly busy: boolean
  readonly onAnswer?: ((offer: number, agreed: boolean) => void) | undefined
}

function agreedWords({ offerKind, after, twoPeople }: OfferCard): string {
  switch (offerKind) {
    case 'remake':
      return '말씀하신 대로 다시 만들어 보내 드리고, 시작하면 여기에 알려 드립니다.'
    case 'refund':
      return '말씀하신 대로 결제하신 방법으로 돌려드립니다.'
    case 'return':
      return after === 'refund'
        ? '상품이 돌아오면 결제하신 방법으로 돌려드리고, 여기에 알려 드립니다.'
        : '상품이 돌아오면 다시 만들어 보내 드리고, 여기에 알려 드립니다.'
    case 'points':
    case 'coupon':
      return twoPeople
        ? '한 번 더 확인한 뒤 드리고, 여기에 알려 드립니다.'
        : `${offerKind === 'points' ? '포인트를' : '쿠폰을'} 드립니다. 마이페이지에서 확인해 주세요.`
  }
}

function figureOf({ offerKind, product, copies, amount, couponName }: OfferCard): string {
  switch (offerKind) {
    case 'remake':
    case 'return':
      return copiesText(product, copies ?? 0)
    case 'refund':
      return formatWon(amount ?? 0)
    case 'points':
      return `${formatCount(amount ?? 0)}P`
    case 'coupon':
      return couponName ?? '쿠폰'
  }
}

/** What the figure leaves open; null where it says everything. */
function moreOf({ way, after, amount, twoPeople, state }: OfferCard): string | null {
  if (way)
    return `${RETURN_WAY_NAMES[way]} · 돌아오면 ${after === 'refund' ? `${formatWon(amount ?? 0)} 환불` : '재제작'}`
  return twoPeople && state === 'open' ? '동의하시면 한 번 더 확인한 뒤 드립니다.' : null
}

const ENDED = {
  refused: '다른 방법을 원하셨습니다',
  replaced: '아래에서 다른 방법을 말씀드렸습니다',
  ended: '동의하셨지만 끝났습니다. 까닭은 아래에 적었습니다',
} as const

/** What the shop offers for a fault, and the customer's yes or no. */
export function OfferView({ card, busy, onAnswer }: OfferViewProps) {
  const { offer, offerKind, state } = card
  const more = moreOf(card)
  return (
    <section className={styles.offer} aria-label={`${OFFER_NAMES[offerKind]} 제안`} data-state={state}>
      <p>
        <small>제안 {offer}</small>
        <b>{OFFER_NAMES[offerKind]}</b>
      </p>
      <strong>{figureOf(card)}</strong>
      {more && <p className={styles.more}>{more}</p>}
      {state === 'open' && onAnswer ? (
        <div>
          <Button disabled={busy} onClick={() => onAnswer(offer, false)}>
            다른 방법을 원해요
          </Button>
          <Button variant="primary" busy={busy} onClick={() => onAnswer(offer, true)}>
            이대로 해 주세요
          </Button>
        </div>
      ) : (
        <p>{state === 'open' ? '고객의 답을 기다립니다' : state === 'agreed' ? agreedWords(card) : ENDED[state]}</p>
      )}
    </section>
  )
}
