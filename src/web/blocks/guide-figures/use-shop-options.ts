import { useContext, useEffect, useMemo, useState } from 'react'
import type { OptionContext } from '#/domain/catalog/options/option-model.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { call } from '#/web/api/call.ts'
import { ShopOfPageContext } from './shop-of-page.ts'

const ALL_OPEN: OptionContext = { closed: {} }

interface ShopNow {
  readonly tariff: Tariff
  /** Catalogue ids that are not sold for now, each with what to say about it. */
  readonly closed: OptionContext['closed']
}

let asked: Promise<ShopNow> | undefined

/** What the shop sells by now; the figures of a page ask once together. */
export function readShop(): Promise<ShopNow> {
  asked ??= ask().finally(() => {
    asked = undefined
  })
  return asked
}

async function ask(): Promise<ShopNow> {
  // What checks the answer comes after the page stands: it is as large as a third of a figure.
  const { currentTariff } = await import('#/contract/catalogue/pricing.contract.ts')
  return call(currentTariff, { errors: 'throw' })
}

/**
 * What can be chosen now, as the option page goes by it: what the page has brought along, on the server too. Where it brings
 * nothing, all of the opening list stands there until it is read.
 */
export function useShopOptions(): OptionContext {
  const brought = useContext(ShopOfPageContext)
  const ofPage = useMemo(
    () => brought && { closed: brought.closed, catalogue: catalogueOf(brought.version) },
    [brought],
  )
  const [options, setOptions] = useState<OptionContext>(ALL_OPEN)
  useEffect(() => {
    if (ofPage) return
    readShop()
      .then(({ tariff, closed }) => setOptions({ closed, catalogue: catalogueOf(tariff) }))
      .catch(() => undefined)
  }, [ofPage])
  return ofPage ?? options
}
