import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text } from '#/contract/text.ts'
import {
  BRAND_GOODS,
  BRAND_ID_PATTERN,
  BRAND_JOINS,
  BRAND_MARKS,
  BRAND_MEMBER_TYPES,
  BRAND_SURFACES,
} from '#/domain/brands/brand.ts'

/** Which brand; absent where it is the shop itself. */
export const brandId = () =>
  text('브랜드', { max: 30, pattern: { regex: BRAND_ID_PATTERN, message: '없는 브랜드입니다.' } })

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
  contact: z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()), hours: z.nullable(z.string()) }),
  terms: z.string(),
  joins: z.enum(BRAND_JOINS),
  memberType: z.nullable(z.enum(BRAND_MEMBER_TYPES)),
  sells: z.nullable(z.enum(BRAND_GOODS)),
})
export type BrandShown = z.output<typeof BrandShown>

export const listBrands = endpoint({
  id: 'brands.list',
  method: 'GET',
  path: '/api/brands',
  summary: '함께 운영하는 브랜드',
  access: PUBLIC,
  response: z.object({ brands: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: [],
  rate: 'read',
})

export const readBrandSite = endpoint({
  id: 'brands.read',
  method: 'GET',
  path: '/api/brands/:id',
  summary: '브랜드 하나의 이름과 색, 안내',
  access: PUBLIC,
  params: z.object({ id: brandId() }),
  response: BrandShown,
  errors: ['NOT_FOUND'],
  rate: 'read',
})

export const brandsEndpoints = [listBrands, readBrandSite]
