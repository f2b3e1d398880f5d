/** What a list of the desk is narrowed to: a brand by its id, `-` the shop itself, null everything. */
export type BrandFilter = string | null

interface Named {
  readonly id: string
  readonly name: string
}

interface Branded {
  readonly brand: Named | null
}

export const isOfBrand = ({ brand }: Branded, wanted: BrandFilter): boolean =>
  wanted === null || (brand?.id ?? '-') === wanted

/** Brands that something in the list is of, by name. */
export function brandsAmong(list: readonly Branded[]): readonly Named[] {
  const found = new Map(list.flatMap(({ brand }) => (brand ? [[brand.id, brand]] : [])))
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'ko'))
}
