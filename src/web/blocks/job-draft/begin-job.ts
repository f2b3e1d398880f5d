import { to } from '#/contract/web-paths.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { loadDrafts, saveDraft } from './job-drafts.ts'

/** Lays a job on the option page of its kind, as if somebody had left it there; the address of that page. */
export function beginJob(spec: JobSpec): string {
  loadDrafts()
  saveDraft(spec, new Date())
  const { slug, code } = kindByCode(spec.product)
  return to(`/product/${slug}/option`, {}, { 'product-type': code })
}
