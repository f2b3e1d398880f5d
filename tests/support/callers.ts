import { randomUUID } from 'node:crypto'
import type { Right } from '#/domain/members/rights.data.ts'
import { rightsAmong } from '#/domain/members/rights.ts'
import type { CustomerRole, CustomerType, StaffRole } from '#/domain/members/roles.ts'
import { daysBefore } from '#/lib/seoul-time.ts'
import type { Container } from '#/server/app/container.ts'
import { notePhoneProof } from '#/server/features/people/members/guests.repo.ts'
import { insertMember } from '#/server/features/people/members/members.repo.ts'
import { registerMember } from '#/server/features/people/members/register-member.ts'
import { insertPartner } from '#/server/features/people/partners/partners.repo.ts'
import { insertStaff } from '#/server/features/people/staff/staff.repo.ts'

/** Somebody who calls the shop: what their browser sends along, and who they are. */
export interface Caller {
  readonly headers: Readonly<Record<string, string>>
}
export interface MemberCaller extends Caller {
  readonly memberId: string
  readonly sessionId: string
  readonly loginId: string
}
export interface GuestCaller extends Caller {
  readonly memberId: string
  readonly sessionId: string
}
export interface PartnerCaller extends Caller {
  readonly partnerId: string
}
export interface StaffCaller extends Caller {
  readonly staffId: string
  readonly rights: readonly Right[]
}
export interface VisitorCaller extends Caller {
  readonly visitorKey: string
}

export interface MemberOptions {
  readonly type?: CustomerType
  readonly grade?: Grade
  readonly roles?: readonly CustomerRole[]
  readonly pending?: boolean
  readonly name?: string
  /** From `container.passwords.hash`; without it the member cannot log in by password. */
  readonly passwordHash?: string
  /** A code was sent to the telephone some time ago. */
  readonly phoneProven?: boolean
}
type Grade = '0050' | '0051' | '0080' | null
export interface StaffOptions {
  /** Ids of roles: those a shop begins with, or of one made before. */
  readonly roles?: readonly string[]
}

/** How callers come to be: a row in the member, staff or partner table and a real session. */
export interface Callers {
  member(options?: MemberOptions): Promise<MemberCaller>
  /** Somebody with a proven phone and no account. */
  guest(options?: { readonly name?: string; readonly phone?: string }): Promise<GuestCaller>
  staff(options?: StaffRole | StaffOptions): Promise<StaffCaller>
  /** Reviews proofs, or is the head office of a brand. */
  partner(brand?: string): Promise<PartnerCaller>
}

export function visitor(): VisitorCaller {
  const visitorKey = `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
  return { visitorKey, headers: { 'visitor-key': visitorKey } }
}

/**
 * Real accounts with real sessions. The request itself names the account in a header that only the tests' authenticator
 * believes, so that a test may move the clock by weeks without its callers' tokens running out.
 */
export function createCallers({ database, sessions, clock, ids }: Container): Callers {
  const origin = { remembered: false, userAgent: 'vitest', ip: '127.0.0.1' }
  const asHeader = (principal: object) => ({ 'test-principal': JSON.stringify(principal) })
  const account = () => `a${randomUUID().replaceAll('-', '').slice(0, 15)}`

  return {
    member: (options = {}) =>
      database.transaction(async (tx) => {
        const { type, grade } = accountOf(options)
        const pending = options.pending ?? false
        const loginId = account()
        const memberId = await registerMember(
          tx,
          { clock, ids },
          {
            type,
            grade,
            loginId,
            email: `${loginId}@example.com`,
            name: options.name ?? '시험 회원',
            phone: '01055556666',
            passwordHash: options.passwordHash ?? null,
            needAdditionalInfo: pending,
          },
        )
        if (options.phoneProven) await notePhoneProof(tx, memberId, daysBefore(clock.now(), 30))
        const { sessionId, subject } = await sessions.open(tx, { ...origin, audience: 'member', subjectId: memberId })
        const headers = asHeader({ kind: 'member', memberId, sessionId, roles: subject.roles, pending, guest: false })
        return { memberId, sessionId, loginId, headers }
      }),
    guest: ({ name = '시험 손님', phone = '01077778888' } = {}) =>
      database.transaction(async (tx) => {
        const memberId = ids.uuid()
        const at = clock.now()
        const nobody = { loginId: '', email: '', type: 'GENERAL' } as const
        const person = { name, phone, guest: true, joinedAt: at, lastLoginAt: at, phoneProvenAt: at }
        await insertMember(tx, { id: memberId, publicId: ids.uuid(), ...nobody, ...person })
        const { sessionId, subject } = await sessions.open(tx, { ...origin, audience: 'guest', subjectId: memberId })
        const principal = { kind: 'member', memberId, sessionId, roles: subject.roles, pending: false, guest: true }
        return { memberId, sessionId, headers: asHeader(principal) }
      }),
    staff: (options = 'administrator') =>
      database.transaction(async (tx) => {
        const roles = typeof options === 'string' ? [options] : [...(options.roles ?? ['administrator'])]
        const staffId = ids.uuid()
        const loginId = account()
        await insertStaff(tx, {
          id: staffId,
          loginId,
          name: '시험 직원',
          email: `${loginId}@example.com`,
          roles,
          passwordHash: NO_PASSWORD,
          createdAt: clock.now(),
        })
        const { sessionId, subject } = await sessions.open(tx, { ...origin, audience: 'staff', subjectId: staffId })
        const rights = rightsAmong(subject.roles)
        const headers = asHeader({ kind: 'staff', staffId, sessionId, rights, pending: false })
        return { staffId, rights, headers }
      }),
    partner: (brand) =>
      database.transaction(async (tx) => {
        const partnerId = ids.uuid()
        const loginId = account()
        await insertPartner(tx, {
          id: partnerId,
          loginId,
          name: '시험 교정자',
          company: '시험 교정소',
          brand: brand ?? null,
          email: `${loginId}@example.com`,
          passwordHash: NO_PASSWORD,
          createdAt: clock.now(),
        })
        const { sessionId } = await sessions.open(tx, { ...origin, audience: 'partner', subjectId: partnerId })
        return { partnerId, headers: asHeader({ kind: 'partner', partnerId, sessionId, pending: false }) }
      }),
  }
}

/** No password is known to have this hash. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** `roles` is another way to write type and grade. */
function accountOf({
  type,
  grade,
  roles = [],
}: MemberOptions): Required<Pick<MemberOptions, 'type'>> & { grade: Grade } {
  const typeRole = roles.find((role) => role.startsWith('ROLE_USER_TYPE_'))
  const gradeRole = roles.find((role) => role.startsWith('ROLE_GRADE_'))
  return {
    type: type ?? (typeRole?.slice('ROLE_USER_TYPE_'.length) as CustomerType | undefined) ?? 'GENERAL',
    grade: grade ?? (gradeRole?.slice('ROLE_GRADE_'.length) as Grade | undefined) ?? null,
  }
}
