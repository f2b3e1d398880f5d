import type { OpenedFrom } from './opened-source.ts'

/** What the page's address says it was opened from. */
export function openedFrom(search: URLSearchParams): OpenedFrom {
  const of = (name: string) => search.get(name)
  return { cart: of('cart'), order: of('order'), estimate: of('estimate'), design: of('design'), line: of('line') }
}

/** Name under which the files of what the page was opened from are kept apart from the unfinished job's; null for that one. */
export function scopeOf({ cart, order, estimate, design, line }: OpenedFrom): string | null {
  if (cart !== null) return `cart ${cart}`
  if (order !== null) return `order ${order} ${line}`
  if (design !== null) return `design ${design}`
  return estimate === null ? null : `estimate ${estimate} ${line}`
}
