import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { emailAddress } from '#/contract/rules/text-rules.ts'
import { optionalText, text, wholeNumber } from '#/contract/text.ts'
import { BRAND_GOODS, BRAND_JOINS, BRAND_MARKS, BRAND_SURFACES } from '#/domain/brands/brand.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { PRICE_LEVELS } from '#/domain/pricing/price-level.ts'
import { accentProblem, isPaleEnough } from '#/domain/brands/brand-colour.ts'
import { brandId } from './brand-id.ts'
import { BrandShown } from './brands.contract.ts'

const SETTINGS = { who: 'staff', anyRight: ['settings'] } as const

const BrandKept = z.extend(BrandShown, {
  active: z.boolean(),
  headSeesAmounts: z.boolean(),
  position: z.int(),
  version: z.int(),
})
export type BrandKept = z.output<typeof BrandKept>

export const listAllBrands = endpoint({
  id: 'brands.all',
  method: 'GET',
  path: '/api/staff/brands',
  summary: '모든 브랜드와 그 설정',
  access: SETTINGS,
  trace: { none: 'what the shop says of its brands, and nothing of customers' },
  response: z.object({ brands: z.array(BrandKept) }),
  errors: [],
})

const colour = (label: string) =>
  text(label, {
    max: 7,
    tidy: (typed) => typed.toLowerCase(),
    pattern: { regex: /^#[0-9a-f]{6}$/, message: `${label}은 #0a6b57처럼 적어 주세요.` },
  })

const COLOURS = /^#[0-9a-f]{6}$/

/** An unreadable accent is refused, and the nearest that can be read is named. */
const readableAccent = z.check<{ accent: string; tint: string }>(({ value, issues }) => {
  if (!COLOURS.test(value.accent) || !COLOURS.test(value.tint)) return
  const refuse = (field: string, message: string) =>
    issues.push({ code: 'custom', message, input: value, path: [field] })
  if (!isPaleEnough(value.tint)) refuse('tint', '바탕색이 너무 진해요. 글자가 읽히도록 더 밝은 색을 골라 주세요.')
  const problem = accentProblem(value.accent, value.tint)
  if (problem)
    refuse(
      'accent',
      `글자와 대비가 ${problem.contrast.toFixed(1)} : 1이라 읽기 어려워요(4.5 : 1부터). 가장 가까운 색은 ${problem.instead}이에요.`,
    )
})

/** Version 0 makes a new one; no code is needed for it. */
export const saveBrand = endpoint({
  id: 'brands.save',
  method: 'PUT',
  path: '/api/staff/brands/:id',
  summary: '브랜드를 만들거나 고칩니다.',
  access: SETTINGS,
  trace: { own: true },
  params: z.object({ id: brandId() }),
  body: z
    .object({
      name: text('브랜드 이름', { max: 20 }),
      mark: z.enum(BRAND_MARKS),
      surface: z.enum(BRAND_SURFACES),
      accent: colour('강조색'),
      tint: colour('바탕색'),
      texts: z.object({
        tagline: text('한 줄 소개', { max: 40 }),
        headline: text('첫 줄', { max: 30 }),
        emphasis: text('둘째 줄', { max: 30 }),
        intro: text('소개 글', { max: 200 }),
        joining: text('가입 안내', { max: 120 }),
        info: z
          .array(
            z.object({
              title: text('안내 제목', { max: 40 }),
              body: text('안내 내용', { max: 500, multiline: true }),
            }),
          )
          .check(z.maxLength(8, { error: '안내는 여덟 개까지 적을 수 있어요.' })),
      }),
      contact: z.object({
        telephone: optionalText('전화', { max: 30 }),
        mail: optionalText('이메일', { max: 100, rules: [emailAddress('이메일')] }),
        hours: optionalText('상담 시간', { max: 100 }),
      }),
      terms: text('이용약관', { min: 0, max: 20_000, multiline: true }),
      joins: z.enum(BRAND_JOINS),
      /** What rooms of the shop make for its members; those of the specification keep their own. */
      sells: z.array(z.enum(BRAND_GOODS)).check(z.maxLength(2, { error: '파는 것을 다시 골라 주세요.' })),
      /** What its members order of it by options. */
      kinds: z.array(z.enum(PRODUCT_CODES)).check(z.maxLength(20, { error: '파는 상품을 다시 골라 주세요.' })),
      /** Of the shop's price; 100 is the same. */
      pricePercent: wholeNumber('가격', PRICE_LEVELS),
      active: z.boolean(),
      /** Agreed with the brand: its head office sees what academies paid for. */
      headSeesAmounts: z.boolean(),
      /** As last read; somebody else's newer ones are not written over. */
      version: wholeNumber('판', { min: 0, max: 1_000_000_000 }),
    })
    .check(readableAccent),
  response: BrandKept,
  errors: ['INVALID_INPUT', 'CONFLICT', 'NOT_FOUND'],
})

export const staffBrandsEndpoints = [listAllBrands, saveBrand]
