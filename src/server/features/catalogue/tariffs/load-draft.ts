import { AppError } from '#/contract/errors.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { findOpenDraft, lockDraft } from './drafts.repo.ts'
import type { DraftRow } from './drafts.table.ts'

/** NOT_FOUND for a draft that was published or thrown away too: there is nothing more to do with it. */
export async function readOpenDraft(db: DbOrTx, id: string): Promise<DraftRow> {
  const draft = await findOpenDraft(db, id)
  if (!draft) throw new AppError('NOT_FOUND')
  return draft
}

/** For a change: the draft locked, if nobody has saved, published or thrown it away since `revision`. */
export async function takeDraft(tx: Tx, id: string, revision: number): Promise<DraftRow> {
  const draft = await lockDraft(tx, id)
  if (!draft || draft.discardedAt) throw new AppError('NOT_FOUND')
  if (draft.publishedAs) {
    throw new AppError(
      'CONFLICT',
      `이 초안은 그 사이 ${draft.publishedAs} 요금표로 발행되었습니다. 목록에서 확인해 주세요.`,
    )
  }
  if (draft.revision !== revision) {
    throw new AppError('CONFLICT', '그 사이 다른 사람이 이 초안을 고쳤습니다. 새로 고친 뒤 다시 고쳐 주세요.')
  }
  return draft
}
