import type { KindDefinition } from '../kind-definition.ts'
import { ACADEMY_PAPERS } from './paper-lists.data.ts'
import { BOOK_BODY, BOOK_COVER, BOOK_INSERT } from './part-definitions.ts'
import { blackBody, usualCover } from './parts.ts'

export const ACADEMY: KindDefinition = {
  product: 'C413',
  unit: '권',
  tagline: '학원 교재를 학기마다 같은 품질로. 10권부터 찍습니다.',
  trims: ['a4', 'b5', 'sasabae', 'a5'],
  freeSize: { min: { width: 128, height: 182 }, max: { width: 220, height: 305 } },
  bindings: ['perfect', 'twin-ring', 'pp-coil', 'saddle'],
  parts: [
    BOOK_COVER,
    { ...BOOK_BODY, lists: ['academy'], papers: ACADEMY_PAPERS, secondList: null, secondPapers: [] },
    BOOK_INSERT,
  ],
  finishes: ['round-corner', 'hole', 'perforate', 'banding', 'shrink-wrap'],
  copies: { min: 10, max: 10000, table: [10, 30, 50, 100, 200, 300, 500, 1000] },
  productions: ['auto'],
  routes: ['digital-sheet', 'digital-rotary', 'offset-dedicated'],
  customers: ['ACADEMY'],
  defaults: {
    product: 'C413',
    trim: { width: 210, height: 297 },
    copies: 50,
    binding: 'perfect',
    bindingSide: 'left',
    parts: [usualCover('art-250'), blackBody('white-80', 120)],
    finishes: [],
    production: 'auto',
  },
}
