import type { Mm, SizeMm } from './units.ts'

/** Mill sheets that presses' sheets are cut from (국전 636 × 939, 46전 788 × 1091); prices are per 500 of them. */
export type MillSheet = 'kuk' | 'sasa'

export interface PressSheet {
  readonly id: string
  readonly name: string
  readonly size: SizeMm
  readonly process: 'offset' | 'digital'
  readonly mill: MillSheet
  /** How many are cut from one mill sheet. */
  readonly perMillSheet: number
}

export const PRESS_SHEETS: readonly PressSheet[] = [
  { id: 'kuk', name: '국전', size: { width: 636, height: 939 }, process: 'offset', mill: 'kuk', perMillSheet: 1 },
  { id: 'sasa', name: '46전', size: { width: 788, height: 1091 }, process: 'offset', mill: 'sasa', perMillSheet: 1 },
  { id: 'kuk-2', name: '국2절', size: { width: 468, height: 636 }, process: 'offset', mill: 'kuk', perMillSheet: 2 },
  { id: 'sasa-2', name: '46반', size: { width: 545, height: 788 }, process: 'offset', mill: 'sasa', perMillSheet: 2 },
  { id: 'sra3', name: 'SRA3', size: { width: 320, height: 450 }, process: 'digital', mill: 'sasa', perMillSheet: 4 },
  { id: 'kuk-4', name: '국4절', size: { width: 318, height: 468 }, process: 'digital', mill: 'kuk', perMillSheet: 4 },
  {
    id: 'long-330',
    name: '330 × 487',
    size: { width: 330, height: 487 },
    process: 'digital',
    mill: 'sasa',
    perMillSheet: 4,
  },
  {
    id: 'banner-330',
    name: '330 × 660',
    size: { width: 330, height: 660 },
    process: 'digital',
    mill: 'sasa',
    perMillSheet: 3,
  },
  {
    id: 'web-530',
    name: '롤 530 × 750',
    size: { width: 530, height: 750 },
    process: 'digital',
    mill: 'sasa',
    perMillSheet: 2,
  },
  {
    id: 'wide-630',
    name: '대형 630 × 930',
    size: { width: 630, height: 930 },
    process: 'digital',
    mill: 'kuk',
    perMillSheet: 1,
  },
]

/** Unprintable edges: a digital press on all sides; an offset press grips one long edge, and needs a little on the others. */
export const DIGITAL_MARGIN: Mm = 5
export const OFFSET_MARGINS = { grip: 12, tail: 5, foldedTail: 3, side: 5 } as const

const byId = new Map(PRESS_SHEETS.map((sheet) => [sheet.id, sheet]))

export function pressSheet(id: string): PressSheet {
  const sheet = byId.get(id)
  if (!sheet) throw new Error(`no press sheet ${id}`)
  return sheet
}
