import { useQuery } from '@tanstack/react-query'
import { staffMe } from '#/contract/staff-auth/staff-auth.contract.ts'
import { call } from '#/web/api/call.ts'

/** Production keeps the calendar, and administrators; the server decides anyway. */
export function useMayChange(): boolean {
  const me = useQuery({ queryKey: ['staff-me'], queryFn: () => call(staffMe, {}), staleTime: Infinity })
  return me.data?.user.roles.some((role) => role === 'production' || role === 'administrator') ?? false
}
