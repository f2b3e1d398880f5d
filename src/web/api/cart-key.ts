/** Of the shop itself, or of one brand; all of them are read anew when `['cart']` is. */
export const cartKey = (brand: string | null) =>
  brand === null ? (['cart'] as const) : (['cart', 'of', brand] as const)

/** As endpoints are asked for the cart of a brand. */
export const ofBrand = (brand: string | null): { readonly brand?: string } => (brand === null ? {} : { brand })
