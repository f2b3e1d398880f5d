import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '#/contract/endpoint.ts'
import { listDeskVisits } from '#/contract/support/staff-reservations.contract.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'

const KEY = ['desk-visits'] as const

export type DeskDay = ResultOf<typeof listDeskVisits>

/** Asks again when somebody books, moves or gives up a visit. */
export function useDeskDay(day: string) {
  const askAgain = useAskAgain()
  useLive(['staff:queue'], () => void askAgain())
  return useQuery({
    queryKey: [...KEY, day],
    queryFn: ({ signal }) => call(listDeskVisits, { query: { day }, signal, errors: 'throw' }),
  })
}

/** Asks again after something was written, whatever came of it. */
export function useAskAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
