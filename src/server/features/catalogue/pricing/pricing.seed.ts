import { seoulMidnight } from '#/lib/seoul-time.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { insertTariff } from './pricing.repo.ts'

/** The tariff the shop opens with; later ones are published in the back office. */
export async function seedPricing(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const { version, validFrom } = TARIFF_2026_11
  await insertTariff(tx, {
    version,
    validFrom,
    body: TARIFF_2026_11,
    publishedAt: clock.now(),
    effectiveAt: seoulMidnight(validFrom),
    note: '처음 연 요금표',
  })
}
