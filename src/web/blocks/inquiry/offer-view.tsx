import type { OfferCard } from '#/contract/support/inquiry.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { OFFER_NAMES } from '#/domain/support/case-machine.ts'
import { Button } from '#/web/ui/button.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import styles from './offer-view.module.css'

interface OfferViewProps {
  readonly card: OfferCard
  readonly busy: boolean
  readonly onAnswer?: ((offer: number, agreed: boolean) => void) | undefined
}

const AGREED = {
  remake: '말씀하신 대로 다시 만들어 보내 드리고, 시작하면 여기에 알려 드립니다.',
  refund: '말씀하신 대로 결제하신 방법으로 돌려드립니다.',
} as const

const ENDED = {
  refused: '다른 방법을 원하셨습니다',
  replaced: '아래에서 다른 방법을 말씀드렸습니다',
} as const

/** What the shop offers for a fault, and the customer's yes or no. */
export function OfferView({ card, busy, onAnswer }: OfferViewProps) {
  const { offer, offerKind, product, copies, amount, state } = card
  return (
    <section className={styles.offer} aria-label={`${OFFER_NAMES[offerKind]} 제안`} data-state={state}>
      <p>
        <small>제안 {offer}</small>
        <b>{OFFER_NAMES[offerKind]}</b>
      </p>
      <strong>{offerKind === 'remake' ? copiesText(product, copies ?? 0) : formatWon(amount ?? 0)}</strong>
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
        <p>{state === 'open' ? '고객의 답을 기다립니다' : state === 'agreed' ? AGREED[offerKind] : ENDED[state]}</p>
      )}
    </section>
  )
}
