import { useQuery } from '@tanstack/react-query'
import { listAllBrands } from '#/contract/content/staff-brands.contract.ts'
import { call } from '#/web/api/call.ts'

export const BRANDS_KEY = ['staff-brands'] as const

export const useBrands = () =>
  useQuery({ queryKey: BRANDS_KEY, queryFn: ({ signal }) => call(listAllBrands, { signal, errors: 'throw' }) })
