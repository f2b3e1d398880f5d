import { paperOf } from '#/domain/catalog/lookup.ts'
import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import { saddleCreep } from '#/domain/print/spine.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import type { Copies, Gsm, Mm, Pages, SizeMm } from '#/domain/print/units.ts'
import { SIGNATURE_PAGES, type SignaturePages } from './fold-scheme.ts'
import { foldedBlock, type FoldedJob, foldedSize } from './folded-block.ts'
import { fitBlocks, halfOf, layForm } from './lay-form.ts'
import type { ImpositionPlan, PressForm } from './plan.ts'
import { pressArea, type PressArea } from './press-area.ts'

export interface BookBlock {
  readonly partIds: readonly string[]
  readonly paper: string
  readonly trim: SizeMm
  readonly bindingSide: 'left' | 'right'
  readonly copies: Copies
  /** Pages of the body that it carries, in reading order. */
  readonly pages: readonly Pages[]
  /** Laid into each other and stapled, or one behind the other and glued or sewn. */
  readonly nested: boolean
  /** Thickness of the sheets of other sections that lie round it. */
  readonly outside: Mm
  /** Number of its first signature: those of the sections before it are counted, so that the stair on the back goes on. */
  readonly firstForm: number
  readonly press: PressSheet
}

/** Heavier paper is folded less often, or it creases at the corners. */
const HEAVIEST: Readonly<Record<SignaturePages, Gsm>> = { 32: 80, 16: 130, 8: 180, 4: Number.POSITIVE_INFINITY }

interface Signature {
  readonly pages: SignaturePages
  /** Pages of the book before it, counted from the front. */
  readonly before: Pages
}

/** Signatures as large as sheet and paper allow, smaller ones for the rest; at most two pages at the end stay blank. */
export function planSignatures(book: BookBlock): ImpositionPlan {
  const area = pressArea(book.press, true)
  const whole = Math.ceil(book.pages.length / 4) * 4
  const creep = book.nested ? roundMm(book.outside + saddleCreep(whole, paperOf(book.paper).caliper)) : 0
  const forms = signatures(book, area, whole).map((signature, index) => formOf(book, area, whole, signature, index))
  return {
    partIds: book.partIds,
    scheme: book.nested ? 'saddle' : 'signatures',
    press: book.press,
    sheet: area.sheet,
    trim: book.trim,
    creep,
    forms,
    notes: notesOf(book, whole, creep),
  }
}

/** How many pages the largest signature has that sheet and paper take. */
export function largestSignature(area: PressArea, trim: SizeMm, gsm: Gsm): SignaturePages {
  const found = SIGNATURE_PAGES.find(
    (pages) => gsm <= HEAVIEST[pages] && fitBlocks(area, foldedSize(trim, pages)).count > 0,
  )
  if (!found) throw new Error(`no signature of ${trim.width} × ${trim.height} mm fits the sheet`)
  return found
}

/** Nested ones take their pages from both ends, so the list runs from the outside in. */
function signatures(book: BookBlock, area: PressArea, whole: Pages): readonly Signature[] {
  const largest = largestSignature(area, book.trim, paperOf(book.paper).gsm)
  const list: Signature[] = []
  let before = 0
  let left = whole
  while (left > 0) {
    const pages = SIGNATURE_PAGES.find((size) => size <= largest && size <= left) ?? 4
    list.push({ pages, before })
    before += book.nested ? pages / 2 : pages
    left -= pages
  }
  return list
}

function formOf(
  book: BookBlock,
  area: PressArea,
  whole: Pages,
  { pages, before }: Signature,
  index: number,
): PressForm {
  const bookPage = (local: Pages): Pages =>
    book.nested && local > pages / 2 ? whole - before - pages + local : before + local
  const caliper = paperOf(book.paper).caliper / 1000
  const job: FoldedJob = {
    trim: book.trim,
    bindingSide: book.bindingSide,
    pageOf: (local) => book.pages[bookPage(local) - 1] ?? null,
    creepOf: (local) => (book.nested ? roundMm(book.outside + nestCreep(bookPage(local), whole, caliper)) : 0),
    step: book.nested ? null : book.firstForm + index,
  }
  const block = foldedBlock(job, pages)
  const half = fitBlocks(halfOf(area), block.size)
  const turns = book.press.process === 'offset' && half.count > 0
  const at = turns ? half : fitBlocks(area, block.size)
  const blocks = Array.from({ length: at.count }, () => block)
  const { sides, workStyle } = layForm(area, blocks, at, turns ? 'work-and-turn' : 'sheetwise')
  const copiesPerSheet = at.count * (turns ? 2 : 1)
  return {
    number: book.firstForm + index,
    label: `${book.firstForm + index}대 ${pages}쪽`,
    workStyle,
    copiesPerSheet,
    sheets: Math.ceil(book.copies / copiesPerSheet),
    grain: at.turned ? 'long' : 'short',
    sides,
  }
}

/** The outermost leaf stays; each one further in is pushed out by one thickness of paper. */
function nestCreep(page: Pages, whole: Pages, caliper: Mm): Mm {
  const fromOutside = Math.floor((Math.min(page, whole + 1 - page) - 1) / 2)
  return roundMm(fromOutside * caliper)
}

function notesOf(book: BookBlock, whole: Pages, creep: Mm): readonly string[] {
  const notes: string[] = []
  if (creep > 0) notes.push(`밀림 보정: 가장 안쪽에서 책등 쪽으로 ${Math.round(creep * 100) / 100} mm 당겼습니다.`)
  const blank = whole - book.pages.length
  if (blank > 0) notes.push(`마지막 대수의 빈 면 ${blank}쪽은 제본 전에 떼어 냅니다.`)
  if (!book.nested && !book.partIds.includes('cover'))
    notes.push('책등에는 도련이 없습니다. 접지표(계단)를 보고 대수를 확인해 주세요.')
  return notes
}
