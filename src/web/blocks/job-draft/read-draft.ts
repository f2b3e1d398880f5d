import * as z from 'zod/mini'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import type { JobDraft } from './job-drafts.ts'

export type ReadDraft =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly spec: JobSpec; readonly wanted: JobSpec; readonly savedAt: Date }
  /** Something in it is not offered any more. */
  | { readonly kind: 'outdated'; readonly reason: string }

/** What was stored for a kind, if it can still be made. */
export function readDraft(draft: JobDraft | undefined, product: ProductCode): ReadDraft {
  if (!draft) return { kind: 'none' }
  const savedAt = new Date(draft.savedAt)
  const read = z.safeParse(jobSpec, draft.spec)
  if (!read.success) return { kind: 'none' }
  const valid = validateSpec(read.data)
  if (!valid.ok) return { kind: 'outdated', reason: valid.error[0]?.message ?? '' }
  if (valid.value.product !== product || Number.isNaN(savedAt.getTime())) return { kind: 'none' }
  const wanted = z.safeParse(jobSpec, draft.wanted)
  return { kind: 'kept', spec: valid.value, wanted: wanted.success ? wanted.data : valid.value, savedAt }
}
