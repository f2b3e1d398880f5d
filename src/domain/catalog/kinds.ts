import type { KindDefinition } from './kind-definition.ts'
import { ACADEMY } from './kinds/academy.data.ts'
import { BOOK } from './kinds/book.data.ts'
import { CATALOG } from './kinds/catalog.data.ts'
import { FLYER } from './kinds/flyer.data.ts'
import { LEAFLET } from './kinds/leaflet.data.ts'
import { POSTER } from './kinds/poster.data.ts'
import { ROTARY_BOOK } from './kinds/rotary-book.data.ts'
import { SINGLE_SHEET } from './kinds/single-sheet.data.ts'
import type { JobSpec, PartSpec } from './job-spec.ts'
import { EBOOK_CODE, KIT_CODE, type ProductCode } from './product-kinds.ts'

/** Every kind that can be configured. */
export const KINDS: readonly KindDefinition[] = [
  BOOK,
  CATALOG,
  FLYER,
  LEAFLET,
  POSTER,
  SINGLE_SHEET,
  ROTARY_BOOK,
  ACADEMY,
]

const KIT: KindDefinition = { ...BOOK, unit: '묶음' }

const byProduct = new Map(KINDS.map((kind) => [kind.product, kind]))

export const findKind = (product: ProductCode): KindDefinition | undefined => byProduct.get(product)

export function kindOf(product: ProductCode): KindDefinition {
  // An e-book is counted as a book is, and so is a kit of samples; nothing of them can be chosen.
  const kind = product === EBOOK_CODE ? BOOK : product === KIT_CODE ? KIT : byProduct.get(product)
  if (!kind) throw new Error(`no kind ${product}`)
  return kind
}

export const defaultSpec = (product: ProductCode): JobSpec => kindOf(product).defaults

export const partOf = (spec: JobSpec, role: PartSpec['role']): PartSpec | undefined =>
  spec.parts.find((part) => part.role === role)

export const partDefinition = (kind: KindDefinition, role: PartSpec['role']) =>
  kind.parts.find((part) => part.role === role)
