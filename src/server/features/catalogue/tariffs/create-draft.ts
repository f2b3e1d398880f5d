import { AppError } from '#/contract/errors.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { countOpenDrafts, insertDraft } from './drafts.repo.ts'
import type { TariffsDeps } from './tariffs-deps.ts'

/** More than anybody keeps in mind; old ones are published or thrown away first. */
const MOST_DRAFTS = 30

/** A draft with all figures of a published version, also one that has not begun. NOT_FOUND, CONFLICT when there are too many. */
export async function createDraft(
  tx: Tx,
  deps: TariffsDeps,
  call: AuditedCall & { readonly principal: { readonly staffId: string } },
  wanted: { readonly from: string; readonly title: string },
): Promise<{ id: string }> {
  const body = await deps.tariffs.version(tx, wanted.from)
  if ((await countOpenDrafts(tx)) >= MOST_DRAFTS) {
    throw new AppError(
      'CONFLICT',
      `초안은 ${MOST_DRAFTS}개까지 둘 수 있습니다. 쓰지 않는 초안을 버린 뒤 만들어 주세요.`,
    )
  }
  const id = deps.ids.uuid()
  const now = deps.clock.now()
  const { staffId } = call.principal
  await insertDraft(tx, {
    id,
    title: wanted.title,
    basedOn: wanted.from,
    body,
    revision: 1,
    createdBy: staffId,
    createdAt: now,
    updatedBy: staffId,
    updatedAt: now,
  })
  await audit(tx, call, { action: 'tariff-draft.create', objectKind: 'tariff-draft', objectId: id, detail: wanted })
  return { id }
}
