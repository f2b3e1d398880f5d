import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { coverFlat } from './cover-flat.ts'
import { openSize } from './folding.ts'
import { bodyPages } from './leaves.ts'
import { BLEED_ALL_ROUND, withEdges } from './n-up.ts'
import type { Edges } from './n-up.ts'
import { leafBleed } from './print-pieces.ts'
import type { Mm, Pages, SizeMm } from './units.ts'

/** One file the job wants from the customer, as it should be made. */
export interface ExpectedFile {
  /** The part name a file is bound to in cart, order and preflight. */
  readonly part: 'inner' | 'cover' | 'insert' | 'sheet'
  readonly label: string
  readonly pages: Pages
  /** Page counts that are taken as well: a cover may come without its blank inside. */
  readonly alsoPages: readonly Pages[]
  /** Trimmed size of one page of the file. */
  readonly trim: SizeMm
  readonly bleed: Edges
  /** Trim and bleed together: the page size of a file that has bleed. */
  readonly withBleed: SizeMm
  /** Keep text and faces this far from the trim. */
  readonly safe: Mm
  /** Korean: how to lay the pages out. */
  readonly hint: string
}

export const SAFE: Mm = 3
/** A ring's holes take the bound edge. */
const SAFE_RING: Mm = 10

export function expectedFiles(spec: JobSpec): readonly ExpectedFile[] {
  const files: ExpectedFile[] = []
  const cover = spec.parts.find((part) => part.role === 'cover')
  const pages = bodyPages(spec)
  if (pages > 0) files.push(innerFile(spec, pages))
  if (cover && cover.ink.front + cover.ink.back > 0) files.push(coverFile(spec, cover))
  const inserts = spec.parts.filter((part) => part.role === 'insert' && part.ink.front > 0)
  if (inserts.length > 0) files.push(insertFile(spec, inserts))
  const sheet = spec.parts.find((part) => part.role === 'sheet')
  if (sheet) files.push(sheetFile(spec, sheet))
  return files
}

const file = (
  part: ExpectedFile['part'],
  label: string,
  pages: { readonly count: Pages; readonly also?: readonly Pages[] },
  trim: SizeMm,
  bleed: Edges,
  safe: Mm,
  hint: string,
): ExpectedFile => ({
  part,
  label,
  pages: pages.count,
  alsoPages: pages.also ?? [],
  trim,
  bleed,
  withBleed: withEdges(trim, bleed),
  safe,
  hint,
})

const HINT = '한 쪽씩 차례대로 놓아 주세요.'

/** Pages come one by one in reading order; the bleed of the bound edge is taken if it is there and not missed if not. */
function innerFile(spec: JobSpec, pages: Pages): ExpectedFile {
  const ring = findBinding(spec.binding)?.style === 'ring'
  return file('inner', '내지', { count: pages }, spec.trim, leafBleed(spec), ring ? SAFE_RING : SAFE, HINT)
}

/** Pages of a section in its file: leaves that are printed on one side come one page a leaf. */
export const filePages = (part: PartSpec): Pages =>
  part.role === 'insert' && part.ink.back === 0 ? part.pages / 2 : part.pages

function insertFile(spec: JobSpec, inserts: readonly PartSpec[]): ExpectedFile {
  const count = inserts.reduce((sum, part) => sum + filePages(part), 0)
  return file(
    'insert',
    '간지',
    { count },
    spec.trim,
    leafBleed(spec),
    findBinding(spec.binding)?.style === 'ring' ? SAFE_RING : SAFE,
    HINT,
  )
}

function coverFile(spec: JobSpec, cover: PartSpec): ExpectedFile {
  const flat = coverFlat(spec)
  const inside = cover.ink.back > 0
  if (!flat) {
    const count = inside ? 4 : 2
    return file(
      'cover',
      '표지',
      { count, also: inside ? [] : [4] },
      spec.trim,
      BLEED_ALL_ROUND,
      SAFE_RING,
      '앞표지와 뒤표지를 한 쪽씩 놓아 주세요.',
    )
  }
  const turnedIn = findBinding(spec.binding)?.cover === 'case'
  const bleed = turnedIn ? { top: 0, right: 0, bottom: 0, left: 0 } : BLEED_ALL_ROUND
  const hint = turnedIn ? '판지를 싸는 여백까지 펼친 크기입니다.' : '뒤표지, 책등, 앞표지를 한 쪽에 펼쳐 주세요.'
  return file(
    'cover',
    '표지',
    { count: inside ? 2 : 1, also: inside ? [] : [2] },
    flat,
    bleed,
    turnedIn ? 8 : SAFE,
    hint,
  )
}

function sheetFile(spec: JobSpec, sheet: PartSpec): ExpectedFile {
  const hint = sheet.pages === 2 ? '앞면과 뒷면을 한 쪽씩 놓아 주세요.' : '한 쪽으로 만들어 주세요.'
  return file(
    'sheet',
    '인쇄 파일',
    { count: sheet.pages, also: sheet.pages === 1 ? [2] : [] },
    openSize(spec),
    BLEED_ALL_ROUND,
    SAFE,
    hint,
  )
}
