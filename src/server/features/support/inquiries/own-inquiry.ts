import { createHash } from 'node:crypto'
import { AppError } from '#/contract/errors.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import { lockInquiries, readInquiryRow } from './inquiries.repo.ts'
import type { InquiryRow } from './inquiries.table.ts'
import { isOpenFor } from './openings.repo.ts'

/** Who asks for an inquiry of their own: by account, or by the browser that proved a phone. */
export interface Asker {
  readonly principal: Principal
  readonly visitorKey: string | null
}

/** The key itself is never stored. */
export const hashOfKey = (visitorKey: string): string => createHash('sha256').update(visitorKey).digest('hex')

export async function isOwn(db: DbOrTx, row: InquiryRow, asker: Asker, now: Date): Promise<boolean> {
  if (row.memberId !== null) return asker.principal.kind === 'member' && asker.principal.memberId === row.memberId
  return asker.visitorKey !== null && (await isOpenFor(db, row.id, hashOfKey(asker.visitorKey), now))
}

/** NOT_FOUND for everybody else, as if it did not exist. */
export async function ownInquiry(db: DbOrTx, id: string, asker: Asker, now: Date): Promise<InquiryRow> {
  const row = await readInquiryRow(db, id)
  if (!row || !(await isOwn(db, row, asker, now))) throw new AppError('NOT_FOUND')
  return row
}

/** The same, locked until the transaction ends. */
export async function lockOwn(tx: Tx, id: string, asker: Asker, now: Date): Promise<InquiryRow> {
  const [row] = await lockInquiries(tx, [id])
  if (!row || !(await isOwn(tx, row, asker, now))) throw new AppError('NOT_FOUND')
  return row
}

export async function lockForDesk(tx: Tx, id: string): Promise<InquiryRow> {
  const [row] = await lockInquiries(tx, [id])
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
