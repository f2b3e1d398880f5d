import { AppError } from '#/contract/errors.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { PartnerPrincipal } from '#/server/platform/http/principal.ts'
import { hashOfNewPassword } from '#/server/platform/passwords/require-good-password.ts'
import { temporaryPassword } from '#/server/platform/passwords/temporary-password.ts'
import type { PartnersDeps } from './partners-deps.ts'
import * as repo from './partners.repo.ts'
import type { PartnerRow } from './partners.table.ts'

/** Errors: NOT_FOUND. */
export async function setPartnerState(
  tx: Tx,
  deps: PartnersDeps,
  call: AuditedCall,
  { partnerId, active }: { readonly partnerId: string; readonly active: boolean },
): Promise<PartnerRow> {
  const partner = await repo.lockPartner(tx, partnerId)
  if (!partner) throw new AppError('NOT_FOUND')
  const disabledAt = active ? null : (partner.disabledAt ?? deps.clock.now())
  await repo.updatePartner(tx, partnerId, { disabledAt })
  if (!active) await shutOut(tx, deps, partnerId)
  const action = active ? 'partner.enable' : 'partner.disable'
  await audit(tx, call, { action, objectKind: 'partner', objectId: partnerId })
  return { ...partner, disabledAt }
}

/** Errors: NOT_FOUND. */
export async function resetPartnerPassword(deps: PartnersDeps, call: AuditedCall, partnerId: string): Promise<string> {
  const password = temporaryPassword(deps.ids)
  const passwordHash = await deps.passwords.hash(password)
  await deps.database.transaction(async (tx) => {
    if (!(await repo.lockPartner(tx, partnerId))) throw new AppError('NOT_FOUND')
    await repo.updatePartner(tx, partnerId, { passwordHash, passwordTemporary: true })
    await shutOut(tx, deps, partnerId)
    await audit(tx, call, { action: 'partner.reset-password', objectKind: 'partner', objectId: partnerId })
  })
  return password
}

/** Every other session ends. Errors: WRONG_LOGIN, TOO_MANY_REQUESTS, INVALID_INPUT. */
export async function changePartnerPassword(
  deps: PartnersDeps,
  who: PartnerPrincipal,
  form: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const { database, loginThrottle, passwords, sessions } = deps
  const partner = await repo.findPartner(database.db, { id: who.partnerId })
  const entry = await loginThrottle.enter('partner-proof', who.partnerId)
  if (!partner || !(await passwords.verify(partner.passwordHash, form.currentPassword, entry.isKnown)))
    return loginThrottle.wrong(entry, new AppError('WRONG_LOGIN', '지금 비밀번호가 맞지 않습니다. 다시 확인해 주세요.'))
  await loginThrottle.succeeded(entry)
  const chosen = { password: form.newPassword, owner: partner }
  const passwordHash = await hashOfNewPassword(passwords, partner.passwordHash, chosen)
  await database.transaction(async (tx) => {
    await repo.updatePartner(tx, partner.id, { passwordHash, passwordTemporary: false })
    const others = { audience: 'partner', subjectId: partner.id, keep: who.sessionId } as const
    await sessions.endAll(tx, others, 'password-changed')
    await sessions.refreshRoles(tx, { audience: 'partner', subjectId: partner.id })
  })
}

async function shutOut(tx: Tx, { sessions, loginThrottle }: PartnersDeps, partnerId: string): Promise<void> {
  const whose = { audience: 'partner', subjectId: partnerId } as const
  await sessions.endAll(tx, { ...whose, keep: null }, 'ended-by-staff')
  await loginThrottle.forget(tx, whose)
}
