import { AppError } from '#/contract/errors.ts'
import type { EbookMetadata } from '#/domain/ebooks/ebook.ts'
import { deskMetadataRefusal, metadataRefusal } from '#/domain/ebooks/stages.ts'
import { renameEbookItem } from '#/server/features/ordering/cart/cart.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { findEbook, updateEbook } from './ebooks.repo.ts'
import type { EbookRow } from './ebooks.table.ts'
import { editionsOf } from './editions.repo.ts'
import { lockedForDesk, ownEbook, ownLocked } from './own-ebook.ts'

/** By its customer, until the making has begun. An order keeps the name that it was placed under. Errors: NOT_FOUND, CONFLICT. */
export async function changeMetadata(tx: Tx, memberId: string, id: string, metadata: EbookMetadata): Promise<void> {
  await rename(tx, await ownEbook(tx, memberId, id), metadata)
  const row = await ownLocked(tx, memberId, id)
  await write(tx, row, metadata, metadataRefusal(await standingOf(tx, row)))
}

/** By the desk, until it is delivered; the next edition has it. Errors: NOT_FOUND, CONFLICT. */
export async function correctMetadata(tx: Tx, id: string, metadata: EbookMetadata): Promise<void> {
  const seen = await findEbook(tx, id)
  if (seen) await rename(tx, seen, metadata)
  const row = await lockedForDesk(tx, id)
  await write(tx, row, metadata, deskMetadataRefusal(await standingOf(tx, row)))
}

async function standingOf(db: DbOrTx, { id, stage }: Pick<EbookRow, 'id' | 'stage'>) {
  const [newest] = await editionsOf(db, id)
  return { stage, newest: newest?.state ?? null }
}

/** Carts are locked before what lies in them. */
const rename = (tx: Tx, { id, memberId }: EbookRow, { title }: EbookMetadata) =>
  renameEbookItem(tx, memberId, id, title)

async function write(tx: Tx, row: EbookRow, metadata: EbookMetadata, refusal: string | null): Promise<void> {
  if (refusal !== null) throw new AppError('CONFLICT', refusal)
  await updateEbook(tx, row.id, { metadata, title: metadata.title })
}
