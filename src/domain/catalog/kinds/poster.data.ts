import type { KindDefinition } from '../kind-definition.ts'
import { POSTER_PAPERS } from './paper-lists.data.ts'
import { colourSheet } from './parts.ts'

export const POSTER: KindDefinition = {
  product: 'D301',
  unit: '장',
  tagline: '한 장부터 2만 장까지, A1까지 찍습니다.',
  trims: ['a2', 'a3', 'a1', 'two-cut', 'b4'],
  freeSize: {
    min: { width: 200, height: 200 },
    max: { width: 610, height: 910 },
    why: '가장 큰 종이가 630 × 930 mm입니다.',
  },
  bindings: [],
  parts: [
    {
      role: 'sheet',
      title: '종이와 인쇄',
      hint: '붙이는 한 장',
      lists: ['poster'],
      papers: POSTER_PAPERS,
      pages: { min: 1, max: 2, step: 1 },
      inks: [
        { front: 4, back: 0 },
        { front: 4, back: 4 },
        { front: 1, back: 0 },
      ],
      coatings: ['none', 'matte', 'gloss'],
      coatBack: true,
      wings: [0],
      folds: ['none'],
      finishes: ['foil', 'spot-uv', 'spot-ink'],
      secondList: null,
      secondPapers: [],
      optional: false,
    },
  ],
  finishes: ['round-corner', 'hole', 'die-cut'],
  copies: { min: 1, max: 20000, table: [1, 10, 30, 50, 100, 300, 500, 1000, 2000] },
  productions: ['auto', 'dedicated'],
  routes: ['digital-sheet', 'offset-dedicated'],
  customers: ['GENERAL', 'BUSINESS', 'ACADEMY'],
  defaults: {
    product: 'D301',
    trim: { width: 420, height: 594 },
    copies: 100,
    binding: null,
    bindingSide: 'left',
    parts: [colourSheet('art-150', 1)],
    finishes: [],
    production: 'auto',
  },
}
