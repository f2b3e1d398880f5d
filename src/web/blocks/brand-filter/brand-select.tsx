import { Select } from '#/web/ui/input.tsx'
import type { BrandFilter } from './brand-filter.ts'

interface BrandSelectProps {
  /** Brands that something in the list is of. */
  readonly brands: readonly { readonly id: string; readonly name: string }[]
  readonly brand: BrandFilter
  readonly onBrand: (brand: BrandFilter) => void
}

/** Narrows a list of the desk to a brand; nothing where all of it is the shop's own. */
export function BrandSelect({ brands, brand, onBrand }: BrandSelectProps) {
  if (brands.length === 0 && brand === null) return null
  return (
    <Select aria-label="브랜드" value={brand ?? ''} onChange={(event) => onBrand(event.target.value || null)}>
      <option value="">모든 브랜드</option>
      <option value="-">직접 주문</option>
      {brands.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
