import * as contract from '#/contract/money/credit.contract.ts'
import { maskName } from '#/domain/members/masking.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { deferOrders } from './defer-orders.ts'
import { findFirms } from './find-firms.ts'
import { presentFirm, presentOwn } from './present-credit.ts'
import { recordPayment, reversePayment } from './record-payment.ts'
import { setTerms } from './set-terms.ts'
import { firms } from './standing.repo.ts'

export function creditRoutes(deps: PaymentsDeps): readonly Route[] {
  const { db } = deps.database
  const now = () => deps.clock.now()
  return [
    route(contract.readOwnCredit, ({ principal }) => presentOwn(db, principal.memberId, now())),
    writeRoute(contract.deferOrders, ({ principal, body }, tx) =>
      deferOrders(tx, deps, principal.memberId, body.orderNumbers),
    ),
    route(contract.listFirms, async () => ({
      firms: (await firms(db, seoulDay(now()))).map(({ name, ...firm }) => ({ ...firm, maskedName: maskName(name) })),
    })),
    route(contract.findFirms, async ({ query }) => ({ members: await findFirms(db, query.q, seoulDay(now())) })),
    route(contract.readFirm, ({ params }) => presentFirm(db, params.memberId, now())),
    writeRoute(contract.setTerms, async (call, tx) => {
      await setTerms(tx, deps, call, { ...call.params, ...call.body })
      return presentFirm(tx, call.params.memberId, now())
    }),
    writeRoute(contract.recordCreditPayment, async (call, tx) => {
      const memberId = await recordPayment(tx, deps, call, { ...call.params, ...call.body })
      return presentFirm(tx, memberId, now())
    }),
    writeRoute(contract.reverseCreditPayment, async (call, tx) => {
      const memberId = await reversePayment(tx, deps, call, { ...call.params, ...call.body })
      return presentFirm(tx, memberId, now())
    }),
  ]
}
