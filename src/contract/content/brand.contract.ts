import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import { type BrandColours, colourProblem } from '#/domain/opening/brand-colours.ts'
import { BrandColoursShown, LogoShown } from './brand.schema.ts'

const SETTINGS = { who: 'staff', anyRight: ['settings'] } as const

/** Of the file as it lies on somebody's disk. */
export const MOST_PICTURE_BYTES = 200_000
export const PICTURE_TOO_LARGE = `그림은 ${MOST_PICTURE_BYTES / 1000} KB까지 올릴 수 있습니다.`

const Brand = z.object({
  version: z.int(),
  colours: BrandColoursShown,
  logo: z.nullable(LogoShown),
  /** As a `data:` address: only papers and this page show it. */
  stamp: z.nullable(z.string()),
})

export const readBrand = endpoint({
  id: 'content.brand',
  method: 'GET',
  path: '/api/staff/shop/brand',
  summary: '로고와 직인, 가게 색',
  access: SETTINGS,
  trace: { none: 'how the shop looks, which says nothing of customers' },
  response: Brand,
  errors: [],
})

/** Everybody sees it; the id is of one picture that never changes. */
export const readLogo = endpoint({
  id: 'content.logo',
  method: 'GET',
  path: '/api/shop/logo/:id',
  summary: '로고 (SVG 또는 PNG)',
  access: PUBLIC,
  trace: { none: 'what everybody sees' },
  params: z.object({ id: uuid() }),
  response: z.unknown(),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

const colour = (label: string, use: keyof BrandColours) =>
  text(label, {
    max: 7,
    tidy: (typed) => typed.toLowerCase(),
    pattern: { regex: /^#[0-9a-f]{6}$/, message: `${label}은 #ff6a13처럼 적어 주세요.` },
  }).check(
    z.check(({ value, issues }) => {
      const problem = /^#[0-9a-f]{6}$/.test(value) ? colourProblem(use, value) : null
      if (!problem) return
      const message = `글자와 대비가 ${problem.contrast.toFixed(1)} : 1이라 읽기 어렵습니다(4.5 : 1부터). 가장 가까운 색은 ${problem.instead}입니다.`
      issues.push({ code: 'custom', message, input: value })
    }),
  )

/** A new picture, none, or the one that is there. */
const picture = (label: string) =>
  z.discriminatedUnion('act', [
    z.object({ act: z.enum(['keep', 'none']) }),
    z.object({
      act: z.literal('new'),
      base64: text(label, {
        max: Math.ceil(MOST_PICTURE_BYTES / 3) * 4,
        pattern: { regex: /^[A-Za-z0-9+/]+={0,2}$/, message: `${label}을 읽지 못했습니다. 다시 골라 주세요.` },
      }),
    }),
  ])

/** SVG is written anew from what is harmless, PNG drawn anew; the settings have one version for all of them. */
export const changeBrand = endpoint({
  id: 'content.change-brand',
  method: 'PUT',
  path: '/api/staff/shop/brand',
  summary: '로고와 직인, 가게 색을 바꿉니다.',
  access: SETTINGS,
  trace: { own: true },
  body: z.object({
    version: wholeNumber('판', { min: 0, max: 1_000_000_000 }),
    colours: z.object({ action: colour('단추 색', 'action'), accent: colour('글자 색', 'accent') }),
    logo: picture('로고'),
    stamp: picture('직인'),
  }),
  response: Brand,
  errors: ['INVALID_INPUT', 'CONFLICT'],
})
