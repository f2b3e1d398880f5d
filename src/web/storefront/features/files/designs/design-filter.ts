import type { WebPath } from '#/contract/web-paths.ts'
import { to } from '#/contract/web-paths.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'
import { kindByCode, PRODUCT_CODES, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import { type DesignKind, MOOD_NAMES, type Mood, MOODS } from '#/domain/designs/design.ts'

/** What the address asks for. */
export interface DesignFilter {
  readonly product?: ProductCode
  readonly trim?: string
  readonly mood?: Mood
}

export const PATHS = { cover: '/cover', inner: '/inner' } as const satisfies Readonly<Record<DesignKind, WebPath>>

export function filterOf(search: URLSearchParams): DesignFilter {
  const product = PRODUCT_CODES.find((code) => code === search.get('product'))
  const mood = MOODS.find((name) => name === search.get('mood'))
  const trim = findTrim(search.get('trim') ?? '')?.id
  return { ...(product ? { product } : {}), ...(trim ? { trim } : {}), ...(mood ? { mood } : {}) }
}

/** The window with these filters, with a design opened over it when named. */
export const windowPath = (kind: DesignKind, filter: DesignFilter, design?: string): string =>
  to(PATHS[kind], {}, { ...filter, design })

interface FilterRow {
  readonly name: keyof DesignFilter
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

const PRODUCTS: Readonly<Record<DesignKind, readonly ProductCode[]>> = {
  cover: ['D413', 'D813', 'D303', 'C413'],
  inner: ['D413', 'D813', 'C413'],
}
const SIZES = ['a5', 'sasa', 'sinkuk', 'b5', 'sasabae', 'a4']

/** Everything that can be asked for; sizes are those that books have. */
export function filterRows(kind: DesignKind): readonly FilterRow[] {
  const sold = KINDS.map(({ product }) => product)
  const products = PRODUCTS[kind].filter((code) => sold.includes(code))
  return [
    { name: 'product', label: '상품', choices: products.map((value) => ({ value, label: kindByCode(value).name })) },
    { name: 'trim', label: '크기', choices: SIZES.map((value) => ({ value, label: findTrim(value)?.name ?? value })) },
    { name: 'mood', label: '분위기', choices: MOODS.map((value) => ({ value, label: MOOD_NAMES[value] })) },
  ]
}
