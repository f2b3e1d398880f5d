import { data, type LoaderFunctionArgs } from 'react-router'
import { guideByPath } from '#/contract/content/guides.ts'
import { listGuides, readGuide } from '#/contract/support/guides.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'
import type { ShopOfPage } from '#/web/blocks/guide-figures/shop-of-page.ts'

/** One file shows all guides: the address says which. */
export async function loader(args: LoaderFunctionArgs) {
  const entry = guideByPath(new URL(args.request.url).pathname)
  if (!entry) throw data({ message: '없는 안내입니다.' }, { status: 404 })
  const [guide, { slugs }, shop] = await Promise.all([
    pageCall(args, readGuide, { params: { slug: entry.slug } }),
    pageCall(args, listGuides, {}),
    // A guide is read without its figures' newest state too.
    shopNow(args).catch(() => null),
  ])
  return { guide, number: entry.number, slugs, shop }
}

/** What is sold now, without its prices, which no figure draws from here. */
async function shopNow(args: LoaderFunctionArgs): Promise<ShopOfPage> {
  // What checks the answer is needed only by who comes from another page.
  const { currentTariff } = await import('#/contract/catalogue/pricing.contract.ts')
  const { tariff, closed } = await pageCall(args, currentTariff, {})
  const { paperChanges, choiceChanges } = tariff
  const papers = Object.fromEntries(Object.keys(tariff.papers).map((id) => [id, true]))
  return { version: { papers, paperChanges, choiceChanges }, closed }
}
