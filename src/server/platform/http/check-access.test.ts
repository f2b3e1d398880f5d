import { describe, expect, it } from 'vitest'
import { type Access, CUSTOMER, MEMBER, PUBLIC, STAFF } from '#/contract/access.ts'
import { AppError } from '#/contract/errors.ts'
import { checkAccess } from './check-access.ts'
import type { Principal } from './principal.ts'

const visitor: Principal = { kind: 'visitor' }
const member: Principal = {
  kind: 'member',
  memberId: 'm',
  sessionId: 's',
  roles: ['ROLE_USER_TYPE_GENERAL'],
  pending: false,
  guest: false,
}
const guest: Principal = { ...member, guest: true }
const partner: Principal = { kind: 'partner', partnerId: 'p', sessionId: 's', pending: false }
const clerk: Principal = { kind: 'staff', staffId: 't', sessionId: 's', rights: ['inquiries'], pending: false }
const chief: Principal = { kind: 'staff', staffId: 'c', sessionId: 's', rights: ['inquiries', 'money'], pending: false }

const answer = (access: Access, principal: Principal) => {
  try {
    checkAccess(access, principal)
    return 'comes in'
  } catch (error) {
    return error instanceof AppError ? error.code : 'bug'
  }
}

describe('who may come in', () => {
  it.each<[string, Access, Principal, string]>([
    ['a guest where whoever orders may', CUSTOMER, guest, 'comes in'],
    ['a guest where members may', MEMBER, guest, 'MEMBERS_ONLY'],
    [
      "a guest where a role of the shop's general members is asked",
      { who: 'member', anyRole: ['ROLE_USER_TYPE_GENERAL'] },
      guest,
      'MEMBERS_ONLY',
    ],
    ['a guest where members and staff may', { who: 'member-or-staff', anyRight: ['inquiries'] }, guest, 'MEMBERS_ONLY'],
    ['a guest at the proofs', { who: 'member-partner-or-staff', anyRight: ['proofs'], guest: true }, guest, 'comes in'],
    ['a guest at the desk', STAFF, guest, 'FORBIDDEN'],
    ['a visitor where everybody may', PUBLIC, visitor, 'comes in'],
    ['a visitor where members may', MEMBER, visitor, 'LOGIN_REQUIRED'],
    ['a member where members may', MEMBER, member, 'comes in'],
    ['staff where members may', MEMBER, chief, 'FORBIDDEN'],
    ['a member with an unfinished profile', MEMBER, { ...member, pending: true }, 'NEED_ADDITIONAL_INFO'],
    [
      'the same member on the page that finishes it',
      { who: 'member', evenPending: true },
      { ...member, pending: true },
      'comes in',
    ],
    ['a general member where academies may', { who: 'member', anyRole: ['ROLE_GRADE_0050'] }, member, 'FORBIDDEN'],
    ['a member where staff may', STAFF, member, 'FORBIDDEN'],
    ['a clerk where any staff may', STAFF, clerk, 'comes in'],
    ['a clerk without the right', { who: 'staff', anyRight: ['money'] }, clerk, 'FORBIDDEN'],
    ['somebody with the right', { who: 'staff', anyRight: ['money'] }, chief, 'comes in'],
    ['a partner in a shared thread', { who: 'member-partner-or-staff', anyRight: ['proofs'] }, partner, 'comes in'],
    ['a partner where members or staff may', { who: 'member-or-staff', anyRight: ['inquiries'] }, partner, 'FORBIDDEN'],
    [
      'an unfinished member in a shared thread',
      { who: 'member-or-staff', anyRight: ['inquiries'] },
      { ...member, pending: true },
      'NEED_ADDITIONAL_INFO',
    ],
  ])('%s', (_name, access, principal, expected) => {
    expect(answer(access, principal)).toBe(expected)
  })
})
