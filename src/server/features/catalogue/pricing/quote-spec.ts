import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { keepStocks, withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import { type JobWithFiles, wantsConversion } from '#/domain/preflight/missing-files.ts'
import { atLevel, type PriceLevel } from '#/domain/pricing/price-level.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import { withConversion } from '#/domain/pricing/with-conversion.ts'
import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { InForce } from './pricing.repo.ts'
import { tariffReader } from './tariff-reader.ts'

interface QuoteContext {
  readonly closed: InForce['closed']
  readonly catalogue: PaperCatalogue
}

export interface QuotedSpec {
  readonly spec: JobSpec
  readonly quote: Quote
}

/** What the price depends on beside the spec. */
export interface QuoteAsked {
  /** The customer's own, where they are known: what staff must turn into a PDF has its price. */
  readonly files?: JobWithFiles['files']
  /** The job as the shop itself keeps it: on the same papers it stays as it was when it came in. */
  readonly kept?: JobSpec
  /** Of the brand that sells the job; null is the shop itself. */
  readonly level?: PriceLevel | null
}

/**
 * Judges a spec by the rules and prices it with the tariff in force. Nothing that the client computed is believed: its papers
 * are those of the version.
 */
export type QuoteJob = (spec: JobSpec, asked?: QuoteAsked) => Result<QuotedSpec, QuoteRefusal>

/** Asks once what is in force; whatever is priced together is priced by the same tariff. */
export type QuoterOfNow = (db: DbOrTx) => Promise<QuoteJob>

const NO_TIME_TO_CONVERT: QuoteRefusal = {
  code: 'not-offered',
  message:
    'PDF가 아닌 자료는 바꾸는 시간이 더 걸려 24시간 제작을 맡을 수 없습니다. PDF로 올리거나 제작 속도를 「보통」으로 바꿔 주세요.',
}

export function quoterOfNow(deps: Pick<Services, 'clock'>): QuoterOfNow {
  const tariffs = tariffReader(deps)
  return async (db) => {
    const { tariff, closed } = await tariffs.inForce(db)
    const catalogue = catalogueOf(tariff)
    return (given, { files = [], kept, level = null } = {}) => {
      const fresh = withStocks(given, catalogue)
      const spec = kept ? keepStocks(fresh, kept) : fresh
      const priced = quoteSpec(spec, atLevel(tariff, level), { closed, catalogue })
      if (!priced.ok || !wantsConversion({ spec, files })) return priced
      if (spec.rush) return err(NO_TIME_TO_CONVERT)
      return ok({ spec: priced.value.spec, quote: withConversion(priced.value.quote, tariff.conversion) })
    }
  }
}

function quoteSpec(spec: JobSpec, tariff: Tariff, context: QuoteContext): Result<QuotedSpec, QuoteRefusal> {
  const valid = validateSpec(spec, context)
  if (!valid.ok) {
    const [issue] = valid.error
    return err({ code: 'invalid-spec', message: issue?.message ?? '사양을 확인해 주세요.', path: issue?.path ?? '' })
  }
  const priced = quoteValid(valid.value, tariff)
  return priced.ok ? ok({ spec, quote: priced.value }) : priced
}
