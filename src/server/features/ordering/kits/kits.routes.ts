import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import * as contract from '#/contract/ordering/kits.contract.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { chooseKit } from './choose-kit.ts'
import { kitPerson } from './kit-person.ts'
import type { KitsDeps } from './kits-deps.ts'
import { kitInCart, orderedKit, readKitSettings, writeKitSettings } from './kits.repo.ts'
import { packKit } from './pack-kit.ts'
import { kitOffer } from './price-kit.ts'

const CHANGED = '그사이 다른 분이 설정을 바꿨습니다. 새로 불러온 뒤 다시 저장해 주세요.'

/** Kits of paper samples, for customers and for the desk. */
export function kitsRoutes(deps: KitsDeps): readonly Route[] {
  const { db } = deps.database
  const settings = async (on: DbOrTx): Promise<ResultOf<typeof contract.readKitSettings>> => {
    const { open, price, most, version } = await readKitSettings(on)
    return { open, price, most, version }
  }
  return [
    route(contract.readKitOffer, async () => {
      const { settings: kit, papers } = await kitOffer(db, deps)
      return { open: kit.open, price: kit.price, most: kit.most, papers: [...papers] }
    }),
    route(contract.readOwnKit, async ({ principal: { memberId } }) => {
      const { keys } = await kitPerson(db, deps, memberId)
      const ordered = await orderedKit(db, keys)
      const inCart = ordered ? null : await kitInCart(db, memberId)
      return {
        state: ordered ? ('ordered' as const) : inCart ? ('cart' as const) : ('none' as const),
        // The order of somebody else with the same phone is theirs.
        orderNumber: ordered?.memberId === memberId ? ordered.orderNumber : null,
        papers: inCart?.samples.map(({ id }) => id) ?? [],
      }
    }),
    writeRoute(contract.chooseKit, ({ principal, body }, tx) => chooseKit(tx, deps, principal.memberId, body.papers)),
    route(contract.readKitSettings, () => settings(db)),
    writeRoute(contract.changeKitSettings, async ({ principal, body: { version, ...values } }, tx) => {
      const by = { changedBy: principal.staffId, changedAt: deps.clock.now() }
      if (!(await writeKitSettings(tx, version, { ...values, ...by }))) throw new AppError('CONFLICT', CHANGED)
      return settings(tx)
    }),
    writeRoute(contract.packKit, async ({ principal, params }, tx) => {
      await packKit(tx, deps, params.lineId, principal)
      return null
    }),
  ]
}
