import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { addCartItem, CartItem } from '#/contract/ordering/cart.contract.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'
import { chooseFiles } from '#/server/features/files/files/files.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import { itemTitle } from './item-title.ts'
import { priceBreak } from './price-break.ts'
import { putIntoCart } from './put-into-cart.ts'
import { requireMayOrder } from './require-may-order.ts'

interface Who {
  readonly memberId: string
  readonly roles: readonly CustomerRole[]
  readonly visitorKey: string | null
}

/** Prices the wanted job and puts it into the cart with its files. INVALID_INPUT when the job is not offered, FORBIDDEN to this member. */
export async function addItem(tx: Tx, deps: CartDeps, who: Who, wanted: BodyOf<typeof addCartItem>): Promise<CartItem> {
  const quoteJob = await deps.quoter(tx)
  const priced = quoteJob(wanted.spec)
  if (!priced.ok) {
    const { message, path } = priced.error
    throw new AppError('INVALID_INPUT', message, path ? { [path]: message } : undefined)
  }
  const { spec, quote } = priced.value
  requireMayOrder(who, spec.product)
  const files = await chooseFiles(tx, who, wanted.files)
  const item = { memberId: who.memberId, title: wanted.title ?? itemTitle(spec), spec, files, quote }
  const { id, title, selected, version, createdAt } = await putIntoCart(tx, deps, item)
  const price = { state: 'priced' as const, quote, total: quote.total, shownTotal: quote.total }
  return {
    id,
    title,
    product: spec.product,
    spec,
    files: [...files],
    selected,
    version,
    price,
    estimate: null,
    priceBreak: priceBreak(quoteJob, spec, quote),
    createdAt: createdAt.toISOString(),
  }
}
