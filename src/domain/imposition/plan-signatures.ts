import type { Paper } from '#/domain/catalog/paper.ts'
import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import { saddleCreep } from '#/domain/print/spine.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import { fitSignature, foldedSize, signatureOn, type SignaturePages } from '#/domain/print/signature-size.ts'
import type { Copies, Mm, Pages, SizeMm } from '#/domain/print/units.ts'
import { foldedBlock, type FoldedJob } from './folded-block.ts'
import { gatheredSignatures, nestedSignatures, type Signature } from './gathering.ts'
import type { Grid } from '#/domain/print/n-up.ts'
import { halfOf, layForm } from './lay-form.ts'
import type { ImpositionPlan, PressForm } from './plan.ts'
import { pressArea, type PressArea } from './press-area.ts'
import { signatureNotes } from './signature-notes.ts'

export interface BookBlock {
  readonly partIds: readonly string[]
  readonly paper: Paper
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
  /** Whether the section ends the book. */
  readonly closes: boolean
  /** Ground off the back of every leaf, 0 where the folds stay. */
  readonly milling: Mm
  readonly press: PressSheet
}

/** Signatures as large as sheet and paper allow, smaller ones for the rest; at most two pages of the rest stay blank. */
export function planSignatures(book: BookBlock): ImpositionPlan {
  const area = pressArea(book.press, true)
  const creep = book.nested ? roundMm(book.outside + saddleCreep(wholeOf(book), book.paper.caliper)) : 0
  const signatures = signaturesOf(book)
  return {
    partIds: book.partIds,
    scheme: book.nested ? 'saddle' : 'signatures',
    press: book.press,
    sheet: area.sheet,
    trim: book.trim,
    creep,
    forms: signatures.map((signature, index) => formOf(book, area, signature, index)),
    notes: signatureNotes({ ...book, creep, signatures }),
  }
}

/** Folded paper has pages by fours. */
const wholeOf = ({ pages }: Pick<BookBlock, 'pages'>): Pages => Math.ceil(pages.length / 4) * 4

/** Both sides on one set of plates where half of the sheet holds the signature. */
function runOf(book: BookBlock, area: PressArea, pages: SignaturePages): { turns: boolean; at: Grid } {
  const { process } = book.press
  const size = foldedSize(book.trim, pages, book.milling)
  const half = fitSignature(halfOf(area), size, process)
  const turns = process === 'offset' && half.count > 0
  return { turns, at: turns ? half : fitSignature(area, size, process) }
}

/** Nested ones take their pages from both ends, so the list runs from the outside in. */
function signaturesOf({ press, trim, paper, milling, nested, pages, closes }: BookBlock): readonly Signature[] {
  const largest = signatureOn(press, trim, paper.gsm, milling)?.pages
  if (!largest) throw new Error(`no signature of ${trim.width} × ${trim.height} mm fits the sheet`)
  return nested ? nestedSignatures(wholeOf({ pages }), largest) : gatheredSignatures(pages.length, largest, closes)
}

function formOf(book: BookBlock, area: PressArea, { pages, before, printed }: Signature, index: number): PressForm {
  const whole = wholeOf(book)
  const bookPage = (local: Pages): Pages =>
    book.nested && local > pages / 2 ? whole - before - pages + local : before + local
  const { turns, at } = runOf(book, area, pages)
  const caliper = book.paper.caliper / 1000
  const job: FoldedJob = {
    trim: book.trim,
    bindingSide: book.bindingSide,
    pageOf: (local) => (local > printed ? null : (book.pages[bookPage(local) - 1] ?? null)),
    creepOf: (local) => (book.nested ? roundMm(book.outside + nestCreep(bookPage(local), whole, caliper)) : 0),
    step: book.nested ? null : book.firstForm + index,
    milling: book.milling,
  }
  const block = foldedBlock(job, pages)
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
