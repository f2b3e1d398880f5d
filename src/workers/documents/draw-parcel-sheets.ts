import type { ParcelSheets } from '#/domain/shipping/parcel-sheet.ts'
import { drawBundles } from '#/pdf/parcels/draw-bundles.ts'
import { drawLabels } from '#/pdf/parcels/draw-labels.ts'
import { drawSlips } from '#/pdf/parcels/draw-slips.ts'
import { penFonts } from './pen-fonts.ts'

export function drawParcelSheets(sheets: ParcelSheets): Promise<Uint8Array> {
  const fonts = penFonts()
  if (sheets.kind === 'classes') return drawBundles(sheets, fonts)
  return sheets.kind === 'labels' ? drawLabels(sheets, fonts) : drawSlips(sheets, fonts)
}
