import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { ESTIMATE_DAYS } from '#/domain/estimates/validity.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Plain data of the domain that is published as it is. */
const tariffField = z.custom<Tariff>(isRecord)
const quoteField = z.custom<Quote>(isRecord)
const specField = z.custom<JobSpec>(isRecord)

const tariffAnswer = z.object({ version: z.string(), validFrom: z.iso.date(), tariff: tariffField })

/** The prices in force. The browser prices with them; what an order costs is priced again on the server. */
export const currentTariff = endpoint({
  id: 'catalog.current-tariff',
  method: 'GET',
  path: '/api/catalog/tariffs/current',
  summary: '지금 쓰는 요금표',
  access: PUBLIC,
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
  body: z.object({ spec: specField }),
  response: z.object({
    spec: specField,
    quote: quoteField,
    tariffVersion: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['INVALID_INPUT', 'UNAVAILABLE'],
  rate: 'read',
})

export const pricingEndpoints = [currentTariff, oneTariff, makeQuote]
