import type { LoaderFunctionArgs } from 'react-router'
import { loadPolicy, PolicyPage } from './policy-text.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPolicy(args, 'terms')

export const Component = () => <PolicyPage title="이용약관" />
