import { paperOf } from '#/domain/catalog/lookup.ts'
import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import { BLEED } from '#/domain/print/n-up.ts'
import { saddleCreep } from '#/domain/print/spine.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import type { Copies, Gsm, Mm, Pages, SizeMm } from '#/domain/print/units.ts'
import { SIGNATURE_PAGES, type SignaturePages } from './fold-scheme.ts'
import { foldedBlock, type FoldedJob, foldedSize, type FoldRoom, UNMILLED } from './folded-block.ts'
import { gatheredSignatures, nestedSignatures, type Signature } from './gathering.ts'
import { fitBlocks, halfOf, layForm } from './lay-form.ts'
import type { ImpositionPlan, PressForm } from './plan.ts'
import { pressArea, type PressArea } from './press-area.ts'
import { signatureNotes } from './signature-notes.ts'

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
  /** Whether the section ends the book. */
  readonly closes: boolean
  /** Ground off the back of every leaf, 0 where the folds stay. */
  readonly milling: Mm
  readonly press: PressSheet
}

/** Heavier paper is folded less often, or it creases at the corners. */
const HEAVIEST: Readonly<Record<SignaturePages, Gsm>> = { 32: 80, 16: 130, 8: 180, 4: Number.POSITIVE_INFINITY }

/** Signatures as large as sheet and paper allow, smaller ones for the rest; at most two pages of the rest stay blank. */
export function planSignatures(book: BookBlock): ImpositionPlan {
  const area = pressArea(book.press, true)
  const creep = book.nested ? roundMm(book.outside + saddleCreep(wholeOf(book), paperOf(book.paper).caliper)) : 0
  const signatures = signaturesOf(book, area)
  const rooms = signatures.map(({ pages }) => roomOn(runOf(book, area, pages).area, book, pages))
  return {
    partIds: book.partIds,
    scheme: book.nested ? 'saddle' : 'signatures',
    press: book.press,
    sheet: area.sheet,
    trim: book.trim,
    creep,
    forms: signatures.map((signature, index) => formOf(book, area, signature, rooms[index] ?? UNMILLED, index)),
    notes: signatureNotes({ ...book, creep, signatures, rooms }),
  }
}

/** Folded paper has pages by fours. */
const wholeOf = (book: BookBlock): Pages => Math.ceil(book.pages.length / 4) * 4

/** Both sides on one set of plates where half of the sheet holds the signature. */
function runOf(book: BookBlock, area: PressArea, pages: SignaturePages): { turns: boolean; area: SizeMm } {
  const half = halfOf(area)
  const turns = book.press.process === 'offset' && fitBlocks(half, foldedSize(book.trim, pages)).count > 0
  return { turns, area: turns ? half : area }
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
function signaturesOf(book: BookBlock, area: PressArea): readonly Signature[] {
  const largest = largestSignature(area, book.trim, paperOf(book.paper).gsm)
  return book.nested
    ? nestedSignatures(wholeOf(book), largest)
    : gatheredSignatures(book.pages.length, largest, book.closes)
}

/** What is cut off in front of a milled book, from the usual down to what is left where the sheet has no more. */
const FORE_EDGES: readonly Mm[] = [BLEED, 2.5, 2, 1.5, 1]

/**
 * Milling takes its room from the spare paper of the sheet; a tight sheet gives it from the fore edge. Rather that than half as
 * many pages: 신국판 on 국전 has 3 mm a leaf for both.
 */
function roomOn(area: SizeMm, book: BookBlock, pages: SignaturePages): FoldRoom {
  const least = BLEED - book.milling
  const places = (fore: Mm) => fitBlocks(area, foldedSize(book.trim, pages, { spine: book.milling, fore })).count
  const fore = FORE_EDGES.find((edge) => edge >= least && places(edge) === places(least)) ?? least
  return { spine: book.milling, fore }
}

function formOf(
  book: BookBlock,
  area: PressArea,
  { pages, before, printed }: Signature,
  room: FoldRoom,
  index: number,
): PressForm {
  const whole = wholeOf(book)
  const bookPage = (local: Pages): Pages =>
    book.nested && local > pages / 2 ? whole - before - pages + local : before + local
  const run = runOf(book, area, pages)
  const caliper = paperOf(book.paper).caliper / 1000
  const job: FoldedJob = {
    trim: book.trim,
    bindingSide: book.bindingSide,
    pageOf: (local) => (local > printed ? null : (book.pages[bookPage(local) - 1] ?? null)),
    creepOf: (local) => (book.nested ? roundMm(book.outside + nestCreep(bookPage(local), whole, caliper)) : 0),
    step: book.nested ? null : book.firstForm + index,
    room,
  }
  const block = foldedBlock(job, pages)
  const at = fitBlocks(run.area, block.size)
  const blocks = Array.from({ length: at.count }, () => block)
  const { sides, workStyle } = layForm(area, blocks, at, run.turns ? 'work-and-turn' : 'sheetwise')
  const copiesPerSheet = at.count * (run.turns ? 2 : 1)
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
