import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { jobSpec } from '../job/job-spec.schema.ts'
import { quote } from '../job/quote.schema.ts'
import { readRush } from './rush.contract.ts'
import { tariff } from './tariff.schema.ts'
import { brandId } from '#/contract/content/brand-id.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { ESTIMATE_DAYS } from '#/domain/estimates/validity.ts'

const tariffAnswer = z.object({ version: z.string(), validFrom: z.iso.date(), tariff })

/** The prices in force. The browser prices with them; what an order costs is priced again on the server. */
export const currentTariff = endpoint({
  id: 'catalog.current-tariff',
  method: 'GET',
  path: '/api/catalog/tariffs/current',
  summary: '지금 쓰는 요금표',
  access: PUBLIC,
  keyScope: 'catalogue',
  /** `closed`: catalogue ids that are not sold for now, each with what to say about it. */
  response: z.extend(tariffAnswer, { closed: z.record(z.string(), z.string()) }),
  errors: ['UNAVAILABLE'],
})

/** A published tariff never changes, so this answer may be kept for ever. */
export const oneTariff = endpoint({
  id: 'catalog.tariff',
  method: 'GET',
  path: '/api/catalog/tariffs/:version',
  summary: '판 번호로 보는 요금표',
  access: PUBLIC,
  keyScope: 'catalogue',
  trace: { none: 'nothing of a person' },
  params: z.object({ version: z.string().check(z.regex(/^\d{4}-\d{2}(\.\d{1,3})?$/)) }),
  response: tariffAnswer,
  errors: ['NOT_FOUND'],
})

/** How long a quote's price holds, in days; an estimate's too. */
export const QUOTE_DAYS = ESTIMATE_DAYS

/** Prices one job. INVALID_INPUT names the places in the spec that cannot be made, or says what has no price. */
export const makeQuote = endpoint({
  id: 'quotes.make',
  method: 'POST',
  path: '/api/quotes',
  summary: '사양 하나의 견적',
  access: PUBLIC,
  keyScope: 'catalogue',
  /** At the price of a brand that sells it; absent is the shop itself. */
  body: z.object({ spec: jobSpec, brand: z.optional(brandId()) }),
  response: z.object({
    spec: jobSpec,
    quote,
    tariffVersion: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'UNAVAILABLE'],
  rate: 'read',
})

export const pricingEndpoints = [currentTariff, oneTariff, makeQuote, readRush]
