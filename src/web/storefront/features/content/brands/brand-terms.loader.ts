import type { LoaderFunctionArgs } from 'react-router'
import { brandOf } from './brand-page.ts'

export const loader = async (args: LoaderFunctionArgs) => ({ brand: await brandOf(args) })
