import { AppError } from '#/contract/errors.ts'
import type { RepaymentCause } from '#/domain/orders/repayment-machine.ts'
import { PAYMENT_MEANS_NAMES } from '#/domain/orders/payment-means.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { restMeansRefusal } from '#/domain/orders/part-payment.ts'
import { mayPay } from '#/domain/orders/may-pay.ts'
import { lockOrders, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { DepositAccount } from '#/server/ports/payment-gateway.ts'
import { type AttemptWithOrders, captureAttempt, insertAttempt, readAttempt } from './attempts.repo.ts'
import { transferDue } from './await-transfer.ts'
import { toldOfBank } from './bank-attempt.ts'
import { bankAttemptsOf } from './bank-attempts.repo.ts'
import { capturedOf } from './captured-of.ts'
import { closeAccountsOf } from './close-accounts.ts'
import { attemptOf } from './new-attempt.ts'
import { openRepayment } from './open-repayment.ts'
import { ordersByNumber, type PayableOrder } from './payable-orders.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { settleCapture } from './settle-capture.ts'

/** Money that the bank says came in. */
export interface Transfer {
  readonly amount: number
  /** Name that it carried. */
  readonly name: string
  readonly account: Pick<DepositAccount, 'bank' | 'number' | 'holder'>
  readonly orderNumbers: readonly string[]
}

export interface TakenTransfer {
  readonly attemptId: string
  /** Of what was more than the orders cost; null where nothing was. */
  readonly overAttemptId: string | null
  /** What was more than the orders cost; it is owed to the customer. */
  readonly over: number
}

/** A transfer pays these orders together, whichever means was chosen for them. Errors: NOT_FOUND, CONFLICT. */
export async function takeTransfer(tx: Tx, deps: PaymentsDeps, transfer: Transfer): Promise<TakenTransfer> {
  const { orders, locked } = await ordersOf(tx, transfer.orderNumbers)
  for (const order of orders) refusePaid(order)
  if (orders.length > 1 && orders.some(({ changeId }) => changeId !== null))
    throw new AppError('CONFLICT', '주문 변경의 차액은 그 주문 하나와만 맞출 수 있습니다.')
  if (orders.length > 1 && orders.some(({ part }) => part !== 'whole'))
    throw new AppError('CONFLICT', '선금과 잔금은 그 주문 하나와만 맞출 수 있습니다.')
  for (const { part, method } of orders) {
    const refusal = part === 'rest' ? restMeansRefusal(method, 'bank') : null
    if (refusal) throw new AppError('CONFLICT', refusal)
  }
  const due = orders.reduce((sum, order) => sum + order.due, 0)
  const over = transfer.amount - due
  if (over < 0)
    throw new AppError(
      'CONFLICT',
      `입금이 주문 금액보다 ${formatWon(-over)} 모자랍니다. 나머지 입금을 함께 고르거나, 주문을 덜어 주세요.`,
    )
  const attempt = (await announced(tx, orders, due)) ?? (await newAttempt(tx, deps, transfer, orders))
  const told = toldOfBank(attempt, 'done', accountOf(deps, attempt, transfer))
  if (!(await settleCapture(tx, deps, attempt, told)))
    throw new AppError('CONFLICT', '방금 다른 결제가 확인된 주문입니다. 새로 고쳐 확인해 주세요.')
  for (const { id } of orders) await closeAccountsOf(tx, deps, id)
  const [first] = orders
  if (over === 0 || !first) return { attemptId: attempt.id, overAttemptId: null, over }
  const overAttemptId = await owe(tx, deps, { transfer, order: first, locked, amount: over, cause: 'other-amount' })
  return { attemptId: attempt.id, overAttemptId, over }
}

/** A transfer of a customer that is for no order: all of it is owed, and asked an account for. Errors: NOT_FOUND, CONFLICT. */
export async function oweTransfer(tx: Tx, deps: PaymentsDeps, transfer: Transfer): Promise<TakenTransfer> {
  const { orders, locked } = await ordersOf(tx, transfer.orderNumbers)
  const [only] = orders
  if (!only || orders.length > 1) throw new AppError('CONFLICT', '돌려 드릴 돈은 주문 하나를 골라 적어 주세요.')
  const cause = locked.some(({ cancelledAt }) => cancelledAt) ? 'order-cancelled' : causeOf(only)
  const { amount } = transfer
  const attemptId = await owe(tx, deps, { transfer, order: only, locked, amount, cause })
  return { attemptId, overAttemptId: null, over: amount }
}

interface Owed {
  readonly transfer: Transfer
  readonly order: PayableOrder
  readonly locked: readonly OrderRow[]
  readonly amount: number
  readonly cause: RepaymentCause
}

/** An attempt of its own, so that what each took and gave back stays one sum. */
async function owe(tx: Tx, deps: PaymentsDeps, { transfer, order, locked, amount, cause }: Owed): Promise<string> {
  const attempt = await newAttempt(tx, deps, transfer, [{ ...order, due: amount, changeId: null, part: 'whole' }])
  const told = toldOfBank(attempt, 'done', accountOf(deps, attempt, transfer))
  await captureAttempt(tx, attempt, capturedOf(deps, told, false), [])
  const orders = locked.filter(({ id }) => id === order.id)
  await openRepayment(tx, deps, { attempt, orders, amount, cause, byDeposit: true })
  return attempt.id
}

const causeOf = ({ payment }: PayableOrder) =>
  payment === 'paid' || payment === 'partly-refunded' ? ('paid-twice' as const) : ('other-amount' as const)

/** Of one customer, locked; NOT_FOUND when one is missing. */
async function ordersOf(
  tx: Tx,
  numbers: readonly string[],
): Promise<{ readonly orders: readonly PayableOrder[]; readonly locked: readonly OrderRow[] }> {
  const wanted = [...new Set(numbers)]
  const found = await ordersByNumber(tx, wanted)
  if (found.length !== wanted.length) throw new AppError('NOT_FOUND')
  const locked = await lockOrders(
    tx,
    found.map(({ id }) => id),
  )
  if (new Set(found.map(({ memberId }) => memberId)).size > 1)
    throw new AppError('CONFLICT', '한 입금은 한 고객의 주문에만 나눌 수 있습니다.')
  return { orders: await ordersByNumber(tx, wanted), locked }
}

function refusePaid(order: PayableOrder): void {
  if (order.changeId !== null || order.payment === 'waiting-deposit' || mayPay(order)) return
  const words: Readonly<Record<string, string>> = {
    confirming: '결제를 확인하고 있는 주문입니다. 잠시 뒤 다시 해 주세요.',
    deferred: '일부만 남은 주문입니다. 주문 화면의 돈 정리에서 받은 것으로 적어 주세요.',
    cancelled: '취소한 주문입니다. 돌려 드릴 돈으로 적어 주세요.',
  }
  throw new AppError(
    'CONFLICT',
    `${order.number}: ${words[order.payment] ?? '이미 결제한 주문입니다. 돌려 드릴 돈으로 적어 주세요.'}`,
  )
}

/** What the customer announced for just these orders, although its term may be over. */
async function announced(tx: Tx, orders: readonly PayableOrder[], due: number): Promise<AttemptWithOrders | null> {
  const ids = orders.map(({ id }) => id)
  for (const id of await bankAttemptsOf(tx, ids)) {
    const attempt = await readAttempt(tx, { id })
    const [first] = orders
    const same = attempt?.orderIds.length === ids.length && ids.every((orderId) => attempt.orderIds.includes(orderId))
    if (
      attempt &&
      same &&
      attempt.amount === due &&
      attempt.changeId === first?.changeId &&
      attempt.part === first.part
    )
      return attempt
  }
  return null
}

async function newAttempt(
  tx: Tx,
  deps: PaymentsDeps,
  { name }: Transfer,
  orders: readonly PayableOrder[],
): Promise<AttemptWithOrders> {
  const memberId = orders[0]?.memberId ?? ''
  const attempt = attemptOf(deps, { memberId, orders, method: PAYMENT_MEANS_NAMES.bank, depositor: name })
  await insertAttempt(tx, attempt)
  const made = await readAttempt(tx, { id: attempt.id })
  if (!made) throw new Error(`no payment attempt ${attempt.id}`)
  return made
}

const accountOf = (deps: PaymentsDeps, attempt: AttemptWithOrders, { account, name }: Transfer): DepositAccount =>
  attempt.details?.account ?? {
    ...account,
    depositor: name,
    dueAt: transferDue(deps.clock.now()).toISOString(),
  }
