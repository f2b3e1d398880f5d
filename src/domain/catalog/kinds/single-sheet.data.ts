import type { KindDefinition } from '../kind-definition.ts'
import { SHEET_PAPERS } from './paper-lists.data.ts'
import { blackSheet } from './parts.ts'

export const SINGLE_SHEET: KindDefinition = {
  product: 'D305',
  unit: '장',
  tagline: '문서, 엽서, 상장, 안내문. 한 장씩 찍어 드립니다.',
  trims: ['sheet-a4', 'sheet-a5', 'a6', 'b5', 'a3', 'b4', 'dl'],
  freeSize: { min: { width: 50, height: 50 }, max: { width: 297, height: 420 } },
  bindings: [],
  parts: [
    {
      role: 'sheet',
      title: '종이와 인쇄',
      hint: '낱장 한 장',
      lists: ['sheet'],
      papers: SHEET_PAPERS,
      pages: { min: 1, max: 2, step: 1 },
      inks: [
        { front: 1, back: 1 },
        { front: 1, back: 0 },
        { front: 4, back: 4 },
        { front: 4, back: 0 },
        { front: 4, back: 1 },
      ],
      coatings: ['none', 'matte', 'gloss', 'velvet'],
      coatBack: true,
      wings: [0],
      folds: ['none'],
      finishes: ['foil', 'emboss', 'spot-uv', 'epoxy', 'spot-ink'],
      secondList: null,
      secondPapers: [],
      optional: false,
    },
  ],
  finishes: ['round-corner', 'hole', 'score', 'perforate', 'numbering', 'die-cut', 'banding'],
  copies: { min: 1, max: 50000, table: [10, 50, 100, 200, 500, 1000, 2000, 5000] },
  productions: ['auto', 'dedicated'],
  routes: ['digital-sheet', 'offset-dedicated'],
  customers: ['GENERAL', 'BUSINESS', 'ACADEMY'],
  defaults: {
    product: 'D305',
    trim: { width: 210, height: 297 },
    copies: 500,
    binding: null,
    bindingSide: 'left',
    parts: [blackSheet('white-100', 2)],
    finishes: [],
    production: 'auto',
  },
}
