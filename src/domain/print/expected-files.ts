import type { CoverGeometry } from './cover-flat.ts'
import { bodyPages } from './leaves.ts'
import { BLEED_ALL_ROUND, withEdges } from './n-up.ts'
import type { Edges } from './n-up.ts'
import type { PrintJob, PrintPart } from './print-job.ts'
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

export function expectedFiles(job: PrintJob, flatCover: CoverGeometry | null): readonly ExpectedFile[] {
  const files: ExpectedFile[] = []
  const cover = job.parts.find((part) => part.role === 'cover')
  const pages = bodyPages(job)
  if (pages > 0) files.push(innerFile(job, pages))
  if (cover && cover.ink.front + cover.ink.back > 0) files.push(coverFile(job, cover, flatCover))
  const inserts = job.parts.filter((part) => part.role === 'insert' && part.ink.front > 0)
  if (inserts.length > 0) files.push(insertFile(job, inserts))
  const sheet = job.parts.find((part) => part.role === 'sheet')
  if (sheet) files.push(sheetFile(job, sheet))
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

const HINT = '펼침면이 아니라 낱쪽으로 된 PDF를 올려 주세요.'

/** Pages come one by one in reading order; the bleed of the bound edge is taken if it is there and not missed if not. */
const innerFile = (job: PrintJob, pages: Pages): ExpectedFile =>
  file('inner', '내지', { count: pages }, job.trim, leafBleed(job), safeOfLeaf(job), HINT)

const safeOfLeaf = ({ binding }: PrintJob): Mm => (binding?.style === 'ring' ? SAFE_RING : SAFE)

/** Pages of a section in its file: leaves that are printed on one side come one page a leaf. */
export const filePages = (part: Pick<PrintPart, 'role' | 'ink' | 'pages'>): Pages =>
  part.role === 'insert' && part.ink.back === 0 ? part.pages / 2 : part.pages

function insertFile(job: PrintJob, inserts: readonly PrintPart[]): ExpectedFile {
  const count = inserts.reduce((sum, part) => sum + filePages(part), 0)
  return file('insert', '간지', { count }, job.trim, leafBleed(job), safeOfLeaf(job), HINT)
}

function coverFile({ trim }: PrintJob, { ink }: PrintPart, flatCover: CoverGeometry | null): ExpectedFile {
  const inside = ink.back > 0
  const also = (pages: Pages) => (inside ? [] : [pages])
  if (!flatCover) {
    const hint = '앞표지와 뒤표지를 한 쪽씩 만들어 주세요.'
    return file('cover', '표지', { count: inside ? 4 : 2, also: also(4) }, trim, BLEED_ALL_ROUND, SAFE_RING, hint)
  }
  const { kind, flat, bleed } = flatCover
  const turnedIn = kind === 'case'
  const hint = turnedIn ? '판지를 싸는 여백까지 펼친 크기입니다.' : '뒤표지, 책등, 앞표지를 한 쪽에 펼쳐 주세요.'
  return file('cover', '표지', { count: inside ? 2 : 1, also: also(2) }, flat, bleed, turnedIn ? 8 : SAFE, hint)
}

function sheetFile({ openSize }: PrintJob, { pages }: PrintPart): ExpectedFile {
  const hint = pages === 2 ? '앞면과 뒷면을 한 쪽씩 만들어 주세요.' : '한 쪽으로 만들어 주세요.'
  return file(
    'sheet',
    '인쇄 파일',
    { count: pages, also: pages === 1 ? [2] : [] },
    openSize,
    BLEED_ALL_ROUND,
    SAFE,
    hint,
  )
}
