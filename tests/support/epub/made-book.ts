import type { EpubMetadata } from '#/domain/epub/epub-metadata.ts'
import type { Block, Book, Inline } from '#/epub/book/book.ts'

export const METADATA: EpubMetadata = {
  title: '활자의 길',
  subtitle: '직지에서 화면까지',
  contributors: [
    { name: '홍길동', role: 'aut' },
    { name: '김옮김', role: 'trl' },
  ],
  isbn: '9788936434120',
  identifier: '5c0e1d50-8e5a-4b5e-9a35-0e2cf9b0c111',
  language: 'ko',
  publisher: '청주 출판사',
  publishedOn: '2026-11-23',
  description: '금속활자 이야기 <첫째 권> & 그 뒤',
  subjects: ['역사', '출판'],
  rights: '© 홍길동',
  series: { name: '책의 책', position: 2 },
  accessibilitySummary: null,
  modifiedAt: new Date('2026-11-23T01:02:03Z'),
}

export const words = (text: string): Inline => ({ kind: 'text', text, marks: [] })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', inlines: [words(text)] })
export const heading = (level: number, text: string): Block => ({ kind: 'heading', level, inlines: [words(text)] })

const LONG =
  '책은 상권과 하권으로 되어 있으며 지금은 하권만 전한다. 활자를 만들고 판을 짜고 먹을 묻혀 찍는 일은 저마다 다른 손을 거쳤다. '
/** A red point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** Three chapters with everything a book may hold. */
export function madeBook(): Book {
  const chapter = (number: number): readonly Block[] => [
    { kind: 'page', label: String(number * 10) },
    heading(1, `${number}장 첫걸음`),
    ...Array.from({ length: 12 }, () => paragraph(LONG.repeat(3))),
  ]
  return {
    title: '활자의 길',
    blocks: [
      ...chapter(1),
      {
        kind: 'paragraph',
        inlines: [
          words('주석이 달린 글'),
          { kind: 'note', note: 'n1' },
          words('과 '),
          { kind: 'text', text: '굵은 글', marks: ['strong', 'em'] },
        ],
      },
      ...chapter(2),
      {
        kind: 'list',
        ordered: true,
        items: [[paragraph('하나')], [paragraph('둘'), { kind: 'list', ordered: false, items: [[paragraph('속')]] }]],
      },
      {
        kind: 'table',
        rows: [
          { cells: [cell('이름', true), cell('값', true)] },
          { cells: [cell('종이', false), cell('미색 80 g', false)] },
        ],
      },
      { kind: 'picture', picture: 'dot', alt: '붉은 점' },
      { kind: 'quote', blocks: [paragraph('옮긴 말')] },
      { kind: 'rule' },
      ...chapter(3),
      {
        kind: 'paragraph',
        inlines: [
          words('쪽이 바뀌는 '),
          { kind: 'page', label: '31' },
          words('가운데'),
          { kind: 'break' },
          words('줄'),
        ],
      },
    ],
    notes: [{ id: 'n1', blocks: [paragraph('주석의 말')] }],
    pictures: [{ id: 'dot', type: 'image/png', bytes: Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0)) }],
  }
}

const cell = (text: string, isHeading: boolean) => ({
  heading: isHeading,
  columns: 1,
  rows: 1,
  blocks: [paragraph(text)],
})
