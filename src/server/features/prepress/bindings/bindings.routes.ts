import { AppError } from '#/contract/errors.ts'
import * as contract from '#/contract/prepress/bindings.contract.ts'
import { originsInCart } from '#/server/features/ordering/cart/cart.public.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import type { BindingsDeps } from './bindings-deps.ts'
import { findSet, pageOfSets, setsByIds } from './bindings.repo.ts'
import type { SetRow } from './bindings.table.ts'
import { addSet, changeSet } from './put-set.ts'

const PAGE = 10

export function bindingsRoutes(deps: BindingsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    writeRoute(contract.addBinding, ({ principal, visitorKey, body }, tx) =>
      addSet(tx, deps, { ...principal, visitorKey }, body),
    ),
    writeRoute(contract.changeBinding, ({ principal, visitorKey, params, body }, tx) =>
      changeSet(tx, deps, { ...principal, visitorKey }, params.id, body),
    ),
    route(contract.readBinding, async ({ principal, params }) => {
      const row = await findSet(db, principal.memberId, params.id)
      if (!row) throw new AppError('NOT_FOUND')
      return present(row)
    }),
    route(contract.listBindings, async ({ principal: { memberId }, query }) => {
      const rows = await pageOfSets(db, { memberId, brand: query.brand, after: query.after ?? null, limit: PAGE + 1 })
      return {
        items: rows.slice(0, PAGE).map(present),
        next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null,
      }
    }),
    route(contract.listBindingsInCart, async ({ principal: { memberId }, query }) => {
      const origins = await originsInCart(db, memberId, query.brand)
      const ids = origins.flatMap((origin) => (origin.kind === 'binding' ? origin.setId : []))
      const rows = await setsByIds(db, ids)
      return { items: rows.filter((row) => row.memberId === memberId).map(present) }
    }),
  ]
}

function failureOf({ failure, delay, failedFile }: SetRow): contract.BindingView['failure'] {
  const message = failure ?? delay
  return message === null ? null : { message, file: failedFile }
}

const present = (row: SetRow): contract.BindingView => ({
  id: row.id,
  brand: row.brand,
  version: row.version,
  state: row.state,
  failure: failureOf(row),
  itemId: row.itemId,
  set: {
    ...row.request,
    files: row.request.files.map((file) => ({ ...file, size: { ...file.size } })),
    cover: { ...row.request.cover },
    classes: row.request.classes.map(({ name, copies }) => ({ name, copies })),
  },
  savedAt: row.updatedAt.toISOString(),
})
