import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { roleOf } from '#/domain/preflight/expectation-of.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { type BoundFile, fileRefusal, pressFiles } from './press-files.ts'

export interface StoppedFiles {
  /** The line waits because of what the check found. */
  readonly stopped: boolean
  readonly spec: JobSpec
  readonly files: readonly (BoundFile & { readonly fileId: string })[]
  /** Of each file that was read. */
  readonly facts: ReadonlyMap<string, Pick<PdfFacts, 'problem' | 'pageCount'>>
}

/**
 * Korean: why nobody may let these files pass; null when two people may. A finding can be judged harmless, a file without pages
 * cannot: there is nothing of it on the proof that the customer approves.
 */
export function overrideRefusal({ stopped, spec, files, facts }: StoppedFiles): string | null {
  if (!stopped) return '검사에서 막힌 파일만 이대로 진행할 수 있습니다.'
  const printed = pressFiles(files)
  const missing = geometryOf(spec).files.filter(({ part }) => printed.every((file) => roleOf(file.part) !== part))
  if (missing.length > 0)
    return `${missing.map(({ label }) => label).join(', ')} 파일이 없습니다. 파일을 받은 뒤 진행해 주세요.`
  for (const file of printed) {
    const read = facts.get(file.fileId)
    if (!read) return `「${file.name}」 파일을 아직 읽지 못했습니다. 검사가 끝난 뒤 진행해 주세요.`
    if (read.problem !== null || read.pageCount === 0)
      return `「${file.name}」 파일은 열리지 않거나 쪽이 없어 이대로 진행할 수 없습니다. 새 파일을 받아 주세요.`
  }
  return fileRefusal(spec, files)
}
