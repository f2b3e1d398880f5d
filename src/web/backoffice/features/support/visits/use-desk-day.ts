import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '#/contract/endpoint.ts'
import { listDeskVisits } from '#/contract/support/staff-reservations.contract.ts'
import { call } from '#/web/api/call.ts'

const KEY = ['desk-visits'] as const

export type DeskDay = ResultOf<typeof listDeskVisits>

export const useDeskDay = (day: string) =>
  useQuery({
    queryKey: [...KEY, day],
    queryFn: ({ signal }) => call(listDeskVisits, { query: { day }, signal, errors: 'throw' }),
  })

/** Asks again after something was written, whatever came of it. */
export function useAskAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
