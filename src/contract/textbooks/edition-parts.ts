import * as z from 'zod/mini'
import { day } from '#/contract/rules/date-rules.ts'
import { text, wholeNumber } from '#/contract/text.ts'
import { INK_IDS } from '#/domain/designs/inks.data.ts'
import { SETTABLE, SETTABLE_MESSAGE } from '#/domain/designs/set-type.ts'
import { COVER_FIGURES, GRADES, TERMS } from '#/domain/editions/edition.ts'
import { EDITION_BINDINGS, EDITION_PAPERS, EDITION_TRIMS } from '#/domain/editions/edition-job.ts'
import { MOST_COPIES, MOST_ROWS } from '#/domain/editions/edition-price.ts'
import { MOST_PREVIEW } from '#/domain/editions/preview.ts'

export const settable = { regex: SETTABLE, message: SETTABLE_MESSAGE }
const ink = z.enum(INK_IDS, { error: '고를 수 없는 색입니다.' })

export const lookField = z.object({
  figure: z.enum(COVER_FIGURES, { error: '표지 그림을 골라 주세요.' }),
  ground: ink,
  ink,
  accent: ink,
})

export const makeField = z.object({
  trim: z.enum(EDITION_TRIMS, { error: '크기를 골라 주세요.' }),
  binding: z.enum(EDITION_BINDINGS, { error: '제본을 골라 주세요.' }),
  paper: z.string().check(z.refine((id) => EDITION_PAPERS.includes(id), { error: '종이를 골라 주세요.' })),
  pages: wholeNumber('쪽수', { min: 4, max: 1000 }),
  colour: z.boolean(),
})
export const makeShown = z.object({
  trim: z.enum(EDITION_TRIMS),
  binding: z.enum(EDITION_BINDINGS),
  paper: z.string(),
  pages: z.int(),
  colour: z.boolean(),
})

/** What the desk writes of a version that is not sold yet. */
export const EditionForm = z.object({
  title: text('교재 이름', { max: 24, pattern: settable }),
  grade: z.enum(GRADES, { error: '학년을 골라 주세요.' }),
  term: z.enum(TERMS, { error: '학기를 골라 주세요.' }),
  kind: text('종류', { max: 12 }),
  topics: text('단원', { min: 0, max: 500, multiline: true }),
  curriculum: text('교육과정', { min: 0, max: 60, pattern: settable }),
  make: makeField,
  look: lookField,
  prices: z
    .array(
      z.object({
        copies: wholeNumber('부수', { min: 10, max: MOST_COPIES }),
        supply: wholeNumber('공급가', { min: 10, max: 1_000_000_000 }),
      }),
    )
    .check(z.minLength(1, { error: '부수와 값을 한 줄 이상 적어 주세요.' }), z.maxLength(MOST_ROWS)),
  preview: z.array(wholeNumber('미리보기 쪽', { min: 1, max: 1000 })).check(z.maxLength(MOST_PREVIEW)),
  saleFrom: day('판매 시작일'),
  saleTo: z.nullable(day('판매 마지막 날')),
  dispatchDay: z.nullable(day('예약 출고일')),
})
export type EditionForm = z.output<typeof EditionForm>

export const standingShown = z.union([
  z.object({ kind: z.literal('draft') }),
  z.object({ kind: z.literal('on-sale') }),
  z.object({ kind: z.literal('preorder'), dispatchDay: z.iso.date() }),
  z.object({ kind: z.literal('coming'), from: z.iso.date() }),
  z.object({ kind: z.literal('withdrawn'), reason: z.string() }),
])

export const priceShown = z.object({ copies: z.int(), total: z.int(), unit: z.int() })
export const priceRowShown = z.object({ copies: z.int(), supply: z.int() })

/** What is drawn of an edition. */
export const editionFace = z.object({
  id: z.uuid(),
  title: z.string(),
  grade: z.enum(GRADES),
  term: z.enum(TERMS),
  make: makeShown,
  spine: z.nullable(z.number()),
  curriculum: z.string(),
  look: lookField,
})
export type EditionFace = z.output<typeof editionFace>

/** An edition as lists show it. */
export const editionCard = z.extend(editionFace, {
  kind: z.string(),
  number: z.int(),
  publishedAt: z.nullable(z.iso.datetime()),
  isNew: z.boolean(),
  prices: z.array(priceShown),
  standing: standingShown,
  successor: z.nullable(z.object({ id: z.uuid(), title: z.string() })),
})
export type EditionCard = z.output<typeof editionCard>
