import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'

interface ItemTitle {
  readonly title: string
  /** Somebody gave it; else it follows the spec. */
  readonly ownTitle: boolean
}

/** The name that was given, or what is made where none was. */
export const titleOf = (spec: JobSpec, given: string | null | undefined): ItemTitle =>
  given ? { title: given, ownTitle: true } : { title: itemTitle(spec), ownTitle: false }

/** 「책 A5 국판 200쪽 무선 100권」, when the customer gave no name. */
export const itemTitle = (spec: JobSpec): string => `${kindByCode(spec.product).name} ${specSummary(spec)}`
