export type Layout =
  | 'default'
  | 'default-hama'
  | 'default-hama-main'
  | 'default-math'
  | 'default-math-main'
  | 'default-mypage'
  | 'defaultgray'
  | 'defaultkbkorder'
  | 'defaultmagazine'
  | 'design-view'
  | 'document'
  | 'mdefault'
  | 'offline-draft'
  | 'wide'

export type Guard = 'public' | 'guest' | 'member' | 'owner' | 'partner' | 'partner-guest' | `role:${string}`

export interface WebPathRow {
  readonly path: `/${string}`
  readonly guard: Guard
  readonly layout: Layout
  readonly title: string
  /** A page of members that guests may open too: the way to the order, and what is about an own order (ADR 0044). */
  readonly guests?: true
}
