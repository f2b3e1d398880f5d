import type { LoaderFunctionArgs } from 'react-router'
import { loadPolicy } from './load-policy.ts'

export const loader = (args: LoaderFunctionArgs) => loadPolicy(args, 'privacy')
