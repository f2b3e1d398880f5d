import type { KindDefinition } from '../kind-definition.ts'
import { ROTARY_PAPERS } from './paper-lists.data.ts'
import { BOOK_BODY, BOOK_COVER, BOOK_ENDPAPER } from './part-definitions.ts'
import { blackBody, usualCover } from './parts.ts'

/** Text blocks from the inkjet web: cheap for many pages, on uncoated rolls only. */
export const ROTARY_BOOK: KindDefinition = {
  product: 'D813',
  unit: '권',
  tagline: '쪽수가 많은 책을 빠르게. 모조지 내지를 두루마리로 찍습니다.',
  trims: ['a5', 'sinkuk', 'sasa', 'crown', 'b5', 'sasabae', 'a4'],
  freeSize: { min: { width: 105, height: 148 }, max: { width: 220, height: 305 } },
  bindings: ['perfect', 'pur', 'twin-ring', 'pp-coil'],
  parts: [
    BOOK_COVER,
    BOOK_ENDPAPER,
    { ...BOOK_BODY, lists: ['rotary'], papers: ROTARY_PAPERS, secondList: null, secondPapers: [] },
  ],
  finishes: ['round-corner', 'perforate', 'shrink-wrap'],
  copies: { min: 20, max: 5000, table: [20, 50, 100, 200, 300, 500, 1000, 2000] },
  productions: ['auto'],
  routes: ['digital-sheet', 'digital-rotary', 'offset-dedicated'],
  customers: ['GENERAL', 'BUSINESS'],
  defaults: {
    product: 'D813',
    trim: { width: 152, height: 225 },
    copies: 200,
    binding: 'perfect',
    bindingSide: 'left',
    parts: [usualCover('art-250'), blackBody('cream-80', 300)],
    finishes: [],
    production: 'auto',
  },
}
