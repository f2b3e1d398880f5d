import type { LoaderFunctionArgs } from 'react-router'
import { getShop } from '#/contract/content/shop.contract.ts'
import { listVisitDays } from '#/contract/support/reservations.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [visits, shop] = await Promise.all([pageCall(args, listVisitDays, {}), pageCall(args, getShop, {})])
  return { ...visits, brand: shop.brand, address: shop.company.address ?? '', phone: shop.company.phone ?? '' }
}
