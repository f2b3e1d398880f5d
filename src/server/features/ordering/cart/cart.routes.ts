import {
  addCartItem,
  changeCartItem,
  countCart,
  listCart,
  readCartItem,
  removeCartItem,
  restoreCartItem,
  selectCartItems,
} from '#/contract/ordering/cart.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { orderEstimate as orderEstimateEndpoint } from '#/contract/ordering/estimates.contract.ts'
import { quoterOfBrand } from '#/server/features/ordering/origins/origins.public.ts'
import { addItem } from './add-item.ts'
import type { CartDeps } from './cart-deps.ts'
import {
  countItems,
  lockItem,
  readItem,
  readItems,
  readRemoved,
  releaseFromEstimate,
  selectOnly,
  updateItem,
} from './cart.repo.ts'
import { changeItem } from './change-item.ts'
import { orderEstimate } from './order-estimate.ts'
import { presentItem, presentItems } from './present-item.ts'
import { restoreItem } from './restore-item.ts'

export function cartRoutes(deps: CartDeps): readonly Route[] {
  const { db } = deps.database
  return [
    writeRoute(addCartItem, ({ principal, visitorKey, body }, tx) =>
      addItem(tx, deps, { ...principal, visitorKey }, body),
    ),
    route(listCart, async ({ principal, query: { brand = null } }) => {
      const [rows, removed] = await Promise.all([
        readItems(db, principal.memberId, brand),
        readRemoved(db, principal.memberId, brand),
      ])
      const quoteJob = await quoterOfBrand(db, deps.quoter, brand)
      return { items: await presentItems(db, deps, quoteJob, rows), removed }
    }),
    route(countCart, async ({ principal, query: { brand = null } }) => ({
      count: await countItems(db, principal.memberId, brand),
    })),
    route(readCartItem, async ({ principal, params }) => {
      const row = await readItem(db, principal.memberId, params.id)
      if (!row) throw new AppError('NOT_FOUND')
      return presentItem(db, deps, await quoterOfBrand(db, deps.quoter, row.brand), row)
    }),
    writeRoute(changeCartItem, async ({ principal, visitorKey, params, body }, tx) => {
      const row = await changeItem(tx, deps, { ...principal, visitorKey }, params.id, body)
      return presentItem(tx, deps, await quoterOfBrand(tx, deps.quoter, row.brand), row)
    }),
    writeRoute(selectCartItems, async ({ principal, body }, tx) => ({
      selected: [...(await selectOnly(tx, { memberId: principal.memberId, brand: body.brand ?? null }, body.ids))],
    })),
    writeRoute(removeCartItem, async ({ principal, params }, tx) => {
      const row = await lockItem(tx, principal.memberId, params.id)
      if (!row) throw new AppError('NOT_FOUND')
      if (row.estimateId) await releaseFromEstimate(tx, row.estimateId)
      await updateItem(tx, row.id, { removedAt: deps.clock.now() })
      return { removed: true }
    }),
    writeRoute(restoreCartItem, ({ principal, params }, tx) => restoreItem(tx, deps, principal, params.id)),
    writeRoute(orderEstimateEndpoint, ({ principal, params, body }, tx) =>
      orderEstimate(tx, deps, principal, { number: params.number, ...body }),
    ),
  ]
}
