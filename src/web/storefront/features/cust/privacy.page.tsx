import type { LoaderFunctionArgs } from 'react-router'
import { loadPolicy, PolicyPage } from './policy-text.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPolicy(args, 'privacy')

export const Component = () => <PolicyPage title="개인정보처리방침" />
