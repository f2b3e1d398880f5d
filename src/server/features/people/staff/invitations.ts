import { AppError } from '#/contract/errors.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import { anyBrand } from '#/server/features/content/brands/brands.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { hashOfLink } from './accept-invitation.ts'
import { requireAsMuch, requireRoles, type StaffCall } from './require-as-much.ts'
import { sendInvitation } from './send-invitation.ts'
import type { StaffDeps } from './staff-deps.ts'
import * as repo from './invitations.repo.ts'
import type { InvitationRow } from './staff.table.ts'

/** A link lives over a weekend, and no longer. */
const LIVES_DAYS = 3

export interface Invited {
  readonly audience: 'staff' | 'partner'
  readonly name: string
  readonly email: string
  readonly company: string | null
  readonly brand: string | null
  readonly roles: readonly string[]
}

/** Errors: FORBIDDEN, INVALID_INPUT for a role or brand that is gone, CONFLICT for a mailbox that is invited already. */
export async function invite(tx: Tx, deps: StaffDeps, call: StaffCall, who: Invited): Promise<InvitationRow> {
  const roles = [...new Set(who.roles)]
  if (who.brand !== null && !(await anyBrand(tx, who.brand))) throw noSuchBrand()
  await requireRoles(tx, roles)
  await requireAsMuch(tx, call.principal, roles)
  const secret = deps.ids.secret()
  const now = deps.clock.now()
  const row: InvitationRow = {
    ...who,
    id: deps.ids.uuid(),
    roles,
    tokenHash: hashOfLink(secret),
    invitedBy: call.principal.staffId,
    createdAt: now,
    expiresAt: daysAfter(now, LIVES_DAYS),
    acceptedAt: null,
    withdrawnAt: null,
    accountId: null,
  }
  if (!(await repo.insertInvitation(tx, row))) throw invitedAlready()
  await sendInvitation(tx, deps, row, secret)
  const detail = { audience: who.audience, roles, brand: who.brand }
  await audit(tx, call, { action: 'invitation.send', objectKind: 'invitation', objectId: row.id, detail })
  return row
}

/** A new link in the place of the old one, with a new term. Errors: NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function inviteAgain(tx: Tx, deps: StaffDeps, call: StaffCall, id: string): Promise<InvitationRow> {
  const row = await openInvitation(tx, id)
  await requireRoles(tx, row.roles)
  await requireAsMuch(tx, call.principal, row.roles)
  const secret = deps.ids.secret()
  const fresh = {
    tokenHash: hashOfLink(secret),
    expiresAt: daysAfter(deps.clock.now(), LIVES_DAYS),
    invitedBy: call.principal.staffId,
  }
  await repo.updateInvitation(tx, id, fresh)
  const renewed = { ...row, ...fresh }
  await sendInvitation(tx, deps, renewed, secret)
  await audit(tx, call, { action: 'invitation.send-again', objectKind: 'invitation', objectId: id })
  return renewed
}

/** Errors: NOT_FOUND, CONFLICT when it was used or taken back. */
export async function withdrawInvitation(tx: Tx, deps: StaffDeps, call: StaffCall, id: string): Promise<void> {
  await openInvitation(tx, id)
  await repo.updateInvitation(tx, id, { withdrawnAt: deps.clock.now() })
  await audit(tx, call, { action: 'invitation.withdraw', objectKind: 'invitation', objectId: id })
}

async function openInvitation(tx: Tx, id: string): Promise<InvitationRow> {
  const row = await repo.lockInvitation(tx, { id })
  if (!row) throw new AppError('NOT_FOUND')
  if (row.acceptedAt) throw new AppError('CONFLICT', '이미 들어온 분입니다. 새로 고쳐 주세요.')
  if (row.withdrawnAt) throw new AppError('CONFLICT', '이미 거둔 초대입니다. 새로 고쳐 주세요.')
  return row
}

function noSuchBrand(): AppError {
  const message = '없는 브랜드입니다. 다시 골라 주세요.'
  return new AppError('INVALID_INPUT', message, { brand: message })
}

function invitedAlready(): AppError {
  const message = '이미 초대한 이메일입니다. 목록에서 다시 보내기를 눌러 주세요.'
  return new AppError('CONFLICT', message, { email: message })
}
