import * as z from 'zod/mini'
import { MEMBER, PUBLIC } from '#/contract/access.ts'
import { brandId } from '#/contract/content/brand-id.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import { COVER_LAYOUTS, COVER_LIMITS } from '#/domain/editions/academy-cover.ts'
import { CLASS_NAME_LETTERS, MOST_CLASSES, TOO_MANY_CLASSES } from '#/domain/catalog/class-limits.data.ts'
import { MOST_CLASS_COPIES, seenName } from '#/domain/brands/classes.ts'
import { MOST_COPIES } from '#/domain/editions/edition-price.ts'
import { GRADES, TERMS } from '#/domain/editions/edition.ts'
import { editionCard, editionFace, priceRowShown, settable } from './edition-parts.ts'

const params = z.object({ id: uuid() })
/** Whose textbooks are asked for. */
const ofBrand = z.object({ brand: brandId() })

/** How many books there are for each grade and term. */
export const readEditionMap = endpoint({
  id: 'editions.map',
  method: 'GET',
  path: '/api/editions/map',
  summary: '학년과 학기별 교재 수',
  access: MEMBER,
  query: ofBrand,
  response: z.object({
    cells: z.array(z.object({ grade: z.enum(GRADES), term: z.enum(TERMS), count: z.int() })),
    total: z.int(),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** What a visitor sees of the brand's textbooks: how many there are for which term, and a few of them. No prices: those are its members'. */
export const readEditionShelf = endpoint({
  id: 'editions.shelf',
  method: 'GET',
  path: '/api/editions/shelf',
  summary: '첫 화면에 보이는 교재',
  access: PUBLIC,
  query: ofBrand,
  response: z.object({
    cells: z.array(
      z.object({
        grade: z.enum(GRADES),
        term: z.enum(TERMS),
        count: z.int(),
        /** Of the first few, for the drawing. */
        spines: z.array(z.object({ mm: z.number(), ground: z.string() })),
      }),
    ),
    total: z.int(),
    /** What academies had printed most of late, or what came out last where too little was ordered to say. */
    by: z.enum(['orders', 'newest']),
    books: z.array(editionFace),
  }),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

const shownEdition = z.extend(editionCard, {
  /** What this member ordered of it the last time; null when nothing. */
  last: z.nullable(z.object({ copies: z.int(), day: z.iso.date() })),
})
export type ShownEdition = z.output<typeof shownEdition>

export const listEditions = endpoint({
  id: 'editions.list',
  method: 'GET',
  path: '/api/editions',
  summary: '교재 목록',
  access: MEMBER,
  query: z.extend(ofBrand, {
    grade: z.optional(z.enum(GRADES)),
    term: z.optional(z.enum(TERMS)),
    kind: z.optional(text('종류', { max: 12 })),
    /** In titles and topics. */
    q: z.optional(text('찾는 말', { max: 40 })),
    after: z.optional(uuid()),
  }),
  response: z.object({
    items: z.array(shownEdition),
    next: z.nullable(z.uuid()),
    /** Of all books of the grade and term, whichever kind is chosen. */
    kinds: z.array(z.object({ kind: z.string(), count: z.int() })),
    total: z.int(),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const academyCover = z.object({
  layout: z.enum(COVER_LAYOUTS),
  name: z.string(),
  phone: z.string(),
  line: z.string(),
  logo: z.nullable(z.object({ width: z.int(), height: z.int(), vector: z.boolean() })),
  /** 0 while nothing was kept: then it says what the account says. */
  version: z.int(),
})
export type AcademyCoverView = z.output<typeof academyCover>

export const readEdition = endpoint({
  id: 'editions.read',
  method: 'GET',
  path: '/api/editions/:id',
  summary: '교재 하나',
  access: MEMBER,
  params,
  response: z.extend(shownEdition, {
    table: z.array(
      z.extend(priceRowShown, {
        /** From the payment to the dispatch; null while the shop cannot make it. */
        workingDays: z.nullable(z.int()),
      }),
    ),
    /** Pages that may be looked into. */
    preview: z.array(z.int()),
    /** What others of the same academy ordered of it for the same term. */
    colleagues: z.array(z.object({ name: z.string(), day: z.iso.date(), copies: z.int() })),
    /** Classes of the last order. */
    classes: z.array(z.object({ name: z.string(), copies: z.int(), nameOnCover: z.boolean() })),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Between two rows of its table a book may be made in another way. */
export const readEditionDays = endpoint({
  id: 'editions.days',
  method: 'GET',
  path: '/api/editions/:id/days',
  summary: '이만큼 찍을 때 출고까지 걸리는 영업일',
  access: MEMBER,
  params,
  query: z.object({ copies: wholeNumber('부수', { min: 1, max: MOST_COPIES }) }),
  response: z.object({
    /** From the payment to the dispatch; null while the shop cannot make it. */
    workingDays: z.nullable(z.int()),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const showEditionPage = endpoint({
  id: 'editions.page',
  method: 'GET',
  path: '/api/editions/:id/pages/:page',
  summary: '학원 이름을 얹은 미리보기 쪽(WebP)을 받습니다.',
  access: MEMBER,
  params: z.object({ id: uuid(), page: wholeNumber('쪽', { min: 1, max: 1000 }) }),
  response: z.null(),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE'],
})

export const readAcademyCover = endpoint({
  id: 'editions.read-cover',
  method: 'GET',
  path: '/api/academy-cover',
  summary: '우리 학원 표지',
  access: MEMBER,
  query: ofBrand,
  response: academyCover,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const MOST_LOGO_BYTES = 512 * 1024
/** More than that: whoever paints a logo says how large it may be. */
const MOST_LOGO_LETTERS = 1_000_000

const logo = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['keep', 'none']) }),
  z.object({
    act: z.literal('new'),
    base64: text('로고', {
      max: MOST_LOGO_LETTERS,
      pattern: { regex: /^[A-Za-z0-9+/]+={0,2}$/, message: '로고를 읽지 못했습니다. 다시 골라 주세요.' },
    }),
  }),
])

export const keepAcademyCover = endpoint({
  id: 'editions.keep-cover',
  method: 'PUT',
  path: '/api/academy-cover',
  summary: '우리 학원 표지 간직하기',
  access: MEMBER,
  body: z.extend(ofBrand, {
    layout: z.enum(COVER_LAYOUTS, { error: '표지 모양을 골라 주세요.' }),
    name: text('학원 이름', { max: COVER_LIMITS.name, pattern: settable }),
    phone: text('전화번호', { min: 0, max: COVER_LIMITS.phone, pattern: settable }),
    line: text('한 줄 더', { min: 0, max: COVER_LIMITS.line, pattern: settable }),
    logo,
    version: wholeNumber('판', { min: 0, max: 1_000_000 }),
  }),
  response: academyCover,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_INPUT', 'CONFLICT'],
  // Each starts a process that paints.
  rate: 'measure',
})

export const showAcademyLogo = endpoint({
  id: 'editions.logo',
  method: 'GET',
  path: '/api/academy-cover/logo',
  summary: '우리 학원 로고(PNG)',
  access: MEMBER,
  query: ofBrand,
  response: z.null(),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const classesField = z
  .array(
    z.object({
      name: text('반 이름', { max: CLASS_NAME_LETTERS, tidy: seenName }),
      copies: wholeNumber('부수', { min: 0, max: MOST_CLASS_COPIES }),
      /** Printed in the place that the cover has for it. */
      nameOnCover: z._default(z.boolean(), false),
    }),
  )
  .check(
    z.minLength(1, { error: '반을 한 줄 이상 적어 주세요.' }),
    z.maxLength(MOST_CLASSES, { error: TOO_MANY_CLASSES }),
  )

export const addEdition = endpoint({
  id: 'editions.add',
  method: 'POST',
  path: '/api/editions/:id/cart-items',
  summary: '교재를 우리 학원 표지로 장바구니에 담기',
  access: MEMBER,
  params,
  body: z.object({
    /** The version that was looked at. */
    number: wholeNumber('판', { min: 1, max: 1000 }),
    classes: classesField,
    /** The customer wants to see a proof before it is printed. */
    proof: z._default(z.boolean(), false),
  }),
  response: z.object({
    itemId: z.uuid(),
    /** The same book for the same classes lay in the cart before, and was not put in a second time. */
    already: z.boolean(),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'INVALID_INPUT', 'UNAVAILABLE'],
  idempotent: true,
})

export const listOrderedTerms = endpoint({
  id: 'editions.terms',
  method: 'GET',
  path: '/api/editions/terms',
  summary: '학기마다 주문한 교재',
  access: MEMBER,
  query: ofBrand,
  response: z.object({
    terms: z.array(z.object({ term: z.string(), editions: z.int(), copies: z.int(), lastDay: z.iso.date() })),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const reorderTerm = endpoint({
  id: 'editions.reorder-term',
  method: 'POST',
  path: '/api/editions/terms/:term/cart-items',
  summary: '지난 학기 교재를 지금 판으로 모두 장바구니에 담기',
  access: MEMBER,
  params: z.object({ term: text('학기', { max: 20 }) }),
  body: ofBrand,
  response: z.object({
    itemIds: z.array(z.uuid()),
    /** Titles of what lay in the cart before, and was not put in a second time. */
    already: z.array(z.string()),
    refused: z.array(z.object({ title: z.string(), message: z.string() })),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_INPUT', 'UNAVAILABLE'],
  idempotent: true,
  // Draws a cover for each book.
  rate: 'measure',
})

export const editionsEndpoints = [
  readEditionShelf,
  readEditionMap,
  listEditions,
  listOrderedTerms,
  reorderTerm,
  readEdition,
  readEditionDays,
  showEditionPage,
  addEdition,
  readAcademyCover,
  keepAcademyCover,
  showAcademyLogo,
] as const
