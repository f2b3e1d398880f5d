import * as desk from '#/contract/money/bank-deposits.contract.ts'
import { mayPay } from '#/domain/orders/may-pay.ts'
import { ordersByNumber, type PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { listRoute, type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { findOrders } from './awaited.repo.ts'
import { confirmRefund, setAside, undoMatch } from './decide-rows.ts'
import { importList, previewOf } from './import-bank-file.ts'
import { readBankRows } from './list-rows.ts'
import { matchRows } from './match-rows.ts'
import { readBankFile } from './read-bank-file.ts'

/** 입금 확인. */
export const bankDepositsRoutes = (deps: PaymentsDeps): readonly Route[] => [
  route(desk.readBankFile, async ({ request, query }) =>
    previewOf(deps.database.db, await readBankFile(deps, request, query)),
  ),
  route(desk.importBankFile, async (call) =>
    importList(deps, call, call.query, await readBankFile(deps, call.request, call.query)),
  ),
  listRoute(desk.listBankRows, ({ query }, db) => {
    const [at = '', id = ''] = query.before?.split('~') ?? []
    const before = query.before ? { at: new Date(at), id } : null
    return readBankRows(db, { show: query.show, before, now: deps.clock.now() })
  }),
  listRoute(desk.findDepositOrders, async ({ query }, db) => {
    const found = await findOrders(db, query.q)
    const orders = await ordersByNumber(
      db,
      found.map(({ orderNumber }) => orderNumber),
    )
    const paying = new Map(orders.map((order) => [order.number, order]))
    return {
      orders: found.flatMap(({ orderNumber, title, customer }) => {
        const order = paying.get(orderNumber)
        if (!order) return []
        const payable = order.changeId !== null || order.payment === 'waiting-deposit' || mayPay(order)
        return [{ orderNumber, title, customer, due: order.due, payment: order.payment, payable }]
      }),
    }
  }),
  writeRoute(desk.matchBankRows, async (call, tx) => {
    const { staffId } = call.principal
    const { matchId, amount, over } = await matchRows(tx, deps, { ...call.body, staffId })
    for (const orderNumber of call.body.orderNumbers)
      await audit(tx, call, {
        action: 'bank-deposit.match',
        objectKind: 'bank-deposit',
        objectId: matchId,
        orderNumber,
        detail: { amount, over, as: call.body.as },
      })
    return { matchId, over }
  }),
  writeRoute(desk.undoBankMatch, async (call, tx) => ({
    orderNumbers: [...(await undoMatch(tx, deps, call, { ...call.params, ...call.body }))],
  })),
  writeRoute(desk.setBankRowAside, async (call, tx) => {
    await setAside(tx, deps, call, { ...call.params, ...call.body })
    return {}
  }),
  writeRoute(desk.confirmBankRefund, async (call, tx) => {
    await confirmRefund(tx, deps, call, { ...call.params, ...call.body })
    return {}
  }),
]
