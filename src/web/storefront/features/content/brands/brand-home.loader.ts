import type { LoaderFunctionArgs } from 'react-router'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import type { BindingPriceRow } from '#/domain/bindings/binding-prices.ts'
import { pageCall } from '#/web/api/page-call.ts'
import { brandOf, weekOf } from './brand-page.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [brand, week] = await Promise.all([brandOf(args), weekOf(args)])
  return { brand, week, prices: await pricesOf(args, brand) }
}

/** What binding costs, by the tariff of now; null where nothing is bound, and where the shop cannot say. */
async function pricesOf(args: LoaderFunctionArgs, { sells }: BrandShown): Promise<readonly BindingPriceRow[] | null> {
  if (sells !== 'bindings') return null
  try {
    const [{ tariff }, { bindingPrices }] = await Promise.all([
      pageCall(args, currentTariff, {}),
      import('#/domain/bindings/binding-prices.ts'),
    ])
    return bindingPrices(tariff)
  } catch {
    return null
  }
}
