import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { updateDraft } from './drafts.repo.ts'
import { takeDraft } from './load-draft.ts'
import type { TariffsDeps } from './tariffs-deps.ts'

interface Looked {
  readonly id: string
  readonly revision: number
}

/** Errors: NOT_FOUND, CONFLICT when somebody has saved or published it meanwhile. Puts a draft away; its figures stay in the database and in the audit log. */
export async function discardDraft(
  tx: Tx,
  deps: TariffsDeps,
  call: AuditedCall,
  { id, revision }: Looked,
): Promise<void> {
  const draft = await takeDraft(tx, id, revision)
  await updateDraft(tx, id, { discardedAt: deps.clock.now() })
  await audit(tx, call, {
    action: 'tariff-draft.discard',
    objectKind: 'tariff-draft',
    objectId: id,
    detail: { title: draft.title },
  })
}
