import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { addCartItem, CartItem } from '#/contract/ordering/cart.contract.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'
import { chooseFiles } from '#/server/features/files/files/files.public.ts'
import { quoterOfBrand } from '#/server/features/ordering/origins/origins.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import { titleOf } from './item-title.ts'
import { presentItem } from './present-item.ts'
import { putIntoCart } from './put-into-cart.ts'
import { requireMayOrder } from './require-may-order.ts'
import { requireSoldBy } from './require-sold-by.ts'

interface Who {
  readonly memberId: string
  readonly roles: readonly CustomerRole[]
  readonly visitorKey: string | null
}

/** Prices the wanted job and puts it into the cart with its files. INVALID_INPUT when the job is not offered, FORBIDDEN to this member or in the cart of this brand. */
export async function addItem(tx: Tx, deps: CartDeps, who: Who, wanted: BodyOf<typeof addCartItem>): Promise<CartItem> {
  const brand = wanted.brand ?? null
  const quoteJob = await quoterOfBrand(tx, deps.quoter, brand)
  const priced = quoteJob(wanted.spec, { files: wanted.files })
  if (!priced.ok) {
    const { message, path } = priced.error
    throw new AppError('INVALID_INPUT', message, path ? { [path]: message } : undefined)
  }
  const { spec, quote } = priced.value
  requireMayOrder(who, spec.product)
  if (brand !== null) await requireSoldBy(tx, { memberId: who.memberId, brandId: brand, product: spec.product })
  const files = await chooseFiles(tx, who, wanted.files)
  const staffAskedAt = wanted.askStaff ? deps.clock.now() : null
  const item = { memberId: who.memberId, ...titleOf(spec, wanted.title), spec, files, quote, staffAskedAt, brand }
  const row = await putIntoCart(tx, deps, item)
  if (files.length > 0) await deps.fileJudge.ask(tx, { spec, route: quote.route, files }, who.memberId)
  return presentItem(tx, deps, quoteJob, row)
}
