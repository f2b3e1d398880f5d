import { bodyPages } from '#/domain/print/leaves.ts'
import { formatMm, formatSize } from '#/domain/print/round-mm.ts'
import { formatCount } from '#/lib/format-count.ts'
import { measuresOf } from './geometry-of.ts'
import { EBOOK_WORDS, isEbook } from './ebook-job.ts'
import type { JobSpec, PartSpec } from './job-spec.ts'
import { isKit, kitWords } from './kit-job.ts'
import { kindOf, partDefinition } from './kinds.ts'
import { findCoating, foldOf, findPaper } from './lookup.ts'

/** What a job measures, in one line: `152 × 225 mm, 232쪽, 책등 13.5 mm`, `148 × 210 mm, 양면 4도`. */
export function geometryLine(spec: JobSpec): string {
  if (isEbook(spec)) return EBOOK_WORDS
  if (isKit(spec)) return kitWords(spec)
  if (spec.binding !== null) {
    const { spine } = measuresOf(spec)
    const pages = `${formatCount(bodyPages(spec))}쪽`
    return [formatSize(spec.trim), pages, spine === null ? '' : `책등 ${formatMm(spine)} mm`].filter(Boolean).join(', ')
  }
  const [sheet] = spec.parts
  const fold = foldOf(sheet)
  return [formatSize(spec.trim), sheet ? sidesOf(sheet) : '', fold ? `${fold.name} 접지` : '']
    .filter(Boolean)
    .join(', ')
}

/** What it is made of: `본문 미색모조 100 g · 표지 스노우 250 g 무광 코팅`. */
export function materialLine(spec: JobSpec): string {
  const kind = kindOf(spec.product)
  return spec.parts
    .map((part) => {
      const title = spec.parts.length > 1 ? (partDefinition(kind, part.role)?.title ?? '') : ''
      const coating = part.coating.front === 'none' ? '' : `${findCoating(part.coating.front)?.name ?? ''} 코팅`
      return [title, findPaper(part)?.name ?? part.paper, coating].filter(Boolean).join(' ')
    })
    .join(' · ')
}

function sidesOf({ ink }: PartSpec): string {
  if (ink.back === 0) return `단면 ${ink.front}도`
  return ink.front === ink.back ? `양면 ${ink.front}도` : `앞 ${ink.front}도, 뒤 ${ink.back}도`
}
