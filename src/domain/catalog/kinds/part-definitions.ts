import type { PartDefinition } from '../kind-definition.ts'
import { BODY_PAPERS, CASE_PAPERS, COVER_PAPERS, ENDPAPERS, INSERT_PAPERS, PLATE_PAPERS } from './paper-lists.data.ts'

const NOTHING = {
  coatings: ['none'],
  coatBack: false,
  wings: [0],
  folds: ['none'],
  finishes: [],
  secondList: null,
  secondPapers: [],
  optional: false,
} as const

export const BOOK_COVER: PartDefinition = {
  ...NOTHING,
  role: 'cover',
  title: '표지',
  hint: '겉장과 날개',
  lists: ['cover', 'case'],
  papers: [...COVER_PAPERS, ...CASE_PAPERS],
  pages: { min: 4, max: 4, step: 4 },
  inks: [
    { front: 4, back: 0 },
    { front: 4, back: 4 },
    { front: 1, back: 0 },
    { front: 1, back: 1 },
  ],
  coatings: ['matte', 'gloss', 'velvet', 'uv', 'none'],
  wings: [0, 60, 80, 90, 100, 120],
  finishes: ['foil', 'emboss', 'spot-uv', 'spot-ink'],
}

export const BOOK_BODY: PartDefinition = {
  ...NOTHING,
  role: 'body',
  title: '내지',
  hint: '본문 종이와 색',
  lists: ['body'],
  papers: BODY_PAPERS,
  secondList: 'plate',
  secondPapers: PLATE_PAPERS,
  pages: { min: 4, max: 1000, step: 2 },
  inks: [
    { front: 1, back: 1 },
    { front: 4, back: 4 },
  ],
}

export const BOOK_ENDPAPER: PartDefinition = {
  ...NOTHING,
  role: 'endpaper',
  title: '면지',
  hint: '표지 안쪽 앞뒤 두 장씩',
  lists: ['endpaper'],
  papers: ENDPAPERS,
  pages: { min: 8, max: 8, step: 8 },
  inks: [{ front: 0, back: 0 }],
  optional: true,
}

export const BOOK_INSERT: PartDefinition = {
  ...NOTHING,
  role: 'insert',
  title: '간지',
  hint: '장을 나누는 색지',
  lists: ['insert'],
  papers: INSERT_PAPERS,
  pages: { min: 2, max: 60, step: 2 },
  inks: [
    { front: 0, back: 0 },
    { front: 1, back: 0 },
    { front: 1, back: 1 },
  ],
  optional: true,
}
