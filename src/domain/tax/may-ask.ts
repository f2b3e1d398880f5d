import type { Krw } from '#/domain/money/krw.ts'
import { meansNamed } from '#/domain/orders/payment-means.ts'

export interface AskedOrder {
  /** As the gateway names it; null while unpaid. */
  readonly paymentMethod: string | null
  /** When all of it was paid, or it was sold on credit: an invoice then asks for the money (청구). */
  readonly soldAt: Date | null
  /** In cash: what has no slip of a card, less what went back. */
  readonly net: Krw
  /** A paper of it lives already. */
  readonly hasPaper: boolean
  /** Today, and the last day on which a paper of its month may be issued. */
  readonly today: string
  readonly due: string
}

/** A card's slip proves the purchase by itself (부가가치세법 33조): a second paper for the same money is against the law. */
export const provesItself = (paymentMethod: string | null): boolean => meansNamed(paymentMethod) === 'card'

/** Why no paper can be asked for; null when one can. */
export function whyNotAsk({ paymentMethod, soldAt, net, hasPaper, today, due }: AskedOrder): string | null {
  if (provesItself(paymentMethod) && net <= 0) return '카드 매출전표가 증빙입니다.'
  if (!soldAt) return '결제가 끝나면 신청할 수 있습니다.'
  if (hasPaper) return '이미 신청하셨습니다.'
  if (net <= 0) return '돌려 드린 주문입니다.'
  if (today > due) return '발행 기한이 지났습니다. 1:1 문의로 알려 주세요.'
  return null
}
