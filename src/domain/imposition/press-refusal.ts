import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { RouteId } from '#/domain/pricing/quote.ts'
import { expectedFiles } from '#/domain/print/expected-files.ts'
import { NoPressSheet } from './choose-press.ts'
import { imposeJob } from './impose-job.ts'

/** Korean: which part of the job is too large for which sheet, and by how much; null when every part has its sheet. */
export function pressRefusal(spec: JobSpec, route: RouteId): string | null {
  for (const { part, label, pages } of expectedFiles(spec)) {
    try {
      imposeJob(spec, route, { [part]: pages })
    } catch (error) {
      if (error instanceof NoPressSheet) return `${label}: ${error.message}`
      throw error
    }
  }
  return null
}
