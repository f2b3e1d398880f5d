import { eq } from '#/server/platform/db/drizzle.ts'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { brandPictures, type BrandPictureRow } from './brand-pictures.table.ts'
import { shopSettings } from './content.table.ts'

export async function findPicture(db: DbOrTx, id: string): Promise<BrandPictureRow | null> {
  const [row] = await db.select().from(brandPictures).where(eq(brandPictures.id, id))
  return row ?? null
}

/** What pages say of the logo in use, without its bytes. */
export async function logoShown(db: DbOrTx): Promise<ShopInfo['logo']> {
  const { id, width, height } = brandPictures
  const [row] = await db
    .select({ id, width, height })
    .from(brandPictures)
    .innerJoin(shopSettings, eq(shopSettings.logoId, brandPictures.id))
  return row ?? null
}

/** The PNG of a picture as papers carry it. */
export async function pictureOf(db: DbOrTx, id: string | null): Promise<string | null> {
  const row = id === null ? null : await findPicture(db, id)
  return row && `data:image/png;base64,${row.png.toString('base64')}`
}

export async function insertPicture(tx: Tx, row: BrandPictureRow): Promise<void> {
  await tx.insert(brandPictures).values(row)
}
