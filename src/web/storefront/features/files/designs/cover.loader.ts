import type { LoaderFunctionArgs } from 'react-router'
import { loadDesigns } from './load-designs.ts'

export const loader = (args: LoaderFunctionArgs) => loadDesigns(args, 'cover')
