import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { lockDraft, updateDraft } from './drafts.repo.ts'
import type { TariffsDeps } from './tariffs-deps.ts'

/** Puts a draft away; its figures stay in the database and in the audit log. */
export async function discardDraft(tx: Tx, deps: TariffsDeps, call: AuditedCall, id: string): Promise<void> {
  const draft = await lockDraft(tx, id)
  if (!draft || draft.publishedAs || draft.discardedAt) throw new AppError('NOT_FOUND')
  await updateDraft(tx, id, { discardedAt: deps.clock.now() })
  await audit(tx, call, {
    action: 'tariff-draft.discard',
    objectKind: 'tariff-draft',
    objectId: id,
    detail: { title: draft.title },
  })
}
