import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readShop } from './content.repo.ts'

/** What the shop calls itself, in titles, papers and messages: a setting of the owner's. */
export const brandOf = async (db: DbOrTx): Promise<string> => (await readShop(db))?.brand ?? DEFAULT_SHOP.brand
