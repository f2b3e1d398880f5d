import type { KindDefinition } from '../kind-definition.ts'
import { BOOK_BODY, BOOK_COVER, BOOK_ENDPAPER, BOOK_INSERT } from './part-definitions.ts'
import { blackBody, usualCover } from './parts.ts'

export const BOOK: KindDefinition = {
  product: 'D413',
  unit: '권',
  tagline: '한 권부터 10,000권까지. 고르는 대로 가격이 바뀝니다.',
  trims: ['a5', 'sasa', 'sinkuk', 'crown', 'b5', 'a4', 'b6', 'sasabae', 'square'],
  freeSize: { min: { width: 90, height: 120 }, max: { width: 300, height: 330 } },
  bindings: ['perfect', 'hard', 'saddle', 'twin-ring', 'sewn', 'pur', 'pp-coil'],
  parts: [BOOK_COVER, BOOK_ENDPAPER, BOOK_BODY, BOOK_INSERT],
  finishes: ['round-corner', 'hole', 'perforate', 'banding', 'shrink-wrap'],
  copies: { min: 1, max: 10000, table: [10, 30, 50, 100, 200, 300, 500, 1000, 2000, 3000] },
  productions: ['auto'],
  routes: ['digital-sheet', 'digital-rotary', 'offset-dedicated'],
  customers: ['GENERAL', 'BUSINESS'],
  rush: {
    trims: ['a4', 'b5', 'a5'],
    bindings: ['perfect', 'pp-coil', 'saddle'],
    coatings: ['none', 'matte', 'gloss'],
    pages: 300,
    copies: 100,
  },
  defaults: {
    product: 'D413',
    trim: { width: 148, height: 210 },
    copies: 100,
    binding: 'perfect',
    bindingSide: 'left',
    parts: [usualCover('art-250'), blackBody('cream-80', 200)],
    finishes: [],
    production: 'auto',
  },
}
