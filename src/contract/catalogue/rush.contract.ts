import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { wholeNumber } from '#/contract/text.ts'

const choices = z.array(z.object({ id: z.string(), name: z.string() }))
const range = z.object({ min: z.int(), max: z.int() })
const catalogueId = z._default(z.string().check(z.maxLength(40), z.regex(/^[a-z0-9-]+$/u)), '')

/** One speed of a job: what it costs, or in Korean why it cannot be. */
const speed = z.object({
  spec: jobSpec,
  price: z.nullable(
    z.object({
      total: z.int(),
      each: z.int(),
      workingDays: z.int(),
      /** What the hurry costs in it, VAT included. */
      fee: z.int(),
    }),
  ),
  refusal: z.nullable(z.string()),
})

/** A report at both speeds with the conditions of the fast one, and what the server's clock says. */
export const readRush = endpoint({
  id: 'quotes.rush',
  method: 'GET',
  path: '/api/quotes/rush',
  summary: '24시간 제작의 조건과, 보고서 한 가지를 두 속도로 본 가격',
  access: PUBLIC,
  query: z.object({
    trim: catalogueId,
    binding: catalogueId,
    colour: z._default(z.enum(['yes', 'no']), 'yes'),
    pages: z._default(wholeNumber('쪽수', { min: 1, max: 10_000 }), 96),
    copies: z._default(wholeNumber('부수', { min: 1, max: 100_000 }), 20),
  }),
  response: z.object({
    at: z.iso.datetime(),
    /** Whether the tariff in force sells the hurry at all. */
    sold: z.boolean(),
    trims: choices,
    bindings: choices,
    pages: range,
    copies: range,
    can: z.array(z.object({ label: z.string(), value: z.string() })),
    cannot: z.array(z.object({ what: z.string(), why: z.string() })),
    wish: z.object({ trim: z.string(), binding: z.string(), colour: z.boolean(), pages: z.int(), copies: z.int() }),
    summary: z.string(),
    usual: speed,
    rush: speed,
  }),
  errors: ['INVALID_INPUT', 'UNAVAILABLE', 'NOT_FOUND'],
  rate: 'read',
})
