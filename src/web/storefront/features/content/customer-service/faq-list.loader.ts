import type { LoaderFunctionArgs } from 'react-router'
import { listFaqs } from '#/contract/content/faqs.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'
import { wantedOf } from './list-queries.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pageCall(args, listFaqs, { query: wantedOf(new URL(args.request.url).searchParams) })
