import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { lastDayOf } from '#/domain/estimates/validity.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import type { CartRow } from './cart.table.ts'
import { priceBreak } from './price-break.ts'
import { priceItem } from './price-item.ts'

/** An item with its price of now; a job that is no longer offered stays in the cart and says why. */
export async function presentItem(
  db: DbOrTx,
  deps: Pick<CartDeps, 'clock'>,
  quoteJob: QuoteJob,
  row: CartRow,
): Promise<CartItem> {
  const priced = await priceItem(db, deps, quoteJob, row)
  const promised = priced.ok ? priced.value.promised : null
  return {
    id: row.id,
    title: row.title,
    product: row.spec.product,
    spec: row.spec,
    files: row.files.map((file) => ({ ...file })),
    selected: row.selected,
    version: row.version,
    price: priced.ok
      ? { state: 'priced', quote: priced.value.quote, total: priced.value.quote.total, shownTotal: row.shownTotal }
      : { state: 'not-offered', message: priced.error.message, shownTotal: row.shownTotal },
    estimate: promised && { number: promised.number, lastDay: lastDayOf(promised.expiresAt) },
    priceBreak: priced.ok && !promised ? priceBreak(quoteJob, priced.value.spec, priced.value.quote) : null,
    createdAt: row.createdAt.toISOString(),
  }
}
