import { PDFName } from '@cantoo/pdf-lib'
import { transformBox, type Box } from '#/pdf/content/box.ts'
import { multiply, type Matrix } from '#/pdf/content/matrix.ts'
import { pageGeometry, rawBoxes } from '#/pdf/facts/page-geometry.ts'
import type { FixFile, NumberedPage } from './open-for-fix.ts'
import { pageForm } from './page-form.ts'

/** One drawing of the old page on the new one; both in points of the page as shown, from the old media box's corner. */
export interface Drawing {
  readonly matrix: Matrix
  /** Where it may leave ink; everywhere when absent. */
  readonly clip?: Box
}

export interface NewPage {
  readonly drawings: readonly [Drawing, ...Drawing[]]
  readonly media: Box
  readonly bleed: Box | null
  readonly trim: Box | null
}

/**
 * Draws a page anew: upright, in points, its media box at the origin, without a crop box. The first drawing is the page
 * itself; notes and links go with it. Nothing is converted: colours, fonts and pictures are the same objects as before.
 */
export function redrawPage(file: FixFile, { node }: NumberedPage, page: NewPage): void {
  const { objects } = file
  const { context } = objects
  const { dict } = node
  const raw = rawBoxes(objects, node)
  const { base, visible } = pageGeometry(raw)
  const toOrigin: Matrix = [1, 0, 0, 1, -page.media.left, -page.media.bottom]
  const form = pageForm(file, node, raw.media ?? LETTER)
  const commands = page.drawings.map(({ matrix, clip }) => {
    const whole = multiply(multiply(base, matrix), toOrigin)
    const window = transformBox(toOrigin, clip ?? transformBox(matrix, visible))
    return `q ${rectangle(window)} W n ${whole.map(figure).join(' ')} cm /JikjiPage Do Q`
  })
  const set = (key: string, value: Parameters<typeof dict.set>[1]) => dict.set(PDFName.of(key), value)
  const setBox = (key: string, box: Box | null) => {
    if (!box) return dict.delete(PDFName.of(key))
    const { left, bottom, right, top } = transformBox(toOrigin, box)
    return set(key, context.obj([left, bottom, right, top].map(rounded)))
  }
  // The page itself last: where clips meet, its edge covers that of the copies and no white seam is left.
  set('Contents', context.register(context.flateStream(commands.toReversed().join('\n'))))
  set('Resources', context.obj({ XObject: { JikjiPage: form } }))
  setBox('MediaBox', page.media)
  setBox('CropBox', page.media)
  setBox('BleedBox', page.bleed)
  setBox('TrimBox', page.trim)
  set('Rotate', context.obj(0))
  for (const key of ['ArtBox', 'UserUnit', 'StructParents', 'Thumb']) dict.delete(PDFName.of(key))
  moveAnnotations(file, node, multiply(multiply(base, page.drawings[0].matrix), toOrigin))
}

const LETTER: Box = { left: 0, bottom: 0, right: 612, top: 792 }

function moveAnnotations({ objects }: FixFile, { dict }: NumberedPage['node'], matrix: Matrix): void {
  for (const value of objects.array(dict.get(PDFName.of('Annots'))) ?? []) {
    const annotation = objects.dict(value)
    const [x1, y1, x2, y2] = (objects.array(annotation?.get(PDFName.of('Rect'))) ?? []).map((part) =>
      objects.number(part),
    )
    if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) continue
    const box = transformBox(matrix, { left: x1, bottom: y1, right: x2, top: y2 })
    annotation?.set(PDFName.of('Rect'), objects.context.obj([box.left, box.bottom, box.right, box.top].map(rounded)))
  }
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000
/** PDF knows no exponents. */
const figure = (value: number) => value.toFixed(6).replace(/\.?0+$/, '')
const rectangle = ({ left, bottom, right, top }: Box) =>
  `${figure(left)} ${figure(bottom)} ${figure(right - left)} ${figure(top - bottom)} re`
