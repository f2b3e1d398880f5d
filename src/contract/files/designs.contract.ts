import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { COVER_TEMPLATES, type CoverTemplateId } from '#/domain/designs/cover-templates.ts'
import { DESIGN_KINDS, MOODS } from '#/domain/designs/design.ts'
import { INK_IDS } from '#/domain/designs/inks.data.ts'
import { INNER_TEMPLATES, type InnerTemplateId } from '#/domain/designs/inner-templates.ts'

const TEMPLATES = [...Object.keys(COVER_TEMPLATES), ...Object.keys(INNER_TEMPLATES)] as (
  | CoverTemplateId
  | InnerTemplateId
)[]
const ink = z.enum(INK_IDS)

export const designValuesShown = z.object({
  title: z.string(),
  subtitle: z.string(),
  author: z.string(),
  back: z.string(),
  ground: ink,
  ink,
  accent: ink,
})

/** One of the shop's designs with what it is before anybody changes it. */
export const designShown = z.object({
  id: z.string(),
  kind: z.enum(DESIGN_KINDS),
  title: z.string(),
  template: z.enum(TEMPLATES),
  params: z.record(z.string(), z.union([z.number(), z.string()])),
  values: designValuesShown,
  products: z.array(z.enum(PRODUCT_CODES)),
  trims: z.array(z.string()),
  moods: z.array(z.enum(MOODS)),
})
export type DesignShown = z.output<typeof designShown>

export const designIdField = z
  .string()
  .check(z.regex(/^[a-z0-9-]{2,40}$/, { error: '디자인 번호의 형식이 맞지 않습니다.' }))

export const listDesigns = endpoint({
  id: 'designs.list',
  method: 'GET',
  path: '/api/designs',
  summary: '표지와 내지 디자인',
  access: PUBLIC,
  query: z.object({
    kind: z.enum(DESIGN_KINDS),
    product: z.optional(z.enum(PRODUCT_CODES)),
    /** Id of a trim of the catalogue. */
    trim: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
    mood: z.optional(z.enum(MOODS)),
    after: z.optional(designIdField),
  }),
  response: z.object({ items: z.array(designShown), next: z.nullable(z.string()) }),
  errors: [],
  rate: 'read',
})

export const readDesign = endpoint({
  id: 'designs.read',
  method: 'GET',
  path: '/api/designs/:id',
  summary: '디자인 하나',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  params: z.object({ id: designIdField }),
  response: designShown,
  errors: ['NOT_FOUND'],
  rate: 'read',
})
