import * as z from 'zod/mini'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { optionalText, text, uuid } from '#/contract/text.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { ARCHIVE_SORTS } from '#/domain/writing/archive-sorts.data.ts'
import { posterProblem } from '#/domain/opening/poster-colour.ts'
import { isSafeLink } from '#/domain/writing/doc.ts'
import { HOME_SECTION_NAMES } from '#/domain/writing/home-sections.data.ts'
import { unknownNames } from '#/domain/writing/guide-doc.ts'
import { SHOWN_ON_NAMES, WRITTEN_KIND_NAMES } from '#/domain/writing/written-kinds.data.ts'
import { docSchema } from './doc.schema.ts'
import { FAQ_CATEGORIES } from './faqs.contract.ts'
import { POLICY_NAMES } from './policies.contract.ts'

const LINK = { error: '링크에는 웹 주소나 가게 안 주소(/로 시작)만 적을 수 있습니다.' }
const shownOn = z
  .array(z.enum(SHOWN_ON_NAMES))
  .check(z.minLength(1, { error: '보일 화면을 하나 이상 골라 주세요.' }), z.maxLength(SHOWN_ON_NAMES.length))

const pieceOf = <const K extends string, F extends z.core.$ZodType>(kind: K, title: z.ZodMiniType<string>, fields: F) =>
  z.object({ kind: z.literal(kind), title, fields, doc: docSchema })

const HomeSection = z.object({
  name: z.enum(HOME_SECTION_NAMES),
  shown: z.boolean(),
  heading: text('구역 제목', { max: 30 }),
  text: optionalText('구역 글', { max: 120, multiline: true }),
})
/** The front page: its first words, and the sections below the price in their order. */
const HomePiece = pieceOf(
  'home',
  text('이름', { max: 60 }),
  z.object({
    heading: text('큰 제목', { max: 30, multiline: true }),
    lead: text('소개', { max: 160, multiline: true }),
    sections: z.array(HomeSection).check(
      z.maxLength(HOME_SECTION_NAMES.length),
      z.refine((sections) => new Set(sections.map(({ name }) => name)).size === sections.length, {
        error: '같은 구역이 두 번 있습니다.',
      }),
    ),
  }),
)
const NoticePiece = pieceOf('notice', text('제목', { max: 120 }), z.object({ pinned: z.boolean() }))
const FaqPiece = pieceOf('faq', text('질문', { max: 200 }), z.object({ category: z.enum(FAQ_CATEGORIES) }))
const GuidePiece = pieceOf(
  'guide',
  text('제목', { max: 60 }),
  z.object({
    question: text('답하는 질문', { max: 80 }),
    lead: text('한눈에', { max: 200 }),
    /** Whose option page it leads to. */
    product: z.nullable(z.enum(PRODUCT_CODES)),
  }),
).check((context) => {
  const { fields, doc } = context.value
  const unknown = unknownNames(fields.lead, doc)
  if (unknown.length > 0)
    context.issues.push({
      code: 'custom',
      input: doc,
      path: ['doc'],
      message: `없는 이름이 있습니다: ${unknown.join(', ')}\n그림과 숫자는 목록에 있는 이름으로 넣어 주세요.`,
    })
})
const PolicyPiece = pieceOf(
  'policy',
  text('제목', { max: 60 }),
  z.object({
    policy: z.enum(POLICY_NAMES),
    effectiveFrom: day('시행일'),
    changeNote: optionalText('바뀐 점', { max: 500, multiline: true }),
  }),
)
const PortfolioPiece = pieceOf(
  'portfolio',
  text('제목', { max: 60 }),
  z.object({
    product: z.enum(PRODUCT_CODES),
    coverTitle: text('표지 글', { max: 20 }),
    summary: text('한 줄 소개', { max: 120 }),
    spec: jobSpec,
    example: z.boolean(),
  }),
)
const ArchivePiece = pieceOf(
  'archive',
  text('제목', { max: 60 }),
  z.object({
    sort: z.enum(ARCHIVE_SORTS),
    summary: text('한 줄 소개', { max: 120 }),
    /** Products or work it is for, in the shop's words. */
    fits: text('쓰는 곳', { max: 40 }),
  }),
)

/** News: of a medium that wrote about the shop, or the shop's own where no medium is named. */
const PressPiece = pieceOf(
  'press',
  text('제목', { max: 120 }),
  z.object({
    medium: optionalText('매체', { max: 40 }),
    day: day('실린 날'),
    summary: text('요약', { max: 300, multiline: true }),
    href: optionalText('원문 주소', { max: 500, rules: [z.refine(isSafeLink, LINK)] }),
  }),
).check((context) => {
  const { medium, href } = context.value.fields
  if (medium === null || /^https?:/u.test(href ?? '')) return
  context.issues.push({
    code: 'custom',
    input: href,
    path: ['fields', 'href'],
    message: '언론이 쓴 기사에는 원문의 웹 주소(https://…)를 적어 주세요.',
  })
})
const MOST_JOBS = 6
const COLOUR = { error: '색은 #f4c820처럼 적어 주세요.' }
/** A poster with a coupon to take; its period is that of the coupon's campaign. */
const PromotionPiece = pieceOf(
  'promotion',
  text('제목', { max: 24 }),
  z.object({
    lead: text('소개', { max: 120 }),
    colour: z.string(COLOUR).check(
      z.regex(/^#[0-9a-f]{6}$/u, COLOUR),
      z.refine((colour) => !posterProblem(colour), { error: (issue) => posterProblem(String(issue.input)) ?? '' }),
    ),
    campaignId: uuid('쿠폰'),
    jobs: z
      .array(z.object({ name: text('상품 이름', { max: 30 }), spec: jobSpec }))
      .check(
        z.minLength(1, { error: '보여 줄 상품을 하나 이상 넣어 주세요.' }),
        z.maxLength(MOST_JOBS, { error: `상품은 ${MOST_JOBS}개까지 보입니다.` }),
      ),
  }),
)
const BannerPiece = pieceOf(
  'banner',
  text('배너 글', { max: 80 }),
  z.object({
    shownOn,
    href: optionalText('누르면 갈 곳', { max: 300, rules: [z.refine(isSafeLink, LINK)] }),
  }),
)
const PopupPiece = pieceOf('popup', text('제목', { max: 60 }), z.object({ shownOn }))

/** What one edition says, by its kind. */
export const Piece = z.discriminatedUnion('kind', [
  HomePiece,
  NoticePiece,
  FaqPiece,
  GuidePiece,
  PolicyPiece,
  PortfolioPiece,
  ArchivePiece,
  PressPiece,
  PromotionPiece,
  BannerPiece,
  PopupPiece,
])
export type Piece = z.output<typeof Piece>
export type PieceOf<K extends Piece['kind']> = Extract<Piece, { kind: K }>

export const writtenKind = z.enum(WRITTEN_KIND_NAMES)
