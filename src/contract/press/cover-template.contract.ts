import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'

/** Judged by the rules of the catalogue, like the spec of a quote. */
const specField = z.custom<JobSpec>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))

/** Answers with the PDF itself, each on its layer, for exactly this job: trim, bleed, spine, flaps, folds, finishing, safe area. */
export const drawCoverTemplate = endpoint({
  id: 'catalog.cover-template',
  method: 'POST',
  path: '/api/catalog/cover-template',
  summary: '표지 틀이나 작업 틀 PDF',
  access: PUBLIC,
  body: z.object({ spec: specField }),
  response: z.null(),
  errors: ['INVALID_INPUT', 'UNAVAILABLE'],
  rate: 'write',
})
