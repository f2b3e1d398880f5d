import type { PartRole } from '#/domain/print/print-job.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { SizeMm } from '#/domain/print/units.ts'

/** What the pages of a part are called and how large they were ordered; null where the whole sheet is not the trim size. */
export interface PartPages {
  readonly role: PartRole
  readonly ordered: SizeMm | null
}

/** Names of files that hold all sections of a role. */
const BOUND_WHOLE: Readonly<Record<string, PartRole>> = { inner: 'body', insert: 'insert' }

/** A one-page cover file is the flat sheet (back, spine, front), whose size comes with the quote. */
export function partPages(
  spec: JobSpec,
  partId: string,
  pageCount: number,
  coverFlat: { readonly width: number; readonly height: number } | null,
): PartPages {
  const role = BOUND_WHOLE[partId] ?? spec.parts.find((part) => part.id === partId)?.role ?? 'sheet'
  const isFlat = role === 'cover' && pageCount <= 2 && spec.binding !== null
  return { role, ordered: isFlat ? coverFlat : spec.trim }
}

/** 「표지 바깥」, 「12쪽」, 「앞면」: how people call a page of this part. */
export function pageLabel(role: PartRole, filePage: number, pageCount: number): string {
  if (role === 'cover') {
    if (pageCount === 1) return '표지'
    if (pageCount === 2) return filePage === 1 ? '표지 바깥' : '표지 안쪽'
    return `표지 ${filePage}`
  }
  if (role === 'sheet') return pageCount <= 2 ? (filePage === 1 ? '앞면' : '뒷면') : `${filePage}쪽`
  if (role === 'endpaper') return `면지 ${filePage}`
  return role === 'insert' ? `간지 ${filePage}` : `${filePage}쪽`
}
