import type { LoaderFunctionArgs } from 'react-router'
import { readTiers } from '#/contract/money/tiers.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export const loader = (args: LoaderFunctionArgs) => pageCall(args, readTiers, {})
