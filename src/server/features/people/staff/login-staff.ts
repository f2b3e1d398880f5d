import { AppError } from '#/contract/errors.ts'
import type { StaffLoginForm } from '#/contract/people/staff-auth.contract.ts'
import { rightsAmong } from '#/domain/members/rights.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { SignInEntry } from '#/server/platform/passwords/login-throttle.ts'
import { tellAccountOwner } from '#/server/features/people/messages/messages.public.ts'
import { secondFactorHolds } from './second-factor-holds.ts'
import type { StaffDeps } from './staff-deps.ts'
import { findStaff, updateStaff } from './staff.repo.ts'
import type { StaffRow } from './staff.table.ts'

interface Origin {
  readonly ip: string
  readonly deviceToken: string | null
  readonly userAgent: string
  readonly requestId: string
}

/**
 * Password first, then the code of the authenticator app (or a recovery code) where one is set up. Every outcome is in the audit log.
 * Errors: WRONG_LOGIN, SECOND_FACTOR_REQUIRED, TOO_MANY_REQUESTS, UNAVAILABLE.
 */
export async function loginStaff(deps: StaffDeps, form: StaffLoginForm, origin: Origin) {
  const loginId = form.loginId.toLowerCase()
  const staff = await findStaff(deps.database.db, { loginId })
  const attempt = { audience: 'staff', loginId, subjectId: staff?.id ?? null, ...origin } as const
  const entry = await deps.loginThrottle.begin(attempt)
  const right = await deps.passwords.verify(staff?.passwordHash ?? null, form.password, entry.isKnown)
  await deps.loginThrottle.stillFree(entry)
  const refused = (action: string) => refuse(deps, { entry, staff, action, loginId }, origin)
  if (!staff || !right) return refused('staff.login-failed')
  if (staff.totpSecret && form.otp === undefined) throw new AppError('SECOND_FACTOR_REQUIRED')
  const opened = await deps.database.transaction(async (tx) => {
    if (!(await secondFactorHolds(tx, deps, staff, form.otp))) return null
    const session = await openStaffSession(tx, deps, staff, origin)
    const device = await deps.loginThrottle.passed(tx, entry, { audience: 'staff', subjectId: staff.id })
    return { ...session, device }
  })
  if (!opened) return refused('staff.second-factor-failed')
  return opened
}

async function tellOfGuessing(tx: Tx, deps: StaffDeps, staff: StaffRow | null): Promise<void> {
  if (!staff) return
  const byStranger = { principal: { kind: 'visitor' }, ip: '', requestId: '' } as const
  await audit(tx, byStranger, { action: 'staff.password-guessed', objectKind: 'staff', objectId: staff.id })
  await tellAccountOwner(tx, deps, staff, 'password-guessed')
}

/** The log-in itself, once everything that proves who it is was asked. */
export async function openStaffSession(tx: Tx, deps: StaffDeps, staff: StaffRow, origin: Omit<Origin, 'deviceToken'>) {
  const { accessToken, refreshToken, sessionId, subject } = await deps.sessions.open(tx, {
    audience: 'staff',
    subjectId: staff.id,
    remembered: false,
    userAgent: origin.userAgent,
    ip: origin.ip,
  })
  await updateStaff(tx, staff.id, { lastLoginAt: deps.clock.now() })
  const principal: StaffPrincipal = {
    kind: 'staff',
    staffId: staff.id,
    sessionId,
    rights: rightsAmong(subject.roles),
    pending: subject.pending,
  }
  await audit(tx, { ...origin, principal }, { action: 'staff.login', objectKind: 'staff', objectId: staff.id })
  return { tokens: { accessToken, refreshToken }, staff }
}

interface Refused {
  readonly entry: SignInEntry
  readonly staff: StaffRow | null
  readonly action: string
  readonly loginId: string
}

async function refuse(deps: StaffDeps, { entry, staff, action, loginId }: Refused, origin: Origin): Promise<never> {
  const nobody = { ...origin, principal: { kind: 'visitor' } } as const
  await audit(deps.database.db, nobody, { action, objectKind: 'staff', objectId: null, detail: { loginId } })
  return deps.loginThrottle.wrong(entry, new AppError('WRONG_LOGIN'), (tx) => tellOfGuessing(tx, deps, staff))
}
