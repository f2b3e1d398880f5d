import type { LoaderFunctionArgs } from 'react-router'
import { getShop } from '#/contract/content/shop.contract.ts'
import { type PolicyName, readPolicy } from '#/contract/content/policies.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export async function loadPolicy(args: LoaderFunctionArgs, name: PolicyName) {
  const version = new URL(args.request.url).searchParams.get('version')
  const [policy, shop] = await Promise.all([
    pageCall(args, readPolicy, { params: { name }, query: version ? { version } : {} }),
    pageCall(args, getShop, {}),
  ])
  return { policy, shop }
}
