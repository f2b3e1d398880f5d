import { AppError } from '#/contract/errors.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { tariffReader } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { feesAt } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import type { Services } from '#/server/platform/services.ts'
import type { ShopFigures } from './guide-facts.ts'

/** Reads what a text is filled in with, as it is sold by now. */
export function figuresOfNow(deps: Pick<Services, 'database' | 'clock'>): () => Promise<ShopFigures> {
  const tariffs = tariffReader(deps)
  const { db } = deps.database
  return async () => {
    const { fees } = await feesAt(db, deps.clock.now())
    // A shop that has no prices yet is read and searched all the same.
    const tariff = await tariffs.current(db).catch((error: unknown) => {
      if (error instanceof AppError) return null
      throw error
    })
    return { fees, catalogue: tariff ? catalogueOf(tariff) : undefined }
  }
}
