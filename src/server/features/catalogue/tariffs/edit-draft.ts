import { AppError } from '#/contract/errors.ts'
import type { ChoiceChanges } from '#/domain/catalog/choice-changes.ts'
import type { PaperChanges } from '#/domain/catalog/paper-catalogue.ts'
import { editTariff } from '#/domain/pricing/tariffs/edit-tariff.ts'
import type { TariffEdit } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { setChoices } from '#/domain/pricing/tariffs/set-choices.ts'
import { setPapers } from '#/domain/pricing/tariffs/set-papers.ts'
import { tariffChanges } from '#/domain/pricing/tariffs/tariff-changes.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { ok } from '#/lib/result.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { updateDraft } from './drafts.repo.ts'
import { takeDraft } from './load-draft.ts'
import type { TariffsDeps } from './tariffs-deps.ts'

interface Wanted {
  readonly id: string
  readonly revision: number
  readonly edits: readonly TariffEdit[]
  readonly papers?: PaperChanges | undefined
  readonly choices?: ChoiceChanges | undefined
}

/** All edits or none; what changed is written down figure by figure. INVALID_INPUT names each key that cannot be. */
export async function editDraft(
  tx: Tx,
  deps: TariffsDeps,
  call: AuditedCall & { readonly principal: { readonly staffId: string } },
  wanted: Wanted,
): Promise<{ revision: number; tariff: Tariff }> {
  const draft = await takeDraft(tx, wanted.id, wanted.revision)
  const papers = wanted.papers ? setPapers(draft.body, wanted.papers) : ok(draft.body)
  const chosen = papers.ok && wanted.choices ? setChoices(papers.value, wanted.choices) : papers
  const edited = chosen.ok ? editTariff(chosen.value, wanted.edits) : chosen
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
    detail: {
      revision,
      changes,
      ...(wanted.papers ? { papers: edited.value.paperChanges ?? null } : {}),
      ...(wanted.choices ? { choices: edited.value.choiceChanges ?? null } : {}),
    },
  })
  return { revision, tariff: edited.value }
}
