import { goesBackByAccount } from '#/domain/orders/payment-means.ts'
import { to } from '#/contract/web-paths.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { UNPAID_DAYS } from '#/domain/orders/lapse.ts'
import { josa } from '#/lib/josa.ts'
import type { TellDeps } from '#/server/features/people/messages/messages.public.ts'
import {
  cancelRefused,
  linesOf,
  moneyTakenBack,
  orderCancelled,
  orderPaid,
  orderOf,
  orderPlaced,
  type OrderRow,
} from '#/server/features/ordering/orders/orders.public.ts'
import {
  accountClosed,
  accountExpired,
  accountIssued,
  refundDone,
  waitingAccountOf,
} from '#/server/features/money/payments/payments.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import { accountFields, refundWords, takenFields } from './money-words.ts'
import { planAccountReminder } from './account-reminder.ts'
import { paymentOf, tellOfOrder } from './tell-of-order.ts'

const SENT_ALREADY = '이미 보내셨다면 확인되는 대로 환불받을 계좌를 여쭙겠습니다.'

/** From the order to its money and back. */
export function moneyNotifications(deps: TellDeps): readonly JobHandler[] {
  const { db } = deps.database
  return [
    onEvent(orderPlaced, 'notifications.order-placed', async ({ orderId, by }) => {
      // Of an order by phone that is owed or waits for a transfer already, that is told instead of the link to pay.
      if (by === 'staff' && (await orderOf(db, orderId))?.paymentState !== 'unpaid') return
      const lines = await linesOf(db, orderId)
      const 품목 = lines.length > 1 ? `${lines[0]?.title} 외 ${lines.length - 1}건` : (lines[0]?.title ?? '')
      await tellOfOrder(deps, { orderId, key: `order-placed:${orderId}` }, ({ number, total }) => ({
        happening: receivedHappening(by ?? 'customer', total, { 주문번호: number, 품목, 금액: formatWon(total) }),
        // Whoever ordered by phone has not seen the page where it is paid.
        ...(by === 'staff' ? { path: to('/order/{orderNumber}/payment', { orderNumber: number }) } : {}),
      }))
    }),
    onEvent(accountIssued, 'notifications.account-issued', async ({ attemptId }) => {
      const account = await waitingAccountOf(db, { attemptId })
      const [orderId] = account?.orderIds ?? []
      if (!account || !orderId) return
      const fields = { 주문번호: account.orderNumbers.join(', '), ...accountFields(account) }
      await tellOfOrder(deps, { orderId, key: `account-issued:${attemptId}` }, () => ({
        happening: { event: 'account-issued', by: 'customer', payment: 'unpaid', fields },
        jobs: account.orderIds.length > 1 ? 'none' : 'all',
      }))
      await planAccountReminder(deps, { attemptId, dueAt: account.dueAt })
    }),
    onEvent(orderPaid, 'notifications.order-paid', ({ orderId, paidAt }) =>
      tellOfOrder(deps, { orderId, key: `paid:${orderId}:${paidAt ?? ''}` }, (order) => paidHappening(order)),
    ),
    ...closings(deps),
    onEvent(moneyTakenBack, 'notifications.money-taken-back', async ({ orderId, reference, ...money }) => {
      const fields = takenFields({ ...money, account: await waitingAccountOf(db, { orderId }) })
      await tellOfOrder(deps, { orderId, key: `money-taken-back:${reference}` }, ({ number }) => ({
        happening: {
          event: 'money-taken-back',
          by: 'clock',
          payment: money.whole ? 'unpaid' : 'paid',
          fields: { 주문번호: number, ...fields },
        },
      }))
    }),
    onEvent(refundDone, 'notifications.refund-done', ({ refundId, orderId, amount, via }) =>
      tellOfOrder(deps, { orderId, key: `refund-done:${refundId}` }, ({ number }) => ({
        happening: {
          event: 'refunded',
          by: via === 'bank' ? 'staff' : 'clock',
          payment: 'paid',
          fields: { 주문번호: number, 금액: formatWon(amount) },
        },
      })),
    ),
  ]
}

/** What was paid for by coupons, points and e-money waits for no money. */
function receivedHappening(
  by: 'customer' | 'staff',
  total: number,
  fields: Record<'주문번호' | '품목' | '금액', string>,
) {
  const { 금액: _, ...nothingToPay } = fields
  if (total === 0 && by === 'customer')
    return { event: 'order-received', by, payment: 'paid', fields: nothingToPay } as const
  return { event: 'order-received', by, payment: 'unpaid', fields } as const
}

/** Taken back meanwhile: that is the news then. Of nothing to pay there is nothing to confirm. */
function paidHappening({
  number,
  paidAt,
  total,
  advanceTotal,
  advancePaidAt,
  paymentMethod,
  paymentState,
  deferredAt,
}: OrderRow) {
  if (deferredAt && paymentState === 'deferred') {
    const owing = { 주문번호: number, 금액: formatWon(total) }
    return { happening: { event: 'order-deferred', by: 'customer', payment: 'unpaid', fields: owing } } as const
  }
  if (!paidAt || total === 0) return null
  const method = paymentMethod ?? '카드'
  // Of two parts the first was told of when it came.
  const now = advancePaidAt ? total - advanceTotal : total
  const fields = { 주문번호: number, 금액: formatWon(now), 결제수단: josa(method, '으로/로') }
  const by = goesBackByAccount(method) ? 'clock' : 'customer'
  return { happening: { event: 'paid', by, payment: 'paid', fields } } as const
}

/** Orders and accounts that end. */
function closings(deps: TellDeps): readonly JobHandler[] {
  return [
    onEvent(orderCancelled, 'notifications.order-cancelled', ({ orderId, by, text = '' }) =>
      tellOfOrder(deps, { orderId, key: `cancelled:${orderId}` }, (order) => ({
        happening:
          by === 'system' && paymentOf(order) === 'unpaid'
            ? lapsedHappening(order)
            : cancelledHappening(order, by === 'staff' || text !== '' ? 'staff' : 'customer', text),
      })),
    ),
    onEvent(cancelRefused, 'notifications.cancel-refused', ({ orderId, text, at }) =>
      tellOfOrder(deps, { orderId, key: `cancel-refused:${orderId}:${at}` }, (order) => ({
        happening: {
          event: 'cancel-refused',
          by: 'staff',
          payment: paymentOf(order),
          fields: { 주문번호: order.number, 안내: text },
        },
      })),
    ),
    onEvent(accountClosed, 'notifications.account-closed', ({ orderId, attemptId, cancelled }) =>
      tellOfOrder(deps, { orderId, key: `account-closed:${attemptId}:${orderId}` }, ({ number }) => ({
        happening: {
          event: 'account-closed',
          by: 'customer',
          payment: 'unpaid',
          fields: { 주문번호: number, 닫힌주문: cancelled },
        },
      })),
    ),
    onEvent(accountExpired, 'notifications.account-expired', ({ orderId, attemptId }) =>
      tellOfOrder(deps, { orderId, key: `account-expired:${attemptId}:${orderId}` }, (order) =>
        order.cancelledAt || order.paymentState !== 'unpaid'
          ? null
          : {
              happening: {
                event: 'account-expired',
                by: 'clock',
                payment: 'unpaid',
                fields: { 주문번호: order.number },
              },
            },
      ),
    ),
  ]
}

/** Whoever never paid is not told that money comes back. */
const lapsedHappening = ({ number }: OrderRow) =>
  ({
    event: 'cancelled',
    by: 'clock',
    payment: 'unpaid',
    fields: { 주문번호: number, 기한: `${UNPAID_DAYS}일` },
  }) as const

function cancelledHappening(order: OrderRow, by: 'customer' | 'staff', text: string) {
  const { number, keptTotal: kept, capturedTotal, reversedTotal } = order
  const back = capturedTotal - reversedTotal - kept
  const common = { 주문번호: number, 안내: text }
  if (kept === 0 && back <= 0) {
    const 입금안내 = goesBackByAccount(order.paymentMethod) ? SENT_ALREADY : ''
    return { event: 'cancelled', by, payment: 'unpaid', fields: { ...common, 입금안내 } } as const
  }
  const 환불안내 = refundWords({ kept, back })
  return { event: 'cancelled', by, payment: 'paid', fields: { ...common, 환불안내 } } as const
}
