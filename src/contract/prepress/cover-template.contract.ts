import * as z from 'zod/mini'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'

/** Judged by the rules of the catalogue, like the spec of a quote. */

/** Answers with the PDF itself, each on its layer, for exactly this job: trim, bleed, spine, flaps, folds, finishing, safe area. */
export const drawCoverTemplate = endpoint({
  id: 'catalog.cover-template',
  method: 'POST',
  path: '/api/catalog/cover-template',
  summary: '표지 틀이나 작업 틀 PDF',
  access: PUBLIC,
  body: z.object({ spec: jobSpec }),
  response: z.null(),
  errors: ['INVALID_INPUT', 'UNAVAILABLE'],
  rate: 'write',
})
