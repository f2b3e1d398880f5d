import type { LoaderFunctionArgs } from 'react-router'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

/** What the page reckons prices by while files are moved about. */
export const loadTariff = (args: LoaderFunctionArgs) => pageCall(args, currentTariff, {})
