/** Conversion events of the specification, in the words of Naver's `wcs.trans`. */
export type TrackedEvent =
  | 'page_view'
  | 'purchase'
  | 'begin_checkout'
  | 'add_to_cart'
  | 'view_product'
  | 'add_to_wishlist'
  | 'sign_up'
  | 'lead'
  | 'schedule'
  | 'review'
  | 'view_content'
  | 'opt_in_marketing'

export interface TrackedItem {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly quantity: number
  readonly payAmount: number
  readonly option: string
}

export interface TrackedAbout {
  /** An event with an id is counted once. */
  readonly id?: string
  readonly items?: readonly TrackedItem[]
  readonly value?: number
}

/** As the service takes it: numbers as text, and no quotes, which would break its parser. */
export const wireEvent = (type: TrackedEvent, { id, items, value }: TrackedAbout) => ({
  type,
  ...(id ? { id } : {}),
  ...(items ? { items: items.map(wireItem) } : {}),
  ...(value === undefined ? {} : { value: String(value), currency: 'KRW' }),
})

const unquoted = (text: string): string => text.replaceAll(/['"]/g, '')

export const wireItem = (item: TrackedItem) => ({
  id: item.id,
  name: unquoted(item.name),
  category: unquoted(item.category),
  quantity: String(item.quantity),
  payAmount: String(item.payAmount),
  option: unquoted(item.option),
})
