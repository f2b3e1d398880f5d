import { createHash } from 'node:crypto'
import { AppError } from '#/contract/errors.ts'
import { rightsOf } from '#/domain/members/rights.ts'
import { ADMINISTRATOR } from '#/domain/members/roles.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import * as repo from './invitations.repo.ts'
import { rolesOfIds } from './staff-roles.repo.ts'
import { lockStaff } from './staff.repo.ts'
import type { InvitationRow } from './staff.table.ts'

/** The links are random, so a plain hash makes a copied table useless. */
export const hashOfLink = (secret: string): Buffer => createHash('sha256').update(secret).digest()

type Audience = InvitationRow['audience']

/** Whoever has the link is told why it opens nothing. Errors: NOT_FOUND. */
export async function invitedBy(db: DbOrTx, secret: string, now: Date): Promise<InvitationRow> {
  return usable(await repo.findInvitation(db, hashOfLink(secret)), now)
}

/**
 * Uses a link up, whatever account the caller makes of it in the same transaction; the second of two at once finds it used.
 * Errors: NOT_FOUND.
 */
export async function acceptInvitation(
  tx: Tx,
  secret: string,
  { audience, now, accountId }: { readonly audience: Audience; readonly now: Date; readonly accountId: string },
): Promise<InvitationRow> {
  const row = usable(await repo.lockInvitation(tx, { tokenHash: hashOfLink(secret) }), now)
  if (row.audience !== audience) throw new AppError('NOT_FOUND')
  await requireGiver(tx, row)
  await repo.updateInvitation(tx, row.id, { acceptedAt: now, accountId })
  return row
}

/** Whoever was shut out, or has lost what the link gives, has no way back in through a link of before. Errors: NOT_FOUND. */
async function requireGiver(tx: Tx, { invitedBy: staffId, roles }: InvitationRow): Promise<void> {
  const giver = await lockStaff(tx, staffId)
  const own = giver && giver.disabledAt === null ? await rolesOfIds(tx, giver.roles) : []
  const needed = [...rightsOf(await rolesOfIds(tx, roles)), 'staff'] as const
  const isOwner = own.some(({ id }) => id === ADMINISTRATOR)
  if (isOwner || (!roles.includes(ADMINISTRATOR) && needed.every((right) => rightsOf(own).includes(right)))) return
  throw new AppError('NOT_FOUND', '초대한 분이 더는 초대할 수 없습니다. 관리자에게 다시 보내 달라고 해 주세요.')
}

function usable(row: InvitationRow | null, now: Date): InvitationRow {
  if (!row) throw new AppError('NOT_FOUND', '쓸 수 없는 초대 주소입니다. 마지막으로 받은 초대 메일에서 열어 주세요.')
  if (row.acceptedAt) throw new AppError('NOT_FOUND', '이미 쓴 초대입니다. 만드신 아이디로 로그인해 주세요.')
  if (row.withdrawnAt) throw new AppError('NOT_FOUND', '거둔 초대입니다. 초대한 분께 물어봐 주세요.')
  if (row.expiresAt <= now)
    throw new AppError('NOT_FOUND', '초대 기한이 지났습니다. 초대한 분께 다시 보내 달라고 해 주세요.')
  return row
}
