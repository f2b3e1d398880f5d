import { formatCount } from '#/lib/format-count.ts'
import { openSize } from './open-size.ts'
import { bodyPages } from '#/domain/print/leaves.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { EBOOK_WORDS, isEbook } from './ebook-job.ts'
import type { JobSpec } from './job-spec.ts'
import { isKit, kitWords } from './kit-job.ts'
import { kindOf } from './kinds.ts'
import { bindingOf, findTrim, foldOf, sameSize } from './lookup.ts'

/** The size by its name where it has one among those of the kind (`A5 국판`), else in millimetres. */
export function sizeName(spec: JobSpec, size: SizeMm): string {
  if (spec.sizeName !== undefined) return spec.sizeName
  const named = kindOf(spec.product)
    .trims.map(findTrim)
    .find((trim) => trim && sameSize(trim.size, size))
  return named?.name ?? `${formatMm(size.width)} × ${formatMm(size.height)} mm`
}

/** What a job is called that leaves by the next working day. */
export const RUSH_NAME = '24시간'

/** The job in one short line: `A5 국판 200쪽 무선 100권`, `A4 양면 4,000장`; with `24시간` where it is in a hurry. */
export function specSummary(spec: JobSpec): string {
  if (isEbook(spec)) return EBOOK_WORDS
  if (isKit(spec)) return kitWords(spec)
  const { unit } = kindOf(spec.product)
  const copies = `${formatCount(spec.copies)}${unit}${spec.rush ? ` ${RUSH_NAME}` : ''}`
  const binding = bindingOf(spec)
  if (binding) return `${sizeName(spec, spec.trim)} ${formatCount(bodyPages(spec))}쪽 ${binding.name} ${copies}`
  const [sheet] = spec.parts
  const fold = foldOf(sheet)
  const sides = sheet?.ink.back === 0 ? '단면' : '양면'
  return [sizeName(spec, openSize(spec)), sides, ...(fold ? [`${fold.name} 접지`] : []), copies].join(' ')
}
