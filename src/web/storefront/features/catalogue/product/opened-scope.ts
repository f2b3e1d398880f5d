import type { OpenedFrom } from './opened-source.ts'

/** What the page's address says it was opened from. */
export function openedFrom(search: URLSearchParams): OpenedFrom {
  const of = (name: keyof OpenedFrom) => search.get(name)
  const [cart, order, estimate] = [of('cart'), of('order'), of('estimate')]
  return {
    cart,
    order,
    estimate,
    design: of('design'),
    portfolio: of('portfolio'),
    saved: of('saved'),
    review: of('review'),
    guide: of('guide'),
    line: of('line'),
  }
}

/** Name under which the files of what the page was opened from are kept apart from the unfinished job's; null for that one. */
export function scopeOf({
  cart,
  order,
  estimate,
  design,
  portfolio,
  saved,
  review,
  guide,
  line,
}: OpenedFrom): string | null {
  if (cart !== null) return `cart ${cart}`
  if (order !== null) return `order ${order} ${line}`
  if (design !== null) return `design ${design}`
  if (portfolio !== null) return `portfolio ${portfolio}`
  if (saved !== null) return `saved ${saved}`
  if (review !== null) return `review ${review}`
  if (guide !== null) return `guide ${guide}`
  return estimate === null ? null : `estimate ${estimate} ${line}`
}
