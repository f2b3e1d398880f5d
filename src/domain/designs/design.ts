import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { CoverTemplateId } from './cover-templates.ts'
import type { DesignParams, DesignValues } from './design-values.ts'
import type { InnerTemplateId } from './inner-templates.ts'

export const DESIGN_KINDS = ['cover', 'inner'] as const
export type DesignKind = (typeof DESIGN_KINDS)[number]

export const MOODS = ['calm', 'bright', 'classic', 'playful', 'study'] as const
export type Mood = (typeof MOODS)[number]
export const MOOD_NAMES: Readonly<Record<Mood, string>> = {
  calm: '차분한',
  bright: '산뜻한',
  classic: '고전적인',
  playful: '경쾌한',
  study: '공부하는',
}

export interface Design {
  /** Short and stable; it stands in addresses. */
  readonly id: string
  readonly kind: DesignKind
  readonly title: string
  readonly template: CoverTemplateId | InnerTemplateId
  readonly params: DesignParams
  readonly values: DesignValues
  /** Kinds of product it can be ordered for. */
  readonly products: readonly ProductCode[]
  /** Ids of trims it was made for; each is one of every kind's sizes or of some of them. */
  readonly trims: readonly string[]
  readonly moods: readonly Mood[]
}

/** What both drawing and ordering need to know of a design. */
export type DrawnDesign = Pick<Design, 'kind' | 'template' | 'params'>
