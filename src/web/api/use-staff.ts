import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { staffMe } from '#/contract/people/staff-auth.contract.ts'
import type { StaffUser } from '#/contract/people/staff-user.ts'
import type { Right } from '#/domain/members/rights.data.ts'
import { hasRight, rightsAmong } from '#/domain/members/rights.ts'
import { staffSession } from './account-session.ts'
import { call } from './call.ts'
import { tokenPayload } from './token-rules.ts'

/** Whom a token names. Nothing is proved by it: what somebody may do is decided by the server at every call. */
export function staffOf(accessToken: string): StaffUser | null {
  const user = tokenPayload(accessToken)?.['user'] as Partial<StaffUser> | undefined
  const { id, loginId, name, roles, rights } = { ...user }
  if (typeof id !== 'string' || typeof loginId !== 'string' || typeof name !== 'string') return null
  if (!Array.isArray(roles) || !Array.isArray(rights)) return null
  return { id, loginId, name, roles, rights: [...rightsAmong(rights)] }
}

/** Who sits here: at once from the token, so that the frame stands from the first moment, then as the server says. */
export function useStaff(): StaffUser | null {
  const token = staffSession.use((state) => state.accessToken)
  const named = useMemo(() => staffOf(token), [token])
  const me = useQuery({
    // A renewed token may name other rights: then it is asked again.
    queryKey: ['staff-me', named],
    queryFn: () => call(staffMe, {}),
    staleTime: Infinity,
    enabled: token !== '',
  })
  return me.data?.user ?? named
}

/** Whether somebody with one of these rights sits here. */
export const mayAs = (staff: StaffUser | null, ...rights: readonly Right[]): boolean =>
  staff !== null && hasRight(staff.rights, ...rights)

/** So that nothing is offered that would be refused. */
export const usePermission = (...rights: readonly Right[]): boolean => mayAs(useStaff(), ...rights)
