import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'

/** 「책 A5 국판 200쪽 무선 100권」, when the customer gave no name. */
export const itemTitle = (spec: JobSpec): string => `${kindByCode(spec.product).name} ${specSummary(spec)}`
