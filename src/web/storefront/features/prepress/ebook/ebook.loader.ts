import type { LoaderFunctionArgs } from 'react-router'
import { readEbookPrices } from '#/contract/prepress/ebooks.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export const loader = (args: LoaderFunctionArgs) => pageCall(args, readEbookPrices, {})
