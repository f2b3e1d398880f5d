import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { ofBrand } from '#/web/api/cart-key.ts'

/** As an estimate keeps it. */
export const jobOf = ({ spec, title, ownTitle, files, brand, origin, classes }: CartItem) => ({
  spec,
  ...(ownTitle ? { title } : {}),
  files: files.map(({ fileId, part }) => ({ fileId, part })),
  ...ofBrand(brand),
  ...(origin ? { origin } : {}),
  ...(classes ? { classes } : {}),
})

/** The same item, or items of one estimate: its price is for all of them together. */
export const goTogether = (item: CartItem, other: CartItem): boolean =>
  item.id === other.id || (item.estimate !== null && item.estimate.number === other.estimate?.number)
