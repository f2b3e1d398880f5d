import fs from 'node:fs'
import type { ParcelSheets } from '#/domain/shipping/parcel-sheet.ts'
import { drawBundles } from '#/pdf/parcels/draw-bundles.ts'
import { drawLabels } from '#/pdf/parcels/draw-labels.ts'
import { drawSlips } from '#/pdf/parcels/draw-slips.ts'

const font = (weight: 'Regular' | 'Bold') =>
  fs.readFileSync(new URL(`../../pdf/fonts/Pretendard-${weight}.ttf`, import.meta.url))

export function drawParcelSheets(sheets: ParcelSheets): Promise<Uint8Array> {
  const fonts = { regular: font('Regular'), bold: font('Bold') }
  if (sheets.kind === 'classes') return drawBundles(sheets, fonts)
  return sheets.kind === 'labels' ? drawLabels(sheets, fonts) : drawSlips(sheets, fonts)
}
