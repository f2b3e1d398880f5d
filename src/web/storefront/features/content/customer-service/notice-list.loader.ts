import type { LoaderFunctionArgs } from 'react-router'
import { listNotices } from '#/contract/content/notices.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'
import { wordsOf } from './list-queries.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pageCall(args, listNotices, { query: wordsOf(new URL(args.request.url).searchParams) })
