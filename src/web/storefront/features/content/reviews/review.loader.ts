import type { LoaderFunctionArgs } from 'react-router'
import { listReviews } from '#/contract/support/reviews.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export const loader = (args: LoaderFunctionArgs) => pageCall(args, listReviews, { query: {} })
