import * as z from 'zod/mini'
import { schemaOf } from '#/contract/schema-of.ts'
import { optionalText, text, wholeNumber } from '#/contract/text.ts'
import {
  EBOOK_EXTRAS,
  EBOOK_LANGUAGES,
  type EbookLanguage,
  type EbookMetadata,
  type ManuscriptCounts,
  SOURCE_KINDS,
} from '#/domain/ebooks/ebook.ts'
import type { EbookPrices } from '#/domain/ebooks/ebook-prices.ts'
import { bareIsbn, isbnProblem } from '#/domain/ebooks/isbn.ts'
import { EBOOK_STAGES } from '#/domain/ebooks/stages.ts'
import { CONTRIBUTOR_ROLES, EPUB_LAYOUTS } from '#/domain/epub/epub-metadata.ts'

const CHOOSE = { error: '고를 수 없는 값입니다.' }
const LANGUAGES = Object.keys(EBOOK_LANGUAGES) as [EbookLanguage, ...EbookLanguage[]]

export const ebookForm = z.enum(EPUB_LAYOUTS, CHOOSE)
export const ebookExtras = z
  .array(z.enum(EBOOK_EXTRAS, CHOOSE))
  .check(z.maxLength(EBOOK_EXTRAS.length, { error: '더 필요한 것을 다시 골라 주세요.' }))
export const ebookStage = z.enum(EBOOK_STAGES, CHOOSE)
export const sourceKindField = z.enum(SOURCE_KINDS)

const isbn = () =>
  optionalText('ISBN', {
    max: 40,
    tidy: bareIsbn,
    rules: [
      z.check((payload) => {
        const problem = isbnProblem(payload.value)
        if (problem !== null) payload.issues.push({ code: 'custom', message: problem, input: payload.value })
      }),
    ],
  })

/** What the customer writes; it is set as the 판권지 while it is written. */
export const metadataField = z.object({
  title: text('제목', { max: 100 }),
  subtitle: optionalText('부제', { max: 100 }),
  authors: z
    .array(z.object({ name: text('이름', { max: 60 }), role: z.enum(CONTRIBUTOR_ROLES, CHOOSE) }))
    .check(
      z.minLength(1, { error: '지은이를 한 사람은 적어 주세요.' }),
      z.maxLength(20, { error: '스무 사람까지 적을 수 있어요.' }),
    ),
  publisher: optionalText('펴낸 곳', { max: 60 }),
  language: z.enum(LANGUAGES, CHOOSE),
  price: z.nullable(wholeNumber('전자책 정가', { min: 0, max: 10_000_000 })),
  isbn: isbn(),
  series: z.nullable(
    z.object({
      name: text('시리즈 이름', { max: 80 }),
      volume: z.nullable(wholeNumber('권', { min: 1, max: 9_999 })),
    }),
  ),
  description: optionalText('책 소개', { max: 2_000, multiline: true }),
  accessibility: optionalText('접근성 안내', { max: 500, multiline: true }),
})
/** The same as it is kept. */
export const ebookMetadata = schemaOf<EbookMetadata>('EbookMetadata')(metadataField)

const count = (label: string, max: number) => wholeNumber(label, { min: 0, max })
export const manuscriptCounts = z.object({
  characters: count('글자', 10_000_000),
  pages: count('쪽', 10_000),
  pictures: count('그림', 10_000),
  tables: count('표', 10_000),
  notes: count('주석', 50_000),
  headings: count('장', 10_000),
})
schemaOf<ManuscriptCounts>('ManuscriptCounts')(manuscriptCounts)

const won = (label: string) => wholeNumber(label, { min: 0, max: 10_000_000 })
const offered = (label: string) => z.nullable(wholeNumber(label, { min: 1, max: 10_000_000 }))
const days = (label: string) => wholeNumber(label, { min: 1, max: 60 })
export const ebookPrices = z.object({
  reflow: z.object({
    base: won('흐름형 기본'),
    characters: wholeNumber('기본에 든 글자', { min: 0, max: 10_000_000 }),
    perTenThousand: won('만 자마다'),
    picture: won('그림 한 점'),
    table: won('표 하나'),
    note: won('주석 하나'),
  }),
  fixed: z.object({
    base: won('고정형 기본'),
    pages: wholeNumber('기본에 든 쪽', { min: 0, max: 10_000 }),
    perPage: won('더한 한 쪽'),
  }),
  extras: z.object({
    altTexts: offered('그림 설명 글'),
    isbn: offered('ISBN 발급 대행'),
    rush: offered('서둘러 만들기'),
  }),
  days: z.object({ reflow: days('흐름형 기간'), fixed: days('고정형 기간'), rush: days('서두를 때 기간') }),
  rounds: wholeNumber('수정 횟수', { min: 0, max: 20 }),
  downloadDays: wholeNumber('내려받는 기간', { min: 7, max: 3_650 }),
})
schemaOf<EbookPrices>('EbookPrices')(ebookPrices)

const epubFinding = z.object({
  id: z.string(),
  severity: z.enum(['error', 'warning']),
  path: z.nullable(z.string()),
  message: z.string(),
})

export const ebookEdition = z.object({
  edition: z.int(),
  state: z.enum(['making', 'made', 'failed']),
  madeBy: z.enum(['machine', 'hand']),
  name: z.string(),
  bytes: z.nullable(z.int()),
  findings: z.array(epubFinding),
  warnings: z.array(z.string()),
  failure: z.nullable(z.string()),
  note: z.string(),
  begunAt: z.iso.datetime(),
  shownAt: z.nullable(z.iso.datetime()),
})
export type EbookEdition = z.output<typeof ebookEdition>

export const ebookCorrection = z.object({
  id: z.uuid(),
  edition: z.int(),
  round: z.int(),
  place: z.string(),
  quoted: z.string(),
  body: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
  at: z.iso.datetime(),
})
export type EbookCorrection = z.output<typeof ebookCorrection>

export const ebookFile = z.object({ fileId: z.uuid(), part: z.string(), name: z.string(), bytes: z.int() })
