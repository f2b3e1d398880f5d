import * as contract from '#/contract/ordering/guest-orders.contract.ts'
import type { MembersDeps } from '#/server/features/people/members/members.public.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { sendTokens } from '#/server/platform/http/token-headers.ts'
import { findGuestOrder } from './find-guest-order.ts'
import { offeredTo, takeGuestOrders } from './take-guest-orders.ts'

export function guestOrdersRoutes(deps: MembersDeps): readonly Route[] {
  return [
    route(contract.findGuestOrder, async ({ body, reply, ...origin }) => {
      const { tokens, user, orderNumber } = await findGuestOrder(deps, body, origin)
      sendTokens(reply, tokens)
      return { user, orderNumber }
    }),
    route(contract.offeredGuestOrders, ({ principal }) => offeredTo(deps.database.db, deps, principal)),
    writeRoute(contract.takeGuestOrders, async (call, tx) => ({
      orderNumbers: [...(await takeGuestOrders(tx, deps, call, call.body.ticket))],
    })),
  ]
}
