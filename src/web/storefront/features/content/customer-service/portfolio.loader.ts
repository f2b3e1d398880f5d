import type { LoaderFunctionArgs } from 'react-router'
import { readPortfolio } from '#/contract/content/portfolio.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pageCall(args, readPortfolio, { params: { id: args.params['id'] ?? '' } })
