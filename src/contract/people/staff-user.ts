import * as z from 'zod/mini'
import { RIGHTS } from '#/domain/members/rights.data.ts'

export const roleId = () => z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, { error: '없는 역할입니다.' }))

/** Ids of the roles that somebody gets. */
export const ChosenRoles = z.array(roleId()).check(z.minLength(1, { error: '맡을 일을 하나 이상 골라 주세요.' }))

/** The `user` claim of a staff token. */
export const StaffUser = z.object({
  id: z.uuid(),
  loginId: z.string(),
  name: z.string(),
  roles: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Of all roles together; what the desk offers goes by it, and the server decides anyway. */
  rights: z.array(z.enum(RIGHTS)),
})
export type StaffUser = z.output<typeof StaffUser>
