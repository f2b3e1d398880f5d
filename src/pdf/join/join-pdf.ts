import { PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import type { BindingFit } from '#/domain/bindings/binding-set.ts'
import type { BookPage } from '#/domain/bindings/plan-binding.ts'
import { pageScale } from '#/domain/bindings/fit-page.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { BoxMm } from '#/domain/preflight/pdf-facts.ts'
import { FixRefused } from '#/pdf/fix/fix-refused.ts'
import { type PlateTools, inBlack } from '#/pdf/fix/in-black.ts'
import { intersect, transformBox, type Box } from '#/pdf/content/box.ts'
import { inverse, multiply, type Matrix } from '#/pdf/content/matrix.ts'
import { PageImporter } from '#/pdf/impose/page-importer.ts'
import { points } from '#/pdf/impose/page-on-sheet.ts'
import { openSource, type SourcePage } from '#/pdf/impose/source-pages.ts'
import { markAddedBlank } from '#/pdf/objects/added-blank.ts'

export interface JoinPlan {
  readonly title: string
  /** What the joined file has to be: size and bleed of its pages. */
  readonly expectation: FileExpectation
  readonly pages: readonly BookPage[]
  /** Of each file. */
  readonly fits: readonly BindingFit[]
  /** Files whose colours become black ink, counted from 0. */
  readonly black: readonly number[]
}

/** `unreadable`: it cannot be read or lacks a page that the plan wants. `colours`: what it shows in colour cannot be made black. */
export type JoinRefusal = 'unreadable' | 'colours'

/** One of the files cannot be joined as it is asked. */
export class JoinRefused extends Error {
  readonly file: number
  readonly reason: JoinRefusal
  constructor(file: number, reason: JoinRefusal = 'unreadable') {
    super(`file ${file} cannot be joined: ${reason}`)
    this.name = 'JoinRefused'
    this.file = file
    this.reason = reason
  }
}

/**
 * One PDF of all pages in the order of the plan. Pages go over as they are, with their own fonts, pictures and colours; what is of
 * another size is drawn larger or smaller, and blank pages are marked as the shop's own. Throws `JoinRefused`.
 */
export async function joinPdf(files: readonly Uint8Array[], plan: JoinPlan, tools: PlateTools): Promise<Uint8Array> {
  const target = await PDFDocument.create()
  target.setTitle(plan.title)
  const sources: (readonly (SourcePage | null)[])[] = []
  for (const [at, bytes] of files.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one file is parsed at a time
    const printed = plan.black.includes(at) ? await inBlack(bytes, plan.expectation, tools).catch(refuseAs(at)) : bytes
    // oxlint-disable-next-line no-await-in-loop -- likewise
    sources.push(await openSource(printed, plan.expectation).catch(refuseAs(at)))
  }
  const importers = new Map<number, PageImporter>()
  const importerOf = (file: number, { objects }: SourcePage) => {
    const importer = importers.get(file) ?? new PageImporter(objects, target)
    importers.set(file, importer)
    return importer
  }
  for (const place of plan.pages) {
    const page = newPage(target, plan.expectation)
    if (place === null) {
      markAddedBlank(target.context, page.node)
      continue
    }
    const source = sources[place.file]?.[place.page - 1]
    if (!source) throw new JoinRefused(place.file)
    drawSource(page, source, importerOf(place.file, source), plan.expectation, plan.fits[place.file] ?? 'scale')
  }
  return target.save()
}

const refuseAs =
  (file: number) =>
  (why: unknown): never => {
    throw new JoinRefused(file, why instanceof FixRefused && why.reason !== 'unreadable' ? 'colours' : 'unreadable')
  }

function newPage(target: PDFDocument, { trim, bleed }: FileExpectation): PDFPage {
  const page = target.addPage([points(trim.width + 2 * bleed), points(trim.height + 2 * bleed)])
  page.setTrimBox(points(bleed), points(bleed), points(trim.width), points(trim.height))
  page.setBleedBox(0, 0, points(trim.width + 2 * bleed), points(trim.height + 2 * bleed))
  return page
}

function drawSource(
  page: PDFPage,
  source: SourcePage,
  importer: PageImporter,
  { trim, bleed }: FileExpectation,
  fit: BindingFit,
): void {
  const scale = source.misfit ? pageScale(source.trim, trim, fit) : 1
  const matrix = onPage(source, { trim, bleed }, scale)
  const whole = { left: 0, bottom: 0, right: points(trim.width + 2 * bleed), top: points(trim.height + 2 * bleed) }
  const shown = intersect(transformBox(inverse(matrix), whole), inPoints(source.media))
  const form = shown && importer.form(source.page, transformBox(inverse(source.base), shown))
  if (!form) return
  const { context } = page.doc
  const written = multiply(source.base, matrix).map(figure).join(' ')
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { JikjiPage: form } }))
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(`q ${written} cm /JikjiPage Do Q`)))
}

/** From points of the page as shown: the middle of its trim on the middle of the book's. */
function onPage(
  { trim: own }: SourcePage,
  { trim, bleed }: Pick<FileExpectation, 'trim' | 'bleed'>,
  scale: number,
): Matrix {
  const x = points(bleed + trim.width / 2) - scale * points(own.x + own.width / 2)
  const y = points(bleed + trim.height / 2) - scale * points(own.y + own.height / 2)
  return [scale, 0, 0, scale, x, y]
}

const inPoints = ({ x, y, width, height }: BoxMm): Box => ({
  left: points(x),
  bottom: points(y),
  right: points(x + width),
  top: points(y + height),
})

/** PDF knows no exponents. */
const figure = (value: number): string => value.toFixed(6).replace(/\.?0+$/, '')
