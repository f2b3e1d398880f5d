import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { brandOf } from '#/server/features/content/content/content.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface KnownBrand {
  read(): Promise<string>
  /** As it was last read: a page about a failure asks for nothing. */
  last(): string
}

/** The shop's name for pages that the storefront does not draw. */
export function knownBrand(db: DbOrTx): KnownBrand {
  let last = DEFAULT_SHOP.brand
  return {
    read: async () => (last = await brandOf(db).catch(() => last)),
    last: () => last,
  }
}
