import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'
import type { Trim } from '#/domain/catalog/entries.ts'
import type { Design } from './design.ts'
import type { DesignValues } from './design-values.ts'
import { contrast } from './ink.ts'
import { inkOf } from './inks.data.ts'

export type TextField = 'title' | 'subtitle' | 'author' | 'back'

export const FIELD_LIMITS: Readonly<Record<TextField, number>> = { title: 40, subtitle: 60, author: 30, back: 240 }

/** What each field is called on a design; a field without a name has no place on it. */
export function fieldNames({
  kind,
  template,
}: Pick<Design, 'kind' | 'template'>): Readonly<Partial<Record<TextField, string>>> {
  if (kind === 'inner') return { title: template === 'wrong-answer' ? '과목' : '머리글', author: '꼬리글' }
  if (template === 'textbook') return { title: '과목', subtitle: '학기·단원', author: '학원 이름', back: '뒤표지 글' }
  return { title: '제목', subtitle: '부제', author: '지은이', back: '뒤표지 글' }
}

/** What an editor begins with: sample names and blurbs would be printed if nobody noticed them. */
export const startingValues = ({ values }: Pick<Design, 'values'>): DesignValues => ({
  ...values,
  author: '',
  back: '',
})

/** A cover has a title; an inner may do without any word. */
export const needsTitle = ({ kind }: Pick<Design, 'kind'>): boolean => kind === 'cover'

const LEGIBLE = 2.4

/** Korean: why the chosen colours make a poor page; null when they do not. */
export function colourWarning({ kind }: Pick<Design, 'kind'>, values: DesignValues): string | null {
  const paper = inkOf(kind === 'cover' ? values.ground : 'white')
  if (contrast(paper, inkOf(values.ink)) >= LEGIBLE) return null
  return kind === 'cover'
    ? '글자색과 바탕색이 비슷해 글자가 잘 보이지 않습니다.'
    : '선 색이 옅어 인쇄하면 잘 보이지 않습니다.'
}

/** The sizes in which a design can be ordered as a product: those of both. */
export function trimsFor(design: Pick<Design, 'trims'>, product: ProductCode): readonly Trim[] {
  return kindOf(product)
    .trims.filter((id) => design.trims.includes(id))
    .flatMap((id) => findTrim(id) ?? [])
}
