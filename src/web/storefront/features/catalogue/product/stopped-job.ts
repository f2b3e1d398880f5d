import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { agreement, matched, type Matched } from '#/domain/preflight/agreement/agreement.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import { preflight, stoppingFindings } from '#/domain/preflight/preflight.ts'
import { routeOf } from '#/domain/preflight/route-of.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { readFilesOf } from './read-files.ts'
import type { JobFile } from './use-job-files.ts'

interface Stop extends Finding {
  /** Which file: 내지, 표지. */
  readonly label: string
}

/** Findings that forbid printing, of files that have been read. Those still being read stop nothing: they are checked again. */
export function stopsOf(spec: JobSpec, files: readonly JobFile[], tariff: Tariff): readonly Stop[] {
  const route = routeOf(spec, tariff)
  return files.flatMap(({ expected: { part, label }, inspection }) => {
    const expectation = expectationOf(spec, part, route)
    if (!inspection?.facts || !expectation) return []
    return stoppingFindings(preflight(inspection.facts, expectation)).map((finding) => ({ ...finding, label }))
  })
}

/** The spec brought to the files in what stops the job; what may be meant otherwise stays. */
export function matchOf(spec: JobSpec, files: readonly JobFile[]): Matched {
  const read = readFilesOf(files)
  const kept = new Set(agreement(spec, read).flatMap(({ id, stops }) => (stops ? [] : [id])))
  return matched(spec, read, kept)
}
