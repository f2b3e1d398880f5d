import { AppError } from '#/contract/errors.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { type InForce, readInForce, readTariff, type StoredTariff } from './pricing.repo.ts'

/** Reads tariffs; a body once read is kept, since a published version never changes. Which one is in force is asked each time. */
export interface TariffReader {
  /** UNAVAILABLE when no tariff is in force. */
  current(db: DbOrTx): Promise<Tariff>
  /** The same with what is closed at the moment, in one statement. */
  inForce(db: DbOrTx): Promise<{ readonly tariff: Tariff; readonly closed: InForce['closed'] }>
  /** Also one that has not begun: for staff. NOT_FOUND when there is no such version. */
  version(db: DbOrTx, version: string): Promise<Tariff>
  /** Prices of next week are nobody's business yet: NOT_FOUND for a version that has not begun. */
  begun(db: DbOrTx, version: string): Promise<Tariff>
}

export function tariffReader({ clock }: Pick<Services, 'clock'>): TariffReader {
  const known = new Map<string, StoredTariff>()
  const stored = async (db: DbOrTx, version: string): Promise<StoredTariff> => {
    const tariff = known.get(version) ?? (await readTariff(db, version))
    if (!tariff) throw new AppError('NOT_FOUND')
    known.set(version, tariff)
    return tariff
  }
  const inForce: TariffReader['inForce'] = async (db) => {
    const now = await readInForce(db, clock.now())
    if (now) return { tariff: (await stored(db, now.version)).body, closed: now.closed }
    throw new AppError('UNAVAILABLE', '지금은 가격을 계산할 수 없습니다. 잠시 뒤 다시 해 주세요.')
  }
  return {
    inForce,
    current: async (db) => (await inForce(db)).tariff,
    version: async (db, version) => (await stored(db, version)).body,
    async begun(db, version) {
      const tariff = await stored(db, version)
      if (tariff.effectiveAt > clock.now()) throw new AppError('NOT_FOUND')
      return tariff.body
    },
  }
}
