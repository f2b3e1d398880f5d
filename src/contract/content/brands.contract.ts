import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { brandId } from './brand-id.ts'
import { BRAND_GOODS, BRAND_JOINS, BRAND_MARKS, BRAND_MEMBER_TYPES, BRAND_SURFACES } from '#/domain/brands/brand.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'

export const BrandShown = z.object({
  id: z.string(),
  name: z.string(),
  mark: z.enum(BRAND_MARKS),
  surface: z.enum(BRAND_SURFACES),
  accent: z.string(),
  tint: z.string(),
  texts: z.object({
    tagline: z.string(),
    headline: z.string(),
    emphasis: z.string(),
    intro: z.string(),
    joining: z.string(),
    info: z.array(z.object({ title: z.string(), body: z.string() })),
  }),
  contact: z.object({ telephone: z.nullable(z.string()), mail: z.nullable(z.string()), hours: z.nullable(z.string()) }),
  terms: z.string(),
  joins: z.enum(BRAND_JOINS),
  memberType: z.nullable(z.enum(BRAND_MEMBER_TYPES)),
  sells: z.array(z.enum(BRAND_GOODS)),
  kinds: z.array(z.enum(PRODUCT_CODES)),
  /** Of the shop's price. */
  pricePercent: z.int(),
})
export type BrandShown = z.output<typeof BrandShown>

export const listBrands = endpoint({
  id: 'brands.list',
  method: 'GET',
  path: '/api/brands',
  summary: '함께 운영하는 브랜드',
  access: PUBLIC,
  response: z.object({
    brands: z.array(z.object({ id: z.string(), name: z.string(), sells: z.array(z.enum(BRAND_GOODS)) })),
  }),
  errors: [],
  rate: 'read',
})

export const readBrandSite = endpoint({
  id: 'brands.read',
  method: 'GET',
  path: '/api/brands/:id',
  summary: '브랜드 하나의 이름과 색, 안내',
  access: PUBLIC,
  trace: { none: 'what everybody sees' },
  params: z.object({ id: brandId() }),
  response: BrandShown,
  errors: ['NOT_FOUND'],
  rate: 'read',
})

export const brandsEndpoints = [listBrands, readBrandSite]
