import type { KindDefinition } from '../kind-definition.ts'
import { BOOK_BODY, BOOK_COVER } from './part-definitions.ts'
import { CATALOG_PAPERS } from './paper-lists.data.ts'
import { colourBody, usualCover } from './parts.ts'

export const CATALOG: KindDefinition = {
  product: 'D303',
  unit: '부',
  tagline: '중철과 무선, 컬러로 또렷하게. 10부부터 20,000부까지.',
  trims: ['a4', 'b5', 'sasabae', 'a5', 'square', 'sheet-a4-wide', 'crown'],
  freeSize: { min: { width: 90, height: 120 }, max: { width: 300, height: 330 } },
  bindings: ['saddle', 'perfect', 'pur', 'twin-ring'],
  parts: [
    { ...BOOK_COVER, coatBack: true },
    {
      ...BOOK_BODY,
      lists: ['catalog'],
      papers: CATALOG_PAPERS,
      secondList: null,
      secondPapers: [],
      inks: [
        { front: 4, back: 4 },
        { front: 1, back: 1 },
      ],
    },
  ],
  finishes: ['round-corner', 'hole', 'perforate', 'banding', 'shrink-wrap'],
  copies: { min: 10, max: 20000, table: [10, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000] },
  productions: ['auto'],
  routes: ['digital-sheet', 'offset-dedicated'],
  customers: ['GENERAL', 'BUSINESS', 'ACADEMY'],
  defaults: {
    product: 'D303',
    trim: { width: 210, height: 297 },
    copies: 500,
    binding: 'saddle',
    bindingSide: 'left',
    parts: [usualCover('snow-200'), colourBody('snow-150', 20)],
    finishes: [],
    production: 'auto',
  },
}
