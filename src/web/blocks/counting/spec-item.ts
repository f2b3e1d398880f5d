import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import type { TrackedItem } from '#/web/api/tracked-event.ts'

interface CountedJob {
  readonly spec: JobSpec
  readonly title?: string
  readonly payAmount: number
}

/** A job as an item of an event: its kind, how many, what it costs. */
export function specItem({ spec, title, payAmount }: CountedJob): TrackedItem {
  const { name } = kindByCode(spec.product)
  return {
    id: spec.product,
    name: title ?? name,
    category: name,
    quantity: spec.copies,
    payAmount,
    option: specSummary(spec),
  }
}
