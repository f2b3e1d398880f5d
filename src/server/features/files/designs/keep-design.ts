import { AppError } from '#/contract/errors.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import type { changeDesign, saveDesign } from '#/contract/files/my-designs.contract.ts'
import type { DesignKind } from '#/domain/designs/design.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import { needsTitle } from '#/domain/designs/design-fields.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { DesignsDeps } from './designs-deps.ts'
import { findDesign } from './designs.repo.ts'
import { countSaved, findSaved, insertSaved, type SavedRow, updateSaved } from './my-designs.repo.ts'

/** More than anybody keeps by hand. */
const MOST_SAVED = 200

/** A design that has left the window can no longer be taken. */
export async function keepNewDesign(
  tx: Tx,
  { clock, ids }: Pick<DesignsDeps, 'clock' | 'ids'>,
  memberId: string,
  { designId, name, values }: BodyOf<typeof saveDesign>,
): Promise<SavedRow> {
  const design = await findDesign(tx, designId)
  if (!design || design.publishedAt === null) throw new AppError('NOT_FOUND')
  refuseUntitled(design.kind, values)
  if ((await countSaved(tx, memberId)) >= MOST_SAVED)
    throw new AppError(
      'CONFLICT',
      `내 디자인은 ${MOST_SAVED}개까지 담을 수 있습니다. 쓰지 않는 것을 지운 뒤 다시 해 주세요.`,
    )
  const now = clock.now()
  const saved = { id: ids.uuid(), memberId, designId, name, values, version: 1, createdAt: now, updatedAt: now }
  await insertSaved(tx, saved)
  return { saved, design }
}

export async function changeKeptDesign(
  tx: Tx,
  { clock }: Pick<DesignsDeps, 'clock'>,
  { memberId, id }: { readonly memberId: string; readonly id: string },
  { version, name, values }: BodyOf<typeof changeDesign>,
): Promise<SavedRow> {
  const [found] = await findSaved(tx, memberId, [id])
  if (!found) throw new AppError('NOT_FOUND')
  refuseUntitled(found.design.kind, values)
  const updatedAt = clock.now()
  if (!(await updateSaved(tx, { id, version, name, values, updatedAt }))) throw new AppError('CONFLICT')
  return { design: found.design, saved: { ...found.saved, name, values, version: version + 1, updatedAt } }
}

function refuseUntitled(kind: DesignKind, values: DesignValues): void {
  if (!needsTitle({ kind }) || values.title !== '') return
  throw new AppError('INVALID_INPUT', '제목을 입력해 주세요.', { 'values.title': '제목을 입력해 주세요.' })
}
