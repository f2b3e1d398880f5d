import type { CustomerType } from '#/domain/members/roles.ts'

/** How somebody becomes a member of a brand: the desk decides, at once, or nobody for now. */
export const BRAND_JOINS = ['approval', 'at-once', 'closed'] as const
export type BrandJoins = (typeof BRAND_JOINS)[number]

/** Marks are drawn from print: a square with a plotted slope, sheets held by a spine, the first letter of the name. */
export const BRAND_MARKS = ['plot', 'sheets', 'letter'] as const
export type BrandMark = (typeof BRAND_MARKS)[number]

/** The sheet that its front page is printed on. */
export const BRAND_SURFACES = ['squared', 'tinted', 'plain'] as const
export type BrandSurface = (typeof BRAND_SURFACES)[number]

/** What a room of the shop makes for it, beside the kinds that were chosen for it. */
export const BRAND_GOODS = ['editions', 'bindings'] as const
export type BrandGoods = (typeof BRAND_GOODS)[number]

/** Types that stand for the members of one brand. */
export const BRAND_MEMBER_TYPES = ['HAMAMATH', 'MATHOLIC'] as const satisfies readonly CustomerType[]
export type BrandMemberType = (typeof BRAND_MEMBER_TYPES)[number]

export interface BrandTexts {
  /** Under its name in the head. */
  readonly tagline: string
  /** Two lines of the front page; the second is in the accent. */
  readonly headline: string
  readonly emphasis: string
  readonly intro: string
  /** What joining means. */
  readonly joining: string
  /** Of its page about ordering. */
  readonly info: readonly { readonly title: string; readonly body: string }[]
}

/** Null where the shop itself is called. */
export interface BrandContact {
  readonly telephone: string | null
  readonly mail: string | null
  readonly hours: string | null
}

/** A site beside the shop with its own head, members and goods; payment and delivery are the shop's. */
export interface Brand {
  readonly id: string
  readonly name: string
  readonly mark: BrandMark
  readonly surface: BrandSurface
  /** Colour of its text, and a pale sheet that this text stands on. */
  readonly accent: string
  readonly tint: string
  readonly texts: BrandTexts
  readonly contact: BrandContact
  readonly terms: string
  readonly joins: BrandJoins
  readonly memberType: BrandMemberType | null
  readonly sells: readonly BrandGoods[]
  /** Codes of the kinds of products that its members order of it. */
  readonly kinds: readonly string[]
  /** Of the shop's price, in percent: what its members pay for jobs of options and for bound requests. */
  readonly pricePercent: number
  /** Whether its head office sees what the academies paid for. */
  readonly headSeesAmounts: boolean
  readonly active: boolean
  readonly position: number
  readonly version: number
}

export const BRAND_ID_PATTERN = /^[a-z][a-z0-9-]{1,29}$/
