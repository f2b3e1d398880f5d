import type { LoaderFunctionArgs } from 'react-router'
import { readBrandSite } from '#/contract/content/brands.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export const loader = async (args: LoaderFunctionArgs) => ({
  brand: await pageCall(args, readBrandSite, { params: { id: args.params['id'] ?? '' } }),
})
