import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { changeEbookMetadata } from '#/contract/prepress/ebooks.contract.ts'
import type { EbookMetadata } from '#/domain/ebooks/ebook.ts'
import { deskMetadataRefusal, metadataRefusal } from '#/domain/ebooks/stages.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import { renameEbookItem } from '#/server/features/ordering/cart/cart.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { requireSeen } from '#/server/platform/looked-at.ts'
import { findEbook, updateEbook } from './ebooks.repo.ts'
import type { EbookRow } from './ebooks.table.ts'
import { editionsOf } from './editions.repo.ts'
import { metadataThings } from './looked-at-ebook.ts'
import { lockedForDesk, ownEbook, ownLocked } from './own-ebook.ts'

type Wish = BodyOf<typeof changeEbookMetadata>

/** By its customer, until the making has begun. An order keeps the name that it was placed under. Errors: NOT_FOUND, CONFLICT. */
export async function changeMetadata(tx: Tx, memberId: string, id: string, wish: Wish): Promise<void> {
  await rename(tx, await ownEbook(tx, memberId, id), wish.metadata)
  const row = await ownLocked(tx, memberId, id)
  await write(tx, row, wish, metadataRefusal(await standingOf(tx, row)))
}

/** By the desk, until it is delivered; the next edition has it. Errors: NOT_FOUND, CONFLICT. */
export async function correctMetadata(tx: Tx, id: string, wish: Wish): Promise<void> {
  const found = await findEbook(tx, id)
  if (found) await rename(tx, found, wish.metadata)
  const row = await lockedForDesk(tx, id)
  await write(tx, row, wish, deskMetadataRefusal(await standingOf(tx, row)))
}

async function standingOf(db: DbOrTx, { id, stage }: Pick<EbookRow, 'id' | 'stage'>) {
  const [newest] = await editionsOf(db, id)
  return { stage, newest: newest?.state ?? null }
}

/** Carts are locked before what lies in them. */
const rename = (tx: Tx, { id, memberId }: EbookRow, { title }: EbookMetadata) =>
  renameEbookItem(tx, memberId, id, title)

async function write(tx: Tx, row: EbookRow, { metadata, seen }: Wish, refusal: string | null): Promise<void> {
  if (refusal !== null) throw new AppError('CONFLICT', refusal)
  const kept = metadataThings(row.metadata)
  // The same press again, whose first answer was lost, changes nothing.
  if (canonicalJson(kept) !== canonicalJson(metadataThings(metadata))) requireSeen(seen, kept)
  await updateEbook(tx, row.id, { metadata, title: metadata.title })
}
