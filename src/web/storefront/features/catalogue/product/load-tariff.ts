import type { LoaderFunctionArgs } from 'react-router'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

/** Asked in a browser only by who comes from another page: the first page brings its tariff along. */
export const loadTariff = (args: LoaderFunctionArgs) => pageCall(args, currentTariff, {})
