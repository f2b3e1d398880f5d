import type { OptionValue } from '#/domain/catalog/options/option-model.ts'

export interface BookPurpose {
  readonly id: string
  readonly name: string
  /** What is chosen for it, in words. */
  readonly note: string
  /** In this order: a later choice may need an earlier one. */
  readonly choices: readonly (readonly [controlId: string, value: OptionValue])[]
}

/** What books are usually made for, and what is usually chosen then; every choice can be changed in the next steps. */
export const BOOK_PURPOSES: readonly BookPurpose[] = [
  {
    id: 'story',
    name: '소설, 에세이',
    note: '46판, 미색모조 80 g, 흑백, 무선',
    choices: [
      ['trim', 'sasa'],
      ['body.pages', 240],
      ['body.paper', 'cream-80'],
      ['body.colour', 'mono'],
      ['binding', 'perfect'],
    ],
  },
  {
    id: 'lesson',
    name: '교재, 문제집',
    note: 'B5, 백색모조 80 g, 흑백, 무선',
    choices: [
      ['trim', 'b5'],
      ['body.pages', 160],
      ['body.paper', 'white-80'],
      ['body.colour', 'mono'],
      ['binding', 'perfect'],
    ],
  },
  {
    id: 'paper',
    name: '논문, 보고서',
    note: 'A4 국배판, 백색모조 80 g, 흑백, 무선',
    choices: [
      ['trim', 'a4'],
      ['body.pages', 120],
      ['body.paper', 'white-80'],
      ['body.colour', 'mono'],
      ['binding', 'perfect'],
      ['copies', 30],
    ],
  },
  {
    id: 'picture',
    name: '사진집, 작품집',
    note: '정사각, 스노우지 150 g, 컬러, 무선',
    choices: [
      ['trim', 'square'],
      ['body.pages', 80],
      ['body.paper', 'snow-150'],
      ['body.colour', 'colour'],
      ['binding', 'perfect'],
    ],
  },
  {
    id: 'booklet',
    name: '안내서, 소책자',
    note: 'A5 국판, 스노우지 120 g, 컬러, 중철',
    choices: [
      ['trim', 'a5'],
      ['body.pages', 32],
      ['body.paper', 'snow-120'],
      ['body.colour', 'colour'],
      ['binding', 'saddle'],
    ],
  },
]
