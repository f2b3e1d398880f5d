import type { LoaderFunctionArgs } from 'react-router'
import { readArchive } from '#/contract/content/archive.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pageCall(args, readArchive, { params: { id: args.params['id'] ?? '' } })
