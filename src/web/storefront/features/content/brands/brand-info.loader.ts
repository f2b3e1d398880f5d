import type { LoaderFunctionArgs } from 'react-router'
import { brandOf } from '#/web/blocks/brand-site/brand-of.ts'
import { pricesOf, weekOf } from './brand-page.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [brand, week] = await Promise.all([brandOf(args), weekOf(args)])
  return { brand, week, prices: await pricesOf(args, brand) }
}
