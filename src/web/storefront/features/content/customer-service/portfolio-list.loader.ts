import type { LoaderFunctionArgs } from 'react-router'
import { listPortfolio } from '#/contract/content/portfolio.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'
import { productOf, queryOf } from './list-queries.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pageCall(args, listPortfolio, { query: queryOf(productOf(new URL(args.request.url).searchParams)) })
