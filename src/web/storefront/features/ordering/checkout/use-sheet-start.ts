import { useQuery } from '@tanstack/react-query'
import { readSheetStart } from '#/contract/ordering/place-order.contract.ts'
import { call } from '#/web/api/call.ts'

/** What the last order said, read anew with every page that begins with it; when it cannot be read, the page begins without. */
export const useSheetStart = () =>
  useQuery({
    queryKey: ['sheet-start'],
    queryFn: ({ signal }) => call(readSheetStart, { signal, errors: 'throw' }),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  })
