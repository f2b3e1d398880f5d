import type { LoaderFunctionArgs } from 'react-router'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import { atLevel } from '#/domain/pricing/price-level.ts'
import { pageCall } from '#/web/api/page-call.ts'
import { brandSelling } from '#/web/blocks/brand-site/brand-of.ts'

/** What the page reckons prices by while files are moved about: the shop's tariff at the brand's own level. */
export async function loadTariff(args: LoaderFunctionArgs) {
  const [answer, { name, pricePercent }] = await Promise.all([
    pageCall(args, currentTariff, {}),
    brandSelling(args, 'bindings'),
  ])
  return { ...answer, tariff: atLevel(answer.tariff, { name, percent: pricePercent }) }
}
