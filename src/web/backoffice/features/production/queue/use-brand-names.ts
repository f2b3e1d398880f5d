import { useQuery } from '@tanstack/react-query'
import { listBrands } from '#/contract/content/brands.contract.ts'
import { call } from '#/web/api/call.ts'

/** Names of the brands, where somebody chooses one. */
export const useBrandNames = (enabled = true) =>
  useQuery({
    queryKey: ['brands'],
    queryFn: ({ signal }) => call(listBrands, { signal, errors: 'throw' }),
    staleTime: 60_000,
    enabled,
  })
