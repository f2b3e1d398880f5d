import * as endpoints from '#/contract/money/order-changes.contract.ts'
import { discountName } from '#/domain/members/agreed-discount.ts'
import { prepaidOf } from '#/domain/orders/benefits.ts'
import type { FileState } from '#/domain/orders/states.ts'
import { actorOf } from '#/server/features/ordering/orders/orders.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import { type Changeable, type ChangeDeps, changeOrderLine, previewChange } from './change-order-line.ts'
import { heldOfOrder } from './held-money.repo.ts'
import { takeChangeBack } from './take-change-back.ts'

export const orderChangesRoutes = (deps: ChangeDeps): readonly Route[] => [
  route(endpoints.previewOrderChange, async ({ params, body }) => {
    const { db } = deps.database
    const change = await previewChange(db, deps, params.lineId, body)
    const held = change.difference < 0 ? await heldOfOrder(db, change.order.id) : []
    return {
      rows: rowsOf(change),
      difference: change.difference,
      withdraws: SHOWN.includes(change.line.file),
      asksAccount: held.some(({ byDeposit }) => byDeposit),
    }
  }),
  writeRoute(endpoints.changeOrderLine, async ({ params, body, principal }, tx) => {
    const by = actorOf(principal)
    const byName = (by.id && (await staffName(tx, by.id))) ?? ''
    return changeOrderLine(tx, deps, params.lineId, { ...body, by, byName })
  }),
  writeRoute(endpoints.takeChangeBack, async ({ params, body, principal }, tx) => {
    await takeChangeBack(tx, deps, { ...params, reason: body.reason, by: actorOf(principal) })
    return {}
  }),
]

/** States in which the customer had seen something of the old job. */
const SHOWN: readonly FileState[] = ['waiting-customer', 'changes-asked', 'approved']

function rowsOf({ order, before, after }: Changeable) {
  const [was, is] = [before.amounts, after.amounts]
  // What no change touches stands on both sides, so that the rows come to the sum.
  const taken = (label: string, amount: number) => ({ label, before: -amount, after: -amount })
  const rows = [
    { label: '공급가액', before: was.goodsSupply, after: is.goodsSupply },
    { label: '부가세', before: was.goodsVat, after: is.goodsVat },
    { label: discountName(order.discountAgreed), before: -was.discountTotal, after: -is.discountTotal },
    taken('쿠폰 할인', order.couponTotal),
    { label: '배송비', before: was.deliveryTotal, after: is.deliveryTotal },
    taken('포인트·e머니', prepaidOf(order)),
    { label: '결제 금액', before: was.total, after: is.total },
  ]
  return rows.filter(({ before: old, after: now }) => old !== 0 || now !== 0)
}
