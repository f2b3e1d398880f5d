import type { FloorJobView } from '#/contract/production/floor.contract.ts'

/** What the board is narrowed to: a brand by its id, `-` the shop itself, null everything. */
export type FloorBrand = string | null

export const isOfBrand = ({ brand }: FloorJobView, wanted: FloorBrand): boolean =>
  wanted === null || (brand?.id ?? '-') === wanted

/** Brands that something is made for, by name. */
export function brandsOnFloor(
  jobs: readonly FloorJobView[],
): readonly { readonly id: string; readonly name: string }[] {
  const found = new Map(jobs.flatMap(({ brand }) => (brand ? [[brand.id, brand]] : [])))
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'ko'))
}
