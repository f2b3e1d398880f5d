import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { jobSpec } from '../job/job-spec.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { CRAFTS } from '#/domain/catalog/craft-choices.data.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'

/** A product kind as the home page shows it, with prices of today's tariff. */
export const kindCard = z.object({
  code: z.enum(PRODUCT_CODES),
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  unit: z.string(),
  /** The job that is drawn and priced, and its summary in words. */
  spec: jobSpec,
  summary: z.string(),
  /** VAT included. */
  total: z.int(),
  each: z.int(),
  /** From the confirmed proof to the dispatch. */
  workingDays: z.int(),
  /** The same job in the smallest quantity: what the cheapest start costs. */
  startsAt: z.object({ summary: z.string(), copies: z.int(), total: z.int(), workingDays: z.int() }),
})
export type KindCard = z.output<typeof kindCard>

export const listKinds = endpoint({
  id: 'catalog.kinds',
  method: 'GET',
  path: '/api/catalog/kinds',
  summary: '상품 종류와 시작 가격',
  access: PUBLIC,
  keyScope: 'catalogue',
  response: z.object({ tariffVersion: z.string(), items: z.array(kindCard) }),
  errors: ['UNAVAILABLE'],
})

export const readCraftPrices = endpoint({
  id: 'catalog.craft',
  method: 'GET',
  path: '/api/catalog/craft',
  summary: '종이와 후가공, 제본에 따라 달라지는 금액',
  access: PUBLIC,
  response: z.object({
    /** The book that the differences are of, in words; empty where it has no price. */
    summary: z.string(),
    /** VAT included, negative where it is cheaper; null where this book cannot have it. */
    adds: z.partialRecord(z.enum(CRAFTS), z.nullable(z.int())),
  }),
  errors: ['UNAVAILABLE'],
})
export type CraftShown = z.output<typeof readCraftPrices.response>

export const catalogEndpoints = [listKinds, readCraftPrices]
