import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { type BrandColours, FIRST_COLOURS, tokensOf } from '#/domain/opening/brand-colours.ts'
import { brandOf, readShop } from '#/server/features/content/content/content.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface KnownBrand {
  read(): Promise<string>
  /** As it was last read: a page about a failure asks for nothing. */
  last(): string
  /** The owner's colours as CSS; nothing where they are those of the style sheet. */
  tokens(): Promise<string>
}

/** The shop's name for pages that the storefront does not draw. */
export function knownBrand(db: DbOrTx): KnownBrand {
  let last = DEFAULT_SHOP.brand
  return {
    read: async () => (last = await brandOf(db).catch(() => last)),
    last: () => last,
    tokens: async () => tokensCss((await readShop(db).catch(() => null))?.colours ?? FIRST_COLOURS),
  }
}

function tokensCss(colours: BrandColours): string {
  if (colours.action === FIRST_COLOURS.action && colours.accent === FIRST_COLOURS.accent) return ''
  const values = Object.entries(tokensOf(colours)).map(([name, value]) => `${name}:${value}`)
  return `:root{${values.join(';')}}`
}
