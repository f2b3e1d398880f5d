import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  type PDFFont,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { lyingSize } from '#/domain/imposition/block.ts'
import type { ImpositionPlan, PlacedPage, PressForm, SheetSide } from '#/domain/imposition/plan.ts'
import type { ProcessInk } from '#/domain/imposition/plate-inks.ts'
import { formatCount } from '#/lib/format-count.ts'
import { PLAIN_LETTERS } from '#/pdf/fonts/plain-letters.ts'
import { objectsOf, type PdfObjects } from '#/pdf/objects/objects.ts'
import { placeOnSheet, points } from './page-on-sheet.ts'
import { plateColours, registrationColour } from './plate-colours.ts'
import { drawPlateWords } from './plate-words.ts'
import { drawCollation, drawColourBar, drawMarks } from './sheet-ink.ts'
import { PageImporter } from './page-importer.ts'
import type { SourcePage, SourcePages } from './source-pages.ts'
import { spotInks } from './spot-inks.ts'

export interface SheetWords {
  /** Beginning of the words on every sheet: order number, part. */
  readonly job: readonly string[]
  /** End of them: paper, copies, date. */
  readonly run: readonly string[]
  readonly title: string
  /** Process inks of a side; spot inks are found in its pages. */
  readonly inks: (form: PressForm, side: SheetSide) => readonly ProcessInk[]
  /** A TTF with Hangul; only the letters used are embedded. */
  readonly font: Uint8Array
  /** What the file is to say of itself, done last; nothing but its title where it is absent. */
  readonly say?: ((objects: PdfObjects) => void) | undefined
}

export interface ImposedPdf {
  readonly pdf: Uint8Array
  readonly sides: number
  /** Pages of the file, 1-based, that did not have the ordered size and were laid in the middle. */
  readonly misfits: readonly number[]
}

const FACES = { front: '앞', back: '뒤' } as const

/** One page for each side of each press sheet. `progress` is told how many of the sides are done. */
export async function imposePlan(
  source: SourcePages,
  plan: ImpositionPlan,
  words: SheetWords,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<ImposedPdf> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  document.setTitle(words.title)
  document.setProducer('Jikji')
  const font = await document.embedFont(words.font, { subset: true, features: PLAIN_LETTERS })
  const press = new PressRun(document, source, font)
  const sides = plan.forms.flatMap((form) => form.sides.map((side) => ({ form, side })))
  for (const [index, { form, side }] of sides.entries()) {
    press.drawSide(plan, form, side, words)
    progress(index + 1, sides.length)
  }
  words.say?.(objectsOf(document.context))
  const pdf = await document.save({ objectsPerTick: Number.POSITIVE_INFINITY })
  return { pdf, sides: sides.length, misfits: press.misfits() }
}

class PressRun {
  readonly #document: PDFDocument
  readonly #source: SourcePages
  readonly #importers = new Map<PdfObjects, PageImporter>()
  readonly #font: PDFFont
  readonly #registration: PDFRef
  readonly #misfits = new Set<number>()

  constructor(document: PDFDocument, source: SourcePages, font: PDFFont) {
    this.#document = document
    this.#source = source
    this.#font = font
    this.#registration = registrationColour(document)
  }

  misfits = (): readonly number[] => [...this.#misfits].toSorted((a, b) => a - b)

  drawSide(plan: ImpositionPlan, form: PressForm, side: SheetSide, words: SheetWords): void {
    const page = this.#document.addPage([points(plan.sheet.width), points(plan.sheet.height)])
    for (const placed of side.pages) this.#drawPlaced(page, placed)
    setBoxes(page, side.pages)
    const colours = plateColours(
      page,
      this.#registration,
      words.inks(form, side),
      this.#hasNoSpots(side) ? [] : spotInks(page),
    )
    drawMarks(page, side, colours)
    drawCollation(page, side.collation)
    drawColourBar(page, side.colourBar, colours)
    if (!side.slug) return
    const face = form.workStyle === 'work-and-turn' ? '앞뒤 같은 판' : FACES[side.face]
    const sheets = `${formatCount(form.sheets)}장`
    const name = [...words.job, `${form.label} ${face}`]
    drawPlateWords(page, side.slug, { name, run: [plan.press.name, sheets, ...words.run] }, this.#font, colours)
  }

  /** A spot that still has a name in pages that were brought to the inks of the job is on none of them, and gets no patch and no plate. */
  #hasNoSpots(side: SheetSide): boolean {
    return side.pages.every(({ page }) => page === null || (this.#source[page - 1]?.noSpots ?? false))
  }

  #importerOf({ objects }: SourcePage): PageImporter {
    const importer = this.#importers.get(objects) ?? new PageImporter(objects, this.#document)
    this.#importers.set(objects, importer)
    return importer
  }

  #drawPlaced(page: PDFPage, placed: PlacedPage): void {
    if (placed.page === null) return
    const source = this.#source[placed.page - 1]
    const at = source && placeOnSheet(placed, source)
    if (!source || !at) return
    if (source.misfit) this.#misfits.add(placed.page)
    const form = this.#importerOf(source).form(source.page, at.clip)
    if (!form) return
    const name = page.node.newXObject('Page', form)
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(...at.matrix),
      drawObject(PDFName.of(name.decodeText())),
      popGraphicsState(),
    )
  }
}

/** The smallest boxes that hold all trims, and all trims with their bleed. */
function setBoxes(page: PDFPage, pages: readonly PlacedPage[]): void {
  const rectangles = pages.map((placed) => {
    const { width, height } = lyingSize(placed.size, placed.turn)
    const out = Math.max(0, ...Object.values(placed.bleed))
    return { left: placed.x, bottom: placed.y, right: placed.x + width, top: placed.y + height, out }
  })
  const box = (grow: (out: number) => number) => {
    const left = Math.min(...rectangles.map((r) => r.left - grow(r.out)))
    const bottom = Math.min(...rectangles.map((r) => r.bottom - grow(r.out)))
    const right = Math.max(...rectangles.map((r) => r.right + grow(r.out)))
    const top = Math.max(...rectangles.map((r) => r.top + grow(r.out)))
    return [left, bottom, right - left, top - bottom].map(points) as [number, number, number, number]
  }
  page.setTrimBox(...box(() => 0))
  page.setBleedBox(...box((out) => out))
}
