import type { LoaderFunctionArgs } from 'react-router'
import { readNotice } from '#/contract/content/read-notice.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pageCall(args, readNotice, { params: { id: args.params['id'] ?? '' } })
