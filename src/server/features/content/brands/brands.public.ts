/** The only door of the brands for other features. */
export { activeBrand, allBrands, anyBrand, brandNamer, type NameBrand } from './brands.repo.ts'
export type { BrandRow } from './brands.table.ts'
