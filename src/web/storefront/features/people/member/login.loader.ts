import type { LoaderFunctionArgs } from 'react-router'
import { socialProviders } from '#/contract/people/social.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

export const loader = (args: LoaderFunctionArgs) => pageCall(args, socialProviders, {})
