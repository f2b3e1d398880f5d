import type { KindDefinition } from '../kind-definition.ts'
import { FLYER_PAPERS } from './paper-lists.data.ts'
import { colourSheet } from './parts.ts'

export const FLYER: KindDefinition = {
  product: 'D304',
  unit: '장',
  tagline: '10장부터 10만 장까지. 합판과 독판 가운데 알맞은 쪽으로 찍습니다.',
  trims: ['sheet-a4', 'sheet-a5', 'a6', 'b5', 'b6', 'b4', 'a3', 'dl'],
  freeSize: { min: { width: 80, height: 80 }, max: { width: 420, height: 594 } },
  bindings: [],
  parts: [
    {
      role: 'sheet',
      title: '종이와 인쇄',
      hint: '한 장짜리 인쇄물',
      lists: ['flyer'],
      papers: FLYER_PAPERS,
      pages: { min: 1, max: 2, step: 1 },
      inks: [
        { front: 4, back: 4 },
        { front: 4, back: 0 },
        { front: 4, back: 1 },
        { front: 1, back: 1 },
        { front: 1, back: 0 },
      ],
      coatings: ['none', 'matte', 'gloss', 'uv'],
      coatBack: true,
      wings: [0],
      folds: ['none'],
      finishes: ['foil', 'emboss', 'spot-uv', 'spot-ink'],
      secondList: null,
      secondPapers: [],
      optional: false,
    },
  ],
  finishes: ['round-corner', 'perforate', 'score', 'hole', 'numbering', 'die-cut', 'banding'],
  copies: { min: 10, max: 100000, table: [100, 500, 1000, 2000, 4000, 8000, 12000, 20000] },
  productions: ['auto', 'ganged', 'dedicated'],
  routes: ['digital-sheet', 'offset-ganged', 'offset-dedicated'],
  customers: ['GENERAL', 'BUSINESS', 'ACADEMY'],
  defaults: {
    product: 'D304',
    trim: { width: 210, height: 297 },
    copies: 4000,
    binding: null,
    bindingSide: 'left',
    parts: [colourSheet('art-100', 2)],
    finishes: [],
    production: 'auto',
  },
}
