import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { partsOfRole, roleOf } from '#/domain/preflight/expectation-of.ts'
import type { FileRole } from '#/domain/preflight/file-expectation.ts'

/** A file as an order line is bound to it. */
export interface BoundFile {
  readonly fileId: string
  /** `cover`, `inner` for the whole body, a part's own id for one of its sections, or something that is not printed. */
  readonly part: string
  readonly name: string
  readonly sha256: string
  readonly contentType: string
}

const PRESS_ORDER: readonly FileRole[] = ['cover', 'inner', 'insert', 'sheet']

/**
 * Files of a line that go to the press: PDFs laid on a part of the job, the cover first, sections in reading order; of one
 * part the newest. Material is not one. Proof and press package read the same list, or they would show two different books.
 */
export function pressFiles<File extends BoundFile>(files: readonly File[]): readonly File[] {
  const newest = new Map(
    files.filter(({ part, contentType }) => contentType === 'application/pdf' && roleOf(part)).map((f) => [f.part, f]),
  )
  const rank = ({ part }: File) => PRESS_ORDER.indexOf(roleOf(part) ?? 'sheet')
  const section = ({ part }: File) => Number(/\d+$/u.exec(part)?.[0] ?? 0)
  return [...newest.values()].toSorted((a, b) => rank(a) - rank(b) || section(a) - section(b))
}

/** Korean: why these files cannot be laid on sheets of this job; null when they can. */
export function fileRefusal(spec: JobSpec, files: readonly BoundFile[]): string | null {
  const printed = pressFiles(files)
  if (printed.length === 0) return '인쇄할 PDF가 없습니다. 고객에게 파일을 요청해 주세요.'
  const wanted = geometryOf(spec).files
  for (const role of PRESS_ORDER) {
    const own = printed.filter(({ part }) => roleOf(part) === role).map(({ part }) => part)
    if (own.length === 0) continue
    const expected = wanted.find(({ part }) => part === role)
    if (!expected)
      return `이 사양에는 찍지 않는 부분의 파일(${own.join(', ')})이 있습니다. 파일이 앉을 자리를 고쳐 주세요.`
    const reason = sectionRefusal(expected.label, own, sectionIds(spec, role))
    if (reason !== null) return reason
  }
  return null
}

/** Either one file holds all of a part, or each of its sections has one. */
function sectionRefusal(label: string, own: readonly string[], sections: readonly string[]): string | null {
  const whole = sections.length === 1 || own.some((part) => !sections.includes(part))
  if (whole)
    return own.length === 1
      ? null
      : `${label} 전체 파일과 구간 파일이 함께 있습니다. 어느 쪽으로 찍을지 정해 한 가지만 남겨 주세요.`
  const missing = sections.filter((id) => !own.includes(id))
  return missing.length === 0
    ? null
    : `${label} 가운데 ${missing.join(', ')} 구간의 파일이 없습니다. 고객에게 파일을 요청해 주세요.`
}

const sectionIds = (spec: JobSpec, role: FileRole): readonly string[] => partsOfRole(spec, role).map(({ id }) => id)
