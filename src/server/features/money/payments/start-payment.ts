import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { startPayment as startPaymentEndpoint } from '#/contract/money/payments.contract.ts'
import { mayPay } from '#/domain/orders/may-pay.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { insertAttempt } from './attempts.repo.ts'
import { type PayableOrder, payableOrders } from './payable-orders.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { settleCapture } from './settle-capture.ts'

type Asked = BodyOf<typeof startPaymentEndpoint>
const ORDER_NAME_MAX = 100
const METHOD_NAMES = { card: '카드', transfer: '계좌이체', 'virtual-account': '가상계좌' } as const

/**
 * Writes down what is to be paid before any window opens. Each try has a number of its own at the gateway. NOT_FOUND: not
 * one's order; CONFLICT: not payable now.
 */
export async function startPayment(
  tx: Tx,
  deps: PaymentsDeps,
  memberId: string,
  asked: Asked,
): Promise<ResultOf<typeof startPaymentEndpoint>> {
  const numbers = [...new Set(asked.orderNumbers)]
  const orders = await payableOrders(tx, memberId, numbers)
  if (orders.length !== numbers.length) throw new AppError('NOT_FOUND')
  for (const order of orders) refuseUnpayable(order)
  if (orders.length > 1 && orders.some(({ changeId }) => changeId !== null))
    throw new AppError('CONFLICT', '주문 변경의 차액은 그 주문만 따로 결제해 주세요.')
  const amount = orders.reduce((sum, order) => sum + order.due, 0)
  const id = deps.ids.uuid()
  const attempt = {
    id,
    gatewayOrderId: `jk-${id}`,
    memberId,
    amount,
    orderName: orderNameOf(orders),
    confirmKey: deps.ids.uuid(),
    method: METHOD_NAMES[asked.method],
    createdAt: deps.clock.now(),
    orders: orders.map(({ id: orderId, due, changeId }) => ({ orderId, amount: due, changeId })),
  }
  await insertAttempt(tx, attempt)
  if (amount === 0) {
    // Nothing to take: the gateway refuses zero, and there is nobody to ask.
    const orderIds = orders.map((order) => order.id)
    await settleCapture(tx, deps, { id, orderIds, changeId: null, state: 'open', reversals: 0 }, null)
  }
  const { gatewayOrderId, orderName } = attempt
  const customerName = orders[0]?.customerName ?? ''
  return { gatewayOrderId, amount, orderName, customerName, paid: amount === 0, window: deps.gateway.window }
}

function refuseUnpayable(order: PayableOrder): void {
  if (order.changeId !== null || mayPay(order)) return
  const reasons: Readonly<Record<string, string>> = {
    confirming: '결제를 확인하고 있습니다. 다시 결제하지 말고 잠시 기다려 주세요.',
    'waiting-deposit': '발급한 가상계좌의 입금을 기다리고 있습니다.',
    deferred: order.receivableTotal > 0 ? '일부만 남은 금액은 고객센터에서 받습니다.' : '내실 금액이 없습니다.',
    cancelled: '취소한 주문입니다.',
  }
  throw new AppError('CONFLICT', `${order.number} 주문: ${reasons[order.payment] ?? '이미 결제한 주문입니다.'}`)
}

function orderNameOf(orders: readonly PayableOrder[]): string {
  const [first] = orders
  if (!first) throw new Error('nothing to pay')
  const others = orders.reduce((sum, order) => sum + order.lines, 0) - 1
  const tail = first.changeId ? ' 변경 차액' : others > 0 ? ` 외 ${others}건` : ''
  return `${first.title.slice(0, ORDER_NAME_MAX - tail.length)}${tail}`
}
