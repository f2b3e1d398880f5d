import * as z from 'zod/mini'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import type { JobDraft } from './job-drafts.ts'

export type ReadDraft =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly spec: JobSpec; readonly wanted: JobSpec; readonly savedAt: Date }
  /** Something in it is not offered any more. */
  | { readonly kind: 'outdated'; readonly reason: string }

/** What was stored for a kind, if it can still be made; with the papers of the version, where one is at hand. */
export function readDraft(draft: JobDraft | undefined, product: ProductCode, catalogue?: PaperCatalogue): ReadDraft {
  if (!draft) return { kind: 'none' }
  const savedAt = new Date(draft.savedAt)
  const read = z.safeParse(jobSpec, draft.spec)
  if (!read.success) return { kind: 'none' }
  const fresh = (spec: JobSpec) => (catalogue ? withStocks(spec, catalogue) : spec)
  const valid = validateSpec(fresh(read.data), catalogue ? { closed: {}, catalogue } : undefined)
  if (!valid.ok) return { kind: 'outdated', reason: valid.error[0]?.message ?? '' }
  if (valid.value.product !== product || Number.isNaN(savedAt.getTime())) return { kind: 'none' }
  const wanted = z.safeParse(jobSpec, draft.wanted)
  return { kind: 'kept', spec: valid.value, wanted: wanted.success ? fresh(wanted.data) : valid.value, savedAt }
}
