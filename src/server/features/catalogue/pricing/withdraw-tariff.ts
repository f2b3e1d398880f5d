import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { insertWithdrawal, lockPublishing, readTariff } from './pricing.repo.ts'

/** Calls a version off before it begins. CONFLICT when it has begun, for then quotes name it: publish another one instead. */
export async function withdrawTariff(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  wanted: { readonly version: string; readonly reason: string; readonly by: string },
): Promise<void> {
  await lockPublishing(tx)
  const tariff = await readTariff(tx, wanted.version)
  if (!tariff) throw new AppError('NOT_FOUND')
  const now = clock.now()
  if (tariff.effectiveAt <= now) {
    throw new AppError('CONFLICT', '이미 시작한 요금표는 거둘 수 없습니다. 이전 판을 새 판으로 다시 발행해 주세요.')
  }
  const { version, reason, by } = wanted
  const added = await insertWithdrawal(tx, { version, reason, withdrawnBy: by, withdrawnAt: now })
  if (!added) throw new AppError('CONFLICT', '이미 거둔 요금표입니다.')
}
