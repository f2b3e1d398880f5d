import type { LoaderFunctionArgs } from 'react-router'
import { readFaq } from '#/contract/content/faqs.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export const loader = (args: LoaderFunctionArgs) => pageCall(args, readFaq, { params: { id: args.params['id'] ?? '' } })
