import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { password } from '#/contract/rules/member-fields.ts'
import { text, uuid } from '#/contract/text.ts'
import { RIGHTS } from '#/domain/members/rights.data.ts'
import { StaffAccount } from './staff-accounts.contract.ts'
import { ChosenRoles, roleId } from './staff-user.ts'

const admin = { who: 'staff', anyRight: ['staff'] } as const
const params = z.object({ roleId: roleId() })
const ownPassword = password('내 비밀번호')
const errors = ['WRONG_LOGIN', 'TOO_MANY_REQUESTS', 'CONFLICT', 'FORBIDDEN'] as const

const Rights = z.array(z.enum(RIGHTS))

export const StaffRoleView = z.object({
  id: z.string(),
  name: z.string(),
  rights: Rights,
  /** The administrator's: it has every right and stays so. */
  fixed: z.boolean(),
  /** How many open accounts have it. */
  people: z.int(),
  /** Sent back with a change: who changed an older one is told. */
  version: z.int(),
})
export type StaffRoleView = z.output<typeof StaffRoleView>

export const listStaffRoles = endpoint({
  id: 'staff-roles.list',
  method: 'GET',
  path: '/api/staff/roles',
  summary: 'The roles of the shop with the rights of each',
  access: admin,
  trace: { none: 'roles, no people' },
  response: z.object({ roles: z.array(StaffRoleView) }),
  errors: [],
})

export const makeStaffRole = endpoint({
  id: 'staff-roles.make',
  method: 'POST',
  path: '/api/staff/roles',
  summary: 'A new role as a set of rights',
  access: admin,
  trace: { own: true },
  body: z.object({ name: text('역할 이름', { max: 20 }), rights: Rights, ownPassword }),
  response: StaffRoleView,
  errors: [...errors, 'INVALID_INPUT'],
  rate: 'login',
})

export const changeStaffRole = endpoint({
  id: 'staff-roles.change',
  method: 'PUT',
  path: '/api/staff/roles/:roleId',
  summary: 'Other rights or another name for a role; whoever has it works with them from the next call on',
  access: admin,
  trace: { own: true },
  params,
  body: z.object({ name: text('역할 이름', { max: 20 }), rights: Rights, version: z.int(), ownPassword }),
  response: StaffRoleView,
  errors: [...errors, 'INVALID_INPUT', 'NOT_FOUND'],
  rate: 'login',
})

export const dropStaffRole = endpoint({
  id: 'staff-roles.drop',
  method: 'DELETE',
  path: '/api/staff/roles/:roleId',
  summary: 'Removes a role that nobody has and nobody is invited to',
  access: admin,
  trace: { own: true },
  params,
  response: z.object({ done: z.literal(true) }),
  errors: ['CONFLICT', 'FORBIDDEN'],
})

export const giveStaffRoles = endpoint({
  id: 'staff-accounts.give-roles',
  method: 'PUT',
  path: '/api/staff/accounts/:staffId/roles',
  summary:
    'Which roles somebody has; counts from their next call on. The last administrator stays one. CONFLICT when they have others than were seen',
  access: admin,
  trace: { own: true },
  params: z.object({ staffId: uuid() }),
  body: z.object({ roles: ChosenRoles, seen: LookedAt, ownPassword }),
  response: z.object({ account: StaffAccount }),
  errors: [...errors, 'INVALID_INPUT', 'NOT_FOUND'],
  rate: 'login',
})

export const staffRolesEndpoints = [listStaffRoles, makeStaffRole, changeStaffRole, dropStaffRole, giveStaffRoles]
