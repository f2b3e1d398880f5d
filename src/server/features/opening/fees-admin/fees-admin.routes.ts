import * as contract from '#/contract/opening/delivery-fees.contract.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { presentFees } from './present-fees.ts'
import { withdraw, writeFees } from './write-fees.ts'

/** Delivery fees as the owner changes them. */
export const feesAdminRoutes = (deps: Pick<Services, 'database' | 'clock'>): readonly Route[] => [
  route(contract.readDeliveryFees, () => presentFees(deps.database.db, deps.clock.now())),
  writeRoute(contract.writeDeliveryFees, async (call, tx) => {
    await writeFees(tx, deps, call, call.body)
    return presentFees(tx, deps.clock.now())
  }),
  writeRoute(contract.withdrawDeliveryFees, async (call, tx) => {
    await withdraw(tx, deps, call, call.params.version)
    return presentFees(tx, deps.clock.now())
  }),
]
