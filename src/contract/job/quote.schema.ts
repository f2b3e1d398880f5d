import * as z from 'zod/mini'
import { schemaOf } from '#/contract/schema-of.ts'
import { ROUTES } from '#/domain/print/routes.ts'
import type { PriceLine, Quote } from '#/domain/pricing/quote.ts'

const priceLine = schemaOf<PriceLine>('PriceLine')(
  z.object({
    code: z.string(),
    partId: z.nullable(z.string()),
    label: z.string(),
    quantity: z.number(),
    unit: z.string(),
    inputs: z.record(z.string(), z.union([z.number(), z.string()])),
    amount: z.int(),
  }),
)

/** The price of one job under one tariff version, in won; its lines sum to `supply`. */
export const quote = schemaOf<Quote>('Quote')(
  z.object({
    tariffVersion: z.string(),
    route: z.enum(ROUTES),
    copies: z.int(),
    ways: z.optional(z.array(z.string())),
    lines: z.array(priceLine),
    supply: z.int(),
    vat: z.int(),
    total: z.int(),
    unit: z.int(),
    spine: z.nullable(z.number()),
    coverFlat: z.nullable(z.object({ width: z.number(), height: z.number() })),
    copyWeight: z.number(),
    workingDays: z.int(),
  }),
)
