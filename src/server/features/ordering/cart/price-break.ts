import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import type { JobWithFiles } from '#/domain/preflight/missing-files.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'

/** The next usual run above this one, where a copy of it costs less. */
export function priceBreak(quoteJob: QuoteJob, { spec, files }: JobWithFiles, quote: Quote): CartItem['priceBreak'] {
  const copies = kindOf(spec.product).copies.table.find((usual) => usual > spec.copies)
  if (copies === undefined) return null
  const larger = quoteJob({ ...spec, copies }, { files, kept: spec })
  if (!larger.ok || larger.value.quote.unit >= quote.unit) return null
  return { copies, total: larger.value.quote.total, unit: larger.value.quote.unit }
}
