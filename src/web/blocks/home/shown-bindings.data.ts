import type { BindingId } from '#/domain/catalog/choice-ids.ts'
import type { Craft } from '#/domain/catalog/craft-choices.data.ts'
import type { WebPath } from '#/contract/web-paths.ts'

/** A binding of the front page. */
export interface ShownBinding {
  readonly id: BindingId
  /** What it adds; null for the binding that the others are compared with. */
  readonly craft: Craft | null
  readonly guide: WebPath
}

export const SHOWN_BINDINGS: readonly ShownBinding[] = [
  { id: 'perfect', craft: null, guide: '/guide/guide5_1' },
  { id: 'pur', craft: 'pur', guide: '/guide/guide5_5' },
  { id: 'hard', craft: 'hard', guide: '/guide/guide5_4' },
  { id: 'saddle', craft: 'saddle', guide: '/guide/guide5_2' },
  { id: 'twin-ring', craft: 'twin-ring', guide: '/guide/guide5_3' },
]
