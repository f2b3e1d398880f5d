import { useEffect, useState } from 'react'
import { catalogueOf, type PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { call } from '#/web/api/call.ts'

export async function readTariff(): Promise<Tariff> {
  // What checks the answer comes after the page stands: it is as large as a third of a figure.
  const { currentTariff } = await import('#/contract/catalogue/pricing.contract.ts')
  const { tariff } = await call(currentTariff, { errors: 'throw' })
  return tariff
}

/** What the shop sells now; undefined until it is read, when the opening list stands in its place. */
export function useShopCatalogue(): PaperCatalogue | undefined {
  const [catalogue, setCatalogue] = useState<PaperCatalogue>()
  useEffect(() => {
    readTariff()
      .then((tariff) => setCatalogue(catalogueOf(tariff)))
      .catch(() => undefined)
  }, [])
  return catalogue
}
