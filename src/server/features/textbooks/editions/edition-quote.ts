import { formatCount } from '#/lib/format-count.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { editionSpec } from '#/domain/editions/edition-job.ts'
import { MOST_COPIES, supplyOf } from '#/domain/editions/edition-price.ts'
import { vatOf } from '#/domain/money/vat.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import { err, type Result } from '#/lib/result.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { Book } from './editions.repo.ts'

/** So many copies: how they are made is reckoned like every job, what they cost is read from the edition's own table. */
export function quoteEdition(
  quoteJob: QuoteJob,
  { edition, version }: Book,
  copies: number,
): Result<{ readonly spec: JobSpec; readonly quote: Quote }, QuoteRefusal> {
  const supply = supplyOf(version.prices, copies)
  if (supply === null) {
    const [first] = version.prices
    const message =
      copies > MOST_COPIES
        ? `한 번에 ${formatCount(MOST_COPIES)}권까지 담을 수 있어요. 더 필요하시면 문의해 주세요.`
        : `${first?.copies ?? 1}권부터 찍어 드려요. 반별 부수를 더해 주세요.`
    return err({ code: 'not-offered', message, path: 'classes' })
  }
  const made = quoteJob(editionSpec(version.make, copies))
  if (!made.ok) return made
  const { spec, quote } = made.value
  const total = supply + vatOf(supply)
  const line = {
    code: 'edition',
    partId: null,
    label: `교재 ${edition.title} ${version.number}판`,
    quantity: copies,
    unit: '권',
    inputs: {},
    amount: supply,
  }
  const { ways: _ways, ...rest } = quote
  const priced: Quote = {
    ...rest,
    copies,
    lines: [line],
    supply,
    vat: vatOf(supply),
    total,
    unit: Math.ceil(total / copies),
  }
  return { ok: true, value: { spec, quote: priced } }
}
