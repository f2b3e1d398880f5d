import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { answerCorrection as endpoint } from '#/contract/prepress/staff-ebooks.contract.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { requireSeen } from '#/server/platform/looked-at.ts'
import { lockCorrection, putAnswer } from './editions.repo.ts'
import { correctionThings } from './looked-at-ebook.ts'
import { lockedForDesk } from './own-ebook.ts'

/** By the desk, to one place of what the customer wants corrected. Errors: NOT_FOUND, CONFLICT where a colleague answered meanwhile. */
export async function answerCorrection(
  tx: Tx,
  at: Date,
  { ebookId, id, answer, seen }: BodyOf<typeof endpoint> & { readonly ebookId: string; readonly id: string },
): Promise<void> {
  await lockedForDesk(tx, ebookId)
  const row = await lockCorrection(tx, ebookId, id)
  if (!row) throw new AppError('NOT_FOUND')
  // The same press again, whose first answer was lost.
  if (row.answer === answer) return
  requireSeen(seen, correctionThings(row))
  await putAnswer(tx, id, answer, at)
}
