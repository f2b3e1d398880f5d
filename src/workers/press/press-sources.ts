import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { bodySections } from '#/domain/imposition/body-sections.ts'
import { expectationOf, partsOfRole } from '#/domain/preflight/expectation-of.ts'
import type { FileRole } from '#/domain/preflight/file-expectation.ts'
import type { PressFile } from '#/domain/press/press-order.ts'
import { filePages } from '#/domain/print/expected-files.ts'
import type { Pages } from '#/domain/print/units.ts'
import { openSource, type SourcePage, type SourcePages } from '#/pdf/impose/source-pages.ts'

/** A file on this machine's disk, with the number of its pages. */
export interface CopyOnDisk {
  readonly file: PressFile
  readonly path: string
  readonly count: Pages
}

export interface OpenedFile {
  readonly file: PressFile
  readonly path: string
  readonly pages: readonly SourcePage[]
  /** Korean: a page count that was not ordered. */
  readonly warning: string | null
  /** Written as PDF/X-4, and looked at. */
  readonly isPdfx?: boolean
}

/** The copy of the customer's file, if its bytes are still those that were approved. */
export async function openPressFile(
  spec: JobSpec,
  file: PressFile,
  { path, sha256 }: { readonly path: string; readonly sha256: string },
): Promise<OpenedFile> {
  const expectation = expectationOf(spec, file.part, null)
  if (!expectation) throw new Error(`file ${file.fileId} has no place in the order`)
  const bytes = fs.readFileSync(path)
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`file ${file.fileId} is not what was approved`)
  const pages = await openSource(bytes, expectation)
  const { pageCounts } = expectation
  const warning = pageCounts.includes(pages.length)
    ? null
    : `${file.name}: ${pageCounts.join(' 또는 ')}쪽을 주문했는데 ${pages.length}쪽입니다.`
  return { file, path, pages, warning }
}

/** Pages of a role as its plans count them. A body that came in sections is put together in the order of the bound book. */
export function pagesOfRole(spec: JobSpec, role: FileRole, opened: readonly OpenedFile[]): SourcePages {
  const own = opened.filter(({ file }) => file.role === role)
  const parts = partsOfRole(spec, role)
  const bySection = parts.length > 1 && own.every(({ file }) => parts.some(({ id }) => id === file.part))
  if (!bySection) return own.flatMap(({ pages }) => pages)
  const pagesOf = (id: string) => own.find(({ file }) => file.part === id)?.pages ?? []
  if (role !== 'inner')
    return parts.flatMap((part) => Array.from({ length: filePages(part) }, (_, page) => pagesOf(part.id)[page] ?? null))
  const whole: (SourcePage | null)[] = []
  for (const { part, pages } of bodySections(parts, findBinding(spec.binding)?.style === 'saddle'))
    for (const [index, page] of pages.entries()) whole[page - 1] = pagesOf(part.id)[index] ?? null
  return whole
}

/** Parts of the job whose pages a file holds. */
export function partIdsOf(spec: JobSpec, { role, part }: PressFile): readonly string[] {
  const all = partsOfRole(spec, role).map(({ id }) => id)
  return all.includes(part) ? [part] : all
}
