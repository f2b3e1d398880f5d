import { useQuery } from '@tanstack/react-query'
import { listMyVisits } from '#/contract/support/reservations.contract.ts'
import { call } from '#/web/api/call.ts'
import { useMember } from '#/web/api/session.ts'

export const MY_VISITS_KEY = ['my-visits'] as const

/** Visits that a member has booked; none for visitors. */
export function useMyVisits() {
  const isMember = useMember((user) => user.accessToken !== '')
  return useQuery({
    queryKey: MY_VISITS_KEY,
    queryFn: ({ signal }) => call(listMyVisits, { signal, errors: 'throw' }),
    enabled: isMember,
  })
}
