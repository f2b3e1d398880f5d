import type { LoaderFunctionArgs } from 'react-router'
import { readKitOffer } from '#/contract/ordering/kits.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export const loader = (args: LoaderFunctionArgs) => pageCall(args, readKitOffer, {})
