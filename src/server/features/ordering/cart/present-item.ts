import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { lastDayOf } from '#/domain/estimates/validity.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import type { CartRow } from './cart.table.ts'
import { presentCheck } from './present-check.ts'
import { priceBreak } from './price-break.ts'
import { priceItem } from './price-item.ts'

/** An item with its price of now; a job that is no longer offered stays in the cart and says why. */
export async function presentItem(
  db: DbOrTx,
  deps: Pick<CartDeps, 'clock' | 'fileJudge'>,
  quoteJob: QuoteJob,
  row: CartRow,
  picture: JobPictureView | null,
): Promise<CartItem> {
  const priced = await priceItem(db, deps, quoteJob, row)
  const promised = priced.ok ? priced.value.promised : null
  const check = await presentCheck(db, deps, quoteJob, row, priced.ok ? priced.value : null)
  return {
    id: row.id,
    title: row.title,
    ownTitle: row.ownTitle,
    product: row.spec.product,
    spec: row.spec,
    files: row.files.map((file) => ({ ...file })),
    picture,
    // What cannot be ordered is not ticked, until the customer has decided what becomes of it.
    selected: row.selected && (check.state !== 'stopped' || check.staffAsked),
    version: row.version,
    price: priced.ok
      ? { state: 'priced', quote: priced.value.quote, total: priced.value.quote.total, shownTotal: row.shownTotal }
      : { state: 'not-offered', message: priced.error.message, shownTotal: row.shownTotal },
    check,
    estimate: promised && { number: promised.number, lastDay: lastDayOf(promised.expiresAt) },
    priceBreak: priced.ok && !promised ? priceBreak(quoteJob, priced.value.spec, priced.value.quote) : null,
    createdAt: row.createdAt.toISOString(),
  }
}
