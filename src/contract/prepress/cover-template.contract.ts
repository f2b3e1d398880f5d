import * as z from 'zod/mini'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'

/**
 * Answers with the file itself, for exactly this job: trim, bleed, spine and its tolerance, flaps, folds, finishing and safe area,
 * each on its layer. The spec is judged by the rules of the catalogue, like that of a quote.
 */
export const drawCoverTemplate = endpoint({
  id: 'catalog.cover-template',
  method: 'POST',
  path: '/api/catalog/cover-template',
  summary: '표지 템플릿이나 작업 템플릿 PDF 또는 SVG',
  access: PUBLIC,
  body: z.object({ spec: jobSpec, format: z.optional(z.enum(['pdf', 'svg'])) }),
  response: z.null(),
  errors: ['INVALID_INPUT', 'UNAVAILABLE'],
  rate: 'write',
})
