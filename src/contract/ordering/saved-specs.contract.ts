import * as z from 'zod/mini'
import { MEMBER } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { optionalText, uuid } from '#/contract/text.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'

/** 찜한 사양: a spec kept to look at again, with the price of today. */
export const SavedSpec = z.object({
  id: z.uuid(),
  product: z.enum(PRODUCT_CODES),
  title: z.string(),
  spec: jobSpec,
  savedAt: z.iso.datetime(),
  /** VAT included; null where it cannot be made any more, with the reason. */
  price: z.nullable(z.int()),
  refusal: z.nullable(z.string()),
})
export type SavedSpec = z.output<typeof SavedSpec>

export const listSavedSpecs = endpoint({
  id: 'wishlist.list',
  method: 'GET',
  path: '/api/saved-specs',
  summary: '찜한 사양과 오늘 값',
  access: MEMBER,
  query: z.object({ after: z.optional(uuid()) }),
  response: z.object({ items: z.array(SavedSpec), next: z.nullable(z.uuid()) }),
  errors: [],
})

export const readSavedSpec = endpoint({
  id: 'wishlist.read',
  method: 'GET',
  path: '/api/saved-specs/:id',
  summary: '찜한 사양 하나',
  access: MEMBER,
  params: z.object({ id: uuid() }),
  response: SavedSpec,
  errors: ['NOT_FOUND'],
})

/** The same spec is kept once: saved again, it is the one that was there, and `fresh` is false. */
export const saveSpec = endpoint({
  id: 'wishlist.save',
  method: 'POST',
  path: '/api/saved-specs',
  summary: '사양 찜하기',
  access: MEMBER,
  body: z.object({ spec: jobSpec, title: optionalText('작업 이름', { max: 80 }) }),
  response: z.object({ saved: SavedSpec, fresh: z.boolean() }),
  errors: ['INVALID_INPUT', 'CONFLICT'],
})

export const deleteSavedSpec = endpoint({
  id: 'wishlist.delete',
  method: 'DELETE',
  path: '/api/saved-specs/:id',
  summary: '찜한 사양 삭제',
  access: MEMBER,
  params: z.object({ id: uuid() }),
  response: z.null(),
  errors: ['NOT_FOUND'],
})

export const savedSpecsEndpoints = [listSavedSpecs, readSavedSpec, saveSpec, deleteSavedSpec] as const
