import type { LoaderFunctionArgs } from 'react-router'
import { brandSelling } from '#/web/blocks/brand-site/brand-of.ts'

/** Nothing but whether this brand has textbooks at all. */
export const loader = async (args: LoaderFunctionArgs) => ({ sells: (await brandSelling(args, 'editions')).id })
