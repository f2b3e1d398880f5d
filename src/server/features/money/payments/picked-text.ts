import { moneyLeft, type OrderMoney } from '#/domain/orders/order-money.ts'
import type { PickedBy } from '#/domain/orders/take-back.ts'

const WHY: Readonly<Record<Exclude<PickedBy, 'sure'>, string>> = {
  'same-amount': '어느 주문의 돈인지 결제사가 알려 주지 않아, 금액이 같아 이 주문으로 보았습니다.',
  'by-number': '어느 주문의 돈인지 결제사가 알려 주지 않아, 주문번호가 앞서 이 주문으로 보았습니다.',
}

type Paid = OrderMoney & { readonly number: string }

/** Why this order and not another one of the same payment: whoever decides at the desk asks the card company with these numbers. */
export function pickedText(by: PickedBy, order: Paid, together: readonly Paid[]): string {
  if (by === 'sure') return ''
  const others = together.filter((other) => other.number !== order.number && moneyLeft(other) > 0)
  return `${WHY[by]} 함께 결제한 주문: ${others.map(({ number }) => number).join(', ')}`
}
