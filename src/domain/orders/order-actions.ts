import type { OrderStep } from './merged-label.ts'
import type { PaymentState } from './states.ts'

/** What a customer can do with an order from a list. */
export const ORDER_ACTIONS = [
  'pay',
  'deposit',
  'proof',
  'file',
  'track',
  'pickup',
  'confirm',
  'view',
  'reorder',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

interface Listed {
  readonly payment: PaymentState
  /** False where nothing of it is ordered again as it was. */
  readonly again?: boolean
  readonly label: { readonly step: OrderStep; readonly text: string; readonly yourTurn: boolean }
}

/** Two actions by state at the most, the one that brings the order on first: no row of a list is without one. */
export function orderActions({ again = true, ...order }: Listed): readonly [OrderAction, OrderAction?] {
  const [first, second] = actionsOf(order)
  if (again) return [first, second]
  const left = [first, second].filter((action) => action !== 'reorder')
  const [only = 'view', other] = left
  return other === undefined ? [only] : [only, other]
}

function actionsOf({ payment, label }: Omit<Listed, 'again'>): readonly [OrderAction, OrderAction] {
  switch (label.step) {
    case 'payment':
      if (payment === 'waiting-deposit') return ['deposit', 'view']
      return label.yourTurn ? ['pay', 'view'] : ['view', 'reorder']
    case 'file':
      return label.yourTurn ? ['file', 'view'] : ['view', 'reorder']
    case 'proof':
      return label.yourTurn ? ['proof', 'view'] : ['view', 'reorder']
    case 'production':
      return ['view', 'reorder']
    case 'delivery':
      if (label.yourTurn) return ['pickup', 'reorder']
      return label.text === '출고 준비중' ? ['view', 'reorder'] : ['track', 'reorder']
    case 'done':
      // A file was delivered with its approval: there is nothing to confirm.
      if (label.text === '납품 완료') return ['view', 'reorder']
      return label.text === '구매확정' ? ['reorder', 'view'] : ['confirm', 'reorder']
    case 'cancelled':
      return ['reorder', 'view']
  }
}
