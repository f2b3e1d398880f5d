import { AppError } from '#/contract/errors.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { type GangsDeps, gangTopic } from './gangs-deps.ts'
import { lockGang, updateGang } from './gangs.repo.ts'
import { makeGangPackage } from './move-gang.ts'

/** Has the package of a fixed sheet made once more after it failed. */
export async function remakePackage(tx: Tx, deps: GangsDeps, gangId: string): Promise<void> {
  const row = await lockGang(tx, gangId)
  if (!row) throw new AppError('NOT_FOUND')
  if (row.state !== 'fixed' || row.packageState !== 'failed')
    throw new AppError('CONFLICT', '인쇄 자료를 만들지 못한 합판만 다시 만들 수 있습니다.')
  await updateGang(tx, gangId, { packageState: 'waiting', packageFailure: null, packagePercent: 0 })
  await deps.jobs.add(tx, makeGangPackage, { gangId, version: row.version })
  await deps.live.publish(tx, gangTopic(gangId), STAFF_QUEUE_TOPIC)
}
