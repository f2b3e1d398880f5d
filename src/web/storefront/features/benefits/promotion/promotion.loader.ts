import type { LoaderFunctionArgs } from 'react-router'
import { readPromotion } from '#/contract/benefits/promotions.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export const loader = (args: LoaderFunctionArgs) => {
  const c = new URL(args.request.url).searchParams.get('c') ?? undefined
  return pageCall(args, readPromotion, { query: { c } })
}
