import type { PaidPart } from '#/domain/orders/part-payment.ts'
import type { NewAttempt } from './attempts.repo.ts'
import type { PayableOrder } from './payable-orders.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'

const ORDER_NAME_MAX = 100

interface Asked {
  readonly memberId: string
  readonly orders: readonly PayableOrder[]
  readonly method: string
  /** Named: the money comes to the shop's own account. */
  readonly depositor: string | undefined
}

/** A try to pay, with a number of its own at the gateway. */
export function attemptOf(deps: Pick<PaymentsDeps, 'ids' | 'clock'>, asked: Asked): NewAttempt {
  const { memberId, orders, method, depositor } = asked
  const id = deps.ids.uuid()
  return {
    id,
    gatewayOrderId: `jk-${id}`,
    memberId,
    amount: orders.reduce((sum, order) => sum + order.due, 0),
    orderName: orderNameOf(orders),
    confirmKey: deps.ids.uuid(),
    method,
    paidTo: depositor === undefined ? 'gateway' : 'bank',
    depositor: depositor ?? null,
    createdAt: deps.clock.now(),
    orders: orders.map(({ id: orderId, due, changeId, part }) => ({ orderId, amount: due, changeId, part })),
  }
}

const PART_TAILS: Readonly<Partial<Record<PaidPart, string>>> = { advance: ' 선금', rest: ' 잔금' }

function orderNameOf(orders: readonly PayableOrder[]): string {
  const [first] = orders
  if (!first) throw new Error('nothing to pay')
  const others = orders.reduce((sum, order) => sum + order.lines, 0) - 1
  const tail = first.changeId ? ' 변경 차액' : (PART_TAILS[first.part] ?? (others > 0 ? ` 외 ${others}건` : ''))
  return `${first.title.slice(0, ORDER_NAME_MAX - tail.length)}${tail}`
}
