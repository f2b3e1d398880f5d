import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { startPayment as startPaymentEndpoint } from '#/contract/money/payments.contract.ts'
import { restMeansRefusal } from '#/domain/orders/part-payment.ts'
import { mayPay } from '#/domain/orders/may-pay.ts'
import { lockOrdersByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { insertAttempt } from './attempts.repo.ts'
import { attemptOf } from './new-attempt.ts'
import { type PayableOrder, payableOrders } from './payable-orders.repo.ts'
import { awaitTransfer, shopAccount, type TransferTarget } from './await-transfer.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { settleCapture } from './settle-capture.ts'
import { METHOD_NAMES } from './start-charge.ts'

type Asked = BodyOf<typeof startPaymentEndpoint>

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
  const orders = await standingOrders(tx, memberId, asked.orderNumbers)
  for (const { part, method } of orders) {
    const refusal = part === 'rest' ? restMeansRefusal(method, asked.method) : null
    if (refusal) throw new AppError('CONFLICT', refusal)
  }
  const bank = asked.method === 'bank' ? await bankToPay(tx, asked.depositor) : null
  const attempt = attemptOf(deps, { memberId, orders, method: METHOD_NAMES[asked.method], depositor: bank?.depositor })
  const { id, amount } = attempt
  await insertAttempt(tx, attempt)
  if (amount === 0) {
    // Nothing to take: the gateway refuses zero, and there is nobody to ask.
    const orderIds = orders.map((order) => order.id)
    await settleCapture(
      tx,
      deps,
      {
        id,
        orderIds,
        changeId: null,
        part: 'whole',
        paidTo: 'gateway',
        purpose: 'orders',
        state: 'open',
        reversals: 0,
      },
      null,
    )
  }
  const waits = bank !== null && amount > 0
  if (waits) await awaitTransfer(tx, deps, id, bank)
  const { gatewayOrderId, orderName } = attempt
  const customerName = orders[0]?.customerName ?? ''
  return { gatewayOrderId, amount, orderName, customerName, paid: amount === 0, waits, window: deps.gateway.window }
}

/**
 * What is paid by nothing is paid here and now: it is locked and read again, or one that is cancelled at this moment would be
 * called paid. Whatever a window opens for is locked when its money comes.
 */
async function standingOrders(tx: Tx, memberId: string, asked: readonly string[]): Promise<readonly PayableOrder[]> {
  const orders = await ordersToPay(tx, memberId, asked)
  if (orders.some(({ due }) => due > 0)) return orders
  await lockOrdersByNumber(tx, asked)
  return ordersToPay(tx, memberId, asked)
}

/** Orders of the member that can be paid together now. Errors: NOT_FOUND, CONFLICT. */
async function ordersToPay(tx: Tx, memberId: string, asked: readonly string[]): Promise<readonly PayableOrder[]> {
  const numbers = [...new Set(asked)]
  const orders = await payableOrders(tx, memberId, numbers)
  if (orders.length !== numbers.length) throw new AppError('NOT_FOUND')
  for (const order of orders) refuseUnpayable(order)
  if (orders.length > 1 && orders.some(({ changeId }) => changeId !== null))
    throw new AppError('CONFLICT', '주문 변경의 차액은 그 주문만 따로 결제해 주세요.')
  if (orders.length > 1 && orders.some(({ part }) => part !== 'whole'))
    throw new AppError('CONFLICT', '선금과 잔금은 그 주문만 따로 결제해 주세요.')
  return orders
}

/** The shop's own account, and the name that the transfer will carry. Errors: CONFLICT, INVALID_INPUT. */
async function bankToPay(tx: Tx, depositor: string | undefined): Promise<TransferTarget> {
  const account = await shopAccount(tx)
  if (!account) throw new AppError('CONFLICT', '지금은 무통장입금을 받지 않습니다. 다른 결제수단을 골라 주세요.')
  const message = '입금자 이름을 입력해 주세요.'
  if (!depositor) throw new AppError('INVALID_INPUT', message, { depositor: message })
  return { ...account, depositor }
}

function refuseUnpayable(order: PayableOrder): void {
  if (order.changeId !== null || mayPay(order)) return
  const reasons: Readonly<Record<string, string>> = {
    confirming: '결제를 확인하고 있습니다. 다시 결제하지 말고 잠시 기다려 주세요.',
    'waiting-deposit': '안내해 드린 계좌의 입금을 기다리고 있습니다.',
    deferred: order.receivableTotal > 0 ? '일부만 남은 금액은 고객센터에서 받습니다.' : '내실 금액이 없습니다.',
    cancelled: '취소한 주문입니다.',
  }
  throw new AppError('CONFLICT', `${order.number} 주문: ${reasons[order.payment] ?? '이미 결제한 주문입니다.'}`)
}
