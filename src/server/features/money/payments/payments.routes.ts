import { answerCancel as answerCancelEndpoint } from '#/contract/ordering/answer-cancel.contract.ts'
import { answerReversal as answerReversalEndpoint } from '#/contract/ordering/answer-reversal.contract.ts'
import { cancelOrder as cancelOrderEndpoint } from '#/contract/ordering/change-order.contract.ts'
import {
  confirmPayment as confirmEndpoint,
  gatewayNotice,
  giveUpDeposit as giveUpEndpoint,
  issueAccount as issueEndpoint,
  readDeposit as depositEndpoint,
  readPayable,
  readPayment,
  readTakenBack,
  startPayment as startEndpoint,
} from '#/contract/money/payments.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { meansFor } from '#/domain/orders/part-payment.ts'
import { mayPay } from '#/domain/orders/may-pay.ts'
import { actorOf } from '#/server/features/ordering/orders/orders.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { answerCancel } from './answer-cancel.ts'
import { answerReversal } from './answer-reversal.ts'
import { readAttempt } from './attempts.repo.ts'
import { carryOutCancel } from './cancel-order.ts'
import { confirmPayment } from './confirm-payment.ts'
import { giveUpDeposit, readDeposit } from './deposit.ts'
import { issueAccount } from './issue-account.ts'
import { payableOrders } from './payable-orders.repo.ts'
import { presentAttempt } from './payment-details.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { receiveNotice } from './receive-notice.ts'
import { startPayment } from './start-payment.ts'
import { takenBackOf } from './taken-back.ts'

export function paymentsRoutes(deps: PaymentsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(readPayable, async ({ principal, query }) => {
      const numbers = [...new Set([query.orderNumbers].flat())]
      const orders = await payableOrders(db, principal.memberId, numbers)
      if (orders.length !== numbers.length) throw new AppError('NOT_FOUND')
      const pictures = await picturesOf(db, orders)
      return {
        orders: orders.map((order, at) => ({
          orderNumber: order.number,
          title: order.lines > 1 ? `${order.title} 외 ${order.lines - 1}건` : order.title,
          spec: order.spec,
          picture: pictures[at] ?? null,
          total: order.due,
          payment: order.payment,
          payable: order.changeId !== null || mayPay(order),
          difference: order.changeId !== null,
          part: order.part,
          later: order.later,
          restDay: order.restDay,
          means: [...meansFor(order.part, order.method)],
        })),
        total: orders.reduce((sum, order) => sum + order.due, 0),
      }
    }),
    writeRoute(startEndpoint, ({ principal, body }, tx) => startPayment(tx, deps, principal.memberId, body)),
    route(issueEndpoint, ({ principal, body }) => issueAccount(deps, principal.memberId, body)),
    route(confirmEndpoint, ({ principal, body }) => confirmPayment(deps, principal.memberId, body)),
    route(readPayment, async ({ principal, params }) => {
      const attempt = await readAttempt(db, { gatewayOrderId: params.gatewayOrderId })
      if (!attempt || attempt.memberId !== principal.memberId) throw new AppError('NOT_FOUND')
      return presentAttempt(attempt)
    }),
    route(depositEndpoint, ({ principal, params }) => readDeposit(db, principal.memberId, params.orderNumber)),
    route(readTakenBack, ({ principal, params }) => takenBackOf(db, principal.memberId, params.orderNumber)),
    writeRoute(giveUpEndpoint, async ({ principal, params }, tx) => {
      await giveUpDeposit(tx, deps, principal.memberId, params.orderNumber)
      return { state: 'closing' as const }
    }),
    route(gatewayNotice, async ({ body }) => {
      await receiveNotice(deps, body)
      return { received: true as const }
    }),
    writeRoute(cancelOrderEndpoint, async ({ principal, params, body }, tx) => ({
      outcome: await carryOutCancel(tx, deps, {
        orderNumber: params.orderNumber,
        memberId: principal.memberId,
        reason: body.reason,
        refundAccount: body.refundAccount ?? null,
        kept: 0,
        by: actorOf(principal),
      }),
    })),
    writeRoute(answerCancelEndpoint, ({ principal, params, body }, tx) =>
      answerCancel(tx, deps, { orderNumber: params.orderNumber, answer: body, by: actorOf(principal) }),
    ),
    writeRoute(answerReversalEndpoint, (call, tx) =>
      answerReversal(tx, deps, call, {
        orderNumber: call.params.orderNumber,
        answer: call.body,
        by: actorOf(call.principal),
      }),
    ),
  ]
}
