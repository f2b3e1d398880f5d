import * as z from 'zod/mini'
import { schemaOf } from '#/contract/schema-of.ts'
import type { MarketPrice } from '#/domain/pricing/tariffs/compare-market.ts'
import type { ComparedJob, JobPrice, TariffComparison } from '#/domain/pricing/tariffs/compare-tariffs.ts'
import { ROUTES } from '#/domain/print/routes.ts'

const jobPrice = schemaOf<JobPrice>('JobPrice')(
  z.union([
    z.object({ total: z.int(), route: z.enum(ROUTES), refusal: z.null() }),
    z.object({ total: z.null(), route: z.null(), refusal: z.string() }),
  ]),
)

const comparedJob = schemaOf<ComparedJob>('ComparedJob')(
  z.object({
    id: z.string(),
    kind: z.string(),
    name: z.string(),
    before: jobPrice,
    after: jobPrice,
    delta: z.nullable(z.int()),
    percent: z.nullable(z.number()),
    routeSwitched: z.boolean(),
  }),
)

/** What one tariff version instead of another does to the standard jobs. */
export const tariffComparison = schemaOf<TariffComparison>('TariffComparison')(
  z.object({
    jobs: z.array(comparedJob),
    dearer: z.int(),
    cheaper: z.int(),
    same: z.int(),
    refused: z.int(),
    routeSwitches: z.int(),
    lowest: z.number(),
    highest: z.number(),
  }),
)

/** Jobs of open estimates, if they were asked for anew; what was promised stays. */
export const promisesCompared = z.object({
  estimates: z.int(),
  jobs: z.int(),
  dearer: z.int(),
  cheaper: z.int(),
  same: z.int(),
  refused: z.int(),
  delta: z.int(),
})

/** One of our prices beside a published one. */
export const marketPrice = schemaOf<MarketPrice>('MarketPrice')(
  z.object({
    id: z.string(),
    kind: z.string(),
    name: z.string(),
    source: z.string(),
    published: z.int(),
    ours: z.nullable(z.int()),
    percent: z.nullable(z.number()),
    far: z.boolean(),
    why: z.nullable(z.string()),
  }),
)
