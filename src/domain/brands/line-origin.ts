import type { BindingOrigin } from './binding-origin.ts'
import type { EbookOrigin } from './ebook-origin.ts'
import type { EditionOrigin } from './edition-origin.ts'
import type { KitOrigin } from './kit-origin.ts'

/** What a line of a cart or an order was made from, where it is no job of options. Its own room prices and checks it. */
export type LineOrigin = EditionOrigin | BindingOrigin | EbookOrigin | KitOrigin
export type OriginKind = LineOrigin['kind']

/** The day of dispatch that was agreed on when the line was ordered before it could be sent. */
export const agreedDayOf = (origin: LineOrigin | null): string | null =>
  origin?.kind === 'edition' ? origin.dispatchDay : null

/** A textbook of a brand without a wish for a proof is printed from what was checked once. */
export const printsUnseen = ({ origin }: { readonly origin: LineOrigin | null }): boolean =>
  origin?.kind === 'edition' && !origin.proof
