import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { NoPressSheet } from './choose-press.ts'
import { imposeJob } from './impose-job.ts'

/** Korean: which part of the job is too large for which sheet, and by how much; null when every part has its sheet. */
export function pressRefusal(spec: JobSpec, route: RouteId): string | null {
  const geometry = geometryOf(spec)
  for (const { part, label, pages } of geometry.files) {
    try {
      imposeJob(spec, route, { [part]: pages }, geometry)
    } catch (error) {
      if (error instanceof NoPressSheet) return `${label}: ${error.message}`
      throw error
    }
  }
  return null
}
