import { AppError } from '#/contract/errors.ts'
import { type EbookEvent, stageAfter } from '#/domain/ebooks/stages.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { findEbook, lockEbook, updateEbook } from './ebooks.repo.ts'
import type { EbookRow } from './ebooks.table.ts'

/** Another's answers like one that does not exist. */
export async function ownEbook(db: DbOrTx, memberId: string, id: string): Promise<EbookRow> {
  const row = await findEbook(db, id)
  if (row?.memberId !== memberId) throw new AppError('NOT_FOUND')
  return row
}

export async function ownLocked(tx: Tx, memberId: string, id: string): Promise<EbookRow> {
  const row = await lockEbook(tx, id)
  if (row?.memberId !== memberId) throw new AppError('NOT_FOUND')
  return row
}

export async function lockedForDesk(tx: Tx, id: string): Promise<EbookRow> {
  const row = await lockEbook(tx, id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Moves the work on; CONFLICT with `refusal` where it does not stand so. */
export async function moveEbook(
  tx: Tx,
  row: EbookRow,
  move: { readonly event: EbookEvent; readonly at: Date; readonly refusal: string; readonly also?: Partial<EbookRow> },
): Promise<void> {
  const stage = stageAfter(row.stage, move.event)
  if (stage === null) throw new AppError('CONFLICT', move.refusal)
  await updateEbook(tx, row.id, { ...move.also, stage, movedAt: move.at })
}
