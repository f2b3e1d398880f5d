import { AppError } from '#/contract/errors.ts'
import { editTariff, type TariffEdit } from '#/domain/pricing/tariffs/edit-tariff.ts'
import { tariffChanges } from '#/domain/pricing/tariffs/tariff-changes.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { updateDraft } from './drafts.repo.ts'
import { takeDraft } from './load-draft.ts'
import type { TariffsDeps } from './tariffs-deps.ts'

/** All edits or none; what changed is written down figure by figure. INVALID_INPUT names each key that cannot be. */
export async function editDraft(
  tx: Tx,
  deps: TariffsDeps,
  call: AuditedCall & { readonly principal: { readonly staffId: string } },
  wanted: { readonly id: string; readonly revision: number; readonly edits: readonly TariffEdit[] },
): Promise<{ revision: number; tariff: Tariff }> {
  const draft = await takeDraft(tx, wanted.id, wanted.revision)
  const edited = editTariff(draft.body, wanted.edits)
  if (!edited.ok) {
    const fields = Object.fromEntries(edited.error.map((issue) => [issue.key, issue.message]))
    throw new AppError('INVALID_INPUT', edited.error[0]?.message, fields)
  }
  const revision = draft.revision + 1
  await updateDraft(tx, draft.id, {
    body: edited.value,
    revision,
    updatedBy: call.principal.staffId,
    updatedAt: deps.clock.now(),
  })
  const changes = tariffChanges(draft.body, edited.value).map(({ row, before, after }) => [row.key, before, after])
  await audit(tx, call, {
    action: 'tariff-draft.edit',
    objectKind: 'tariff-draft',
    objectId: draft.id,
    detail: { revision, changes },
  })
  return { revision, tariff: edited.value }
}
