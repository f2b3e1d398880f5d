import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { staffMe, type StaffUser } from '#/contract/people/staff-auth.contract.ts'
import { STAFF_ROLES, type StaffRole } from '#/domain/members/roles.ts'
import { staffSession } from './account-session.ts'
import { call } from './call.ts'
import { tokenPayload } from './token-rules.ts'

/** Whom a token names. Nothing is proved by it: what somebody may do is decided by the server at every call. */
export function staffOf(accessToken: string): StaffUser | null {
  const { id, loginId, name, roles } = { ...(tokenPayload(accessToken)?.['user'] as Partial<StaffUser> | undefined) }
  if (typeof id !== 'string' || typeof loginId !== 'string' || typeof name !== 'string') return null
  return Array.isArray(roles) && roles.every((role) => STAFF_ROLES.includes(role)) ? { id, loginId, name, roles } : null
}

/** Who sits here: at once from the token, so that the frame stands from the first moment, then as the server says. */
export function useStaff(): StaffUser | null {
  const token = staffSession.use((state) => state.accessToken)
  const named = useMemo(() => staffOf(token), [token])
  const me = useQuery({
    // A renewed token may name other roles: then it is asked again.
    queryKey: ['staff-me', named],
    queryFn: () => call(staffMe, {}),
    staleTime: Infinity,
    enabled: token !== '',
  })
  return me.data?.user ?? named
}

/** Whether one of these roles sits here; administrators may everything. */
export const mayAs = (staff: StaffUser | null, ...roles: readonly StaffRole[]): boolean =>
  staff !== null && (staff.roles.includes('administrator') || roles.some((role) => staff.roles.includes(role)))

/** So that nothing is offered that would be refused. */
export const usePermission = (...roles: readonly StaffRole[]): boolean => mayAs(useStaff(), ...roles)
