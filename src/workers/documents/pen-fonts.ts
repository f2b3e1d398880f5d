import fs from 'node:fs'
import type { PenFonts } from '#/pdf/parcels/pen.ts'

const font = (weight: 'Regular' | 'Bold') =>
  fs.readFileSync(new URL(`../../pdf/fonts/Pretendard-${weight}.ttf`, import.meta.url))

export const penFonts = (): PenFonts => ({ regular: font('Regular'), bold: font('Bold') })
