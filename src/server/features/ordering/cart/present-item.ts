import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { lastDayOf } from '#/domain/estimates/validity.ts'
import type { QuoteRefusal } from '#/domain/pricing/quote.ts'
import type { Result } from '#/lib/result.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import type { CartRow } from './cart.table.ts'
import { presentChecks } from './present-check.ts'
import { priceBreak } from './price-break.ts'
import { type ItemPrice, priceItems } from './price-item.ts'

type PresentDeps = Pick<CartDeps, 'clock' | 'fileJudge' | 'origins'>

/** Items with their price of now; a job that is no longer offered stays in the cart and says why. */
export async function presentItems(
  db: DbOrTx,
  deps: PresentDeps,
  quoteJob: QuoteJob,
  rows: readonly CartRow[],
): Promise<CartItem[]> {
  const prices = await priceItems(db, deps, quoteJob, rows)
  const priced = rows.map((row, at) => ({ row, price: valueOf(prices[at]) }))
  const [checks, pictures] = [await presentChecks(db, deps, quoteJob, priced), await picturesOf(db, rows)]
  return rows.flatMap((row, at) => {
    const [price, check] = [prices[at], checks[at]]
    return price && check ? [present(row, { price, check, picture: pictures[at] ?? null }, quoteJob)] : []
  })
}

export async function presentItem(db: DbOrTx, deps: PresentDeps, quoteJob: QuoteJob, row: CartRow): Promise<CartItem> {
  const [item] = await presentItems(db, deps, quoteJob, [row])
  if (!item) throw new Error(`cart item ${row.id} was not presented`)
  return item
}

type Priced = Result<ItemPrice, QuoteRefusal>

const valueOf = (price: Priced | undefined) => (price?.ok ? price.value : null)

interface Found {
  readonly price: Priced
  readonly check: CartItem['check']
  readonly picture: JobPictureView | null
}

function present(row: CartRow, { price: priced, check, picture }: Found, quoteJob: QuoteJob): CartItem {
  const promised = valueOf(priced)?.promised ?? null
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
    priceBreak:
      priced.ok && !promised && row.origin === null
        ? priceBreak(quoteJob, { spec: priced.value.spec, files: row.files }, priced.value.quote)
        : null,
    brand: row.brand,
    origin: row.origin && { ...row.origin },
    classes: row.classes && row.classes.map((each) => ({ ...each })),
    createdAt: row.createdAt.toISOString(),
  }
}
