import type { ParcelSheets, PrintedBundle } from '#/domain/shipping/parcel-sheet.ts'
import { Pen, type PenFonts } from './pen.ts'

const WIDE = 100
const HIGH = 70
const EDGE = 6
const INNER = WIDE - 2 * EDGE

/** A label of 100 × 70 mm for the bundle of each class: its name in the largest type. */
export async function drawBundles({ bundles, day }: ParcelSheets, fonts: PenFonts): Promise<Uint8Array> {
  const pen = await Pen.over([WIDE, HIGH], `반 이름표 ${day}`, fonts)
  for (const bundle of bundles) {
    pen.page()
    draw(pen, bundle)
  }
  return pen.save()
}

function draw(pen: Pen, { receiver, title, name, copies, place, orderNumber }: PrintedBundle): void {
  pen.paragraph(receiver, { x: EDGE, y: 11, width: INNER - 24, size: 10, weight: 'bold', most: 1 })
  pen.right(`${place.number}/${place.of}`, WIDE - EDGE, 11, 10)
  pen.rule(14, EDGE, WIDE - EDGE, 0.4)
  pen.paragraph(name, { x: EDGE, y: 28, width: INNER, size: 26, weight: 'bold', most: 1 })
  pen.text(copies, EDGE, 43, 20, 'bold')
  pen.rule(48, EDGE, WIDE - EDGE)
  pen.paragraph(title, { x: EDGE, y: 54, width: INNER, size: 9, most: 2 })
  pen.right(orderNumber, WIDE - EDGE, 65, 7)
}
