import type { LoaderFunctionArgs } from 'react-router'
import { listArchive } from '#/contract/content/archive.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'
import { archiveQuery } from './archive-query.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pageCall(args, listArchive, { query: archiveQuery(new URL(args.request.url).searchParams) })
