import { useMatches } from 'react-router'
import type { BrandShown } from '#/contract/content/brands.contract.ts'

/** What the layout of a brand has read; `brand` is null where there is none at this address. */
export interface BrandSite {
  readonly brandSite: BrandShown | null
}

const isSite = (data: unknown): data is BrandSite => typeof data === 'object' && data !== null && 'brandSite' in data

/** The brand whose page this is; null outside of its layouts. */
export function useBrandSite(): BrandShown | null {
  for (const { loaderData } of useMatches()) if (isSite(loaderData)) return loaderData.brandSite
  return null
}

/** In parts that only pages of a brand show. */
export function useBrand(): BrandShown {
  const brand = useBrandSite()
  if (!brand) throw new Error('this part is shown outside of a brand')
  return brand
}

export const useBrandId = (): string => useBrand().id
