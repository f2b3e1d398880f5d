import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { readRush as readRushEndpoint } from '#/contract/catalogue/rush.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { vatOf } from '#/domain/money/vat.ts'
import { type ReportWish, reportSpec, rushTerms } from '#/domain/pricing/rush-terms.ts'
import { rushFeeOf, sellsRush } from '#/domain/pricing/with-rush.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { type QuoteJob, quoterOfNow } from './quote-spec.ts'
import type { TariffReader } from './tariff-reader.ts'

type Rush = ResultOf<typeof readRushEndpoint>

/** What the page of 24 hours says: conditions and both prices by the tariff in force. NOT_FOUND where no kind is made so. */
export async function readRush(
  db: DbOrTx,
  deps: Pick<Services, 'clock'>,
  tariffs: TariffReader,
  { colour, trim, binding, ...asked }: QueryOf<typeof readRushEndpoint>,
): Promise<Rush> {
  const tariff = await tariffs.current(db)
  const terms = rushTerms(tariff)
  if (!terms) throw new AppError('NOT_FOUND')
  const wish: ReportWish = {
    ...asked,
    colour: colour === 'yes',
    trim: chosen(terms.trims, trim),
    binding: chosen(terms.bindings, binding),
  }
  const quoteJob = await quoterOfNow(deps)(db)
  const usual = reportSpec(wish)
  return {
    at: deps.clock.now().toISOString(),
    sold: sellsRush(tariff),
    trims: terms.trims.map(({ id, name }) => ({ id, name })),
    bindings: terms.bindings.map(({ id, name }) => ({ id, name })),
    pages: terms.pages,
    copies: terms.copies,
    can: [...terms.can],
    cannot: [...terms.cannot],
    wish,
    summary: specSummary(usual),
    usual: speedOf(quoteJob, usual),
    rush: speedOf(quoteJob, { ...usual, rush: true }),
  }
}

/** What an address asks for; the first where it asks for something else. */
const chosen = (choices: readonly { readonly id: string }[], id: string): string =>
  (choices.find((choice) => choice.id === id) ?? choices[0])?.id ?? ''

function speedOf(quoteJob: QuoteJob, asked: JobSpec): Rush['usual'] {
  const answer = quoteJob(asked)
  if (!answer.ok) return { spec: asked, price: null, refusal: answer.error.message }
  const { spec, quote } = answer.value
  const fee = rushFeeOf(quote)
  const { total, unit: each, workingDays } = quote
  return { spec, price: { total, each, workingDays, fee: fee + vatOf(fee) }, refusal: null }
}
