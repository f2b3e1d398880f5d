import type { BodyInputOf } from '#/contract/endpoint.ts'
import type { beginEbook } from '#/contract/prepress/ebooks.contract.ts'

/** What is typed of an e-book. */
export type EbookSheet = BodyInputOf<typeof beginEbook>

export const EMPTY_SHEET: EbookSheet = {
  form: 'reflow',
  manuscriptId: '',
  coverId: null,
  metadata: {
    title: '',
    subtitle: '',
    authors: [{ name: '', role: 'aut' }],
    publisher: '',
    language: 'ko',
    price: null,
    isbn: '',
    series: null,
    description: '',
    accessibility: '',
  },
  extras: [],
  counts: { characters: 0, pages: 0, pictures: 0, tables: 0, notes: 0, headings: 0 },
  memo: '',
}
