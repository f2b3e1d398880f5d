import type { LoaderFunctionArgs } from 'react-router'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import type { LevelledTariff } from '#/domain/pricing/price-level.ts'
import { pageCall } from '#/web/api/page-call.ts'

/** Asked in a browser only by who comes from another page: the first page brings its tariff along. A brand sells at its own level. */
export async function loadTariff(args: LoaderFunctionArgs) {
  const answer = await pageCall(args, currentTariff, {})
  const { pathname, search } = new URL(args.request.url)
  // Few come by a brand: nobody else waits for what only they need.
  const isShops = pathname.startsWith('/product/') && !search.includes('brand=')
  const level = isShops ? null : await (await import('./brand-level.ts')).brandLevel(args)
  const tariff: LevelledTariff = level ? { ...answer.tariff, level } : answer.tariff
  return { ...answer, tariff }
}
