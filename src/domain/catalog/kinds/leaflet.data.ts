import type { KindDefinition } from '../kind-definition.ts'
import { LEAFLET_PAPERS } from './paper-lists.data.ts'
import { colourSheet } from './parts.ts'

export const LEAFLET: KindDefinition = {
  product: 'D302',
  unit: '장',
  tagline: '접는 방법을 고르면 안으로 들어가는 면을 알아서 줄입니다.',
  trims: ['sheet-a4-wide', 'sheet-a3-wide', 'sheet-b4-wide', 'sheet-a4', 'sheet-a5', 'a3'],
  freeSize: { min: { width: 120, height: 90 }, max: { width: 420, height: 594 } },
  bindings: [],
  parts: [
    {
      role: 'sheet',
      title: '종이와 인쇄',
      hint: '펼친 한 장과 접는 방법',
      lists: ['leaflet'],
      papers: LEAFLET_PAPERS,
      pages: { min: 1, max: 2, step: 1 },
      inks: [
        { front: 4, back: 4 },
        { front: 4, back: 0 },
        { front: 4, back: 1 },
        { front: 1, back: 1 },
      ],
      coatings: ['none', 'matte', 'gloss', 'uv'],
      coatBack: true,
      wings: [0],
      folds: ['letter', 'half', 'z', 'gate', 'accordion-4', 'roll-4', 'cross', 'accordion-6', 'gate-4', 'none'],
      finishes: ['foil', 'emboss', 'spot-uv', 'spot-ink'],
      secondList: null,
      secondPapers: [],
      optional: false,
    },
  ],
  finishes: ['score', 'perforate', 'round-corner', 'hole', 'numbering', 'die-cut', 'banding'],
  copies: { min: 10, max: 100000, table: [100, 300, 500, 1000, 2000, 3000, 5000, 10000] },
  productions: ['auto', 'dedicated'],
  routes: ['digital-sheet', 'offset-dedicated'],
  customers: ['GENERAL', 'BUSINESS', 'ACADEMY'],
  defaults: {
    product: 'D302',
    trim: { width: 100, height: 210 },
    copies: 1000,
    binding: null,
    bindingSide: 'left',
    parts: [{ ...colourSheet('snow-150', 2), fold: 'letter' }],
    finishes: [{ id: 'score', count: 2 }],
    production: 'auto',
  },
}
