import { koreanMoment } from '#/domain/calendar/business-days.ts'
import { anyBrand } from '#/server/features/content/brands/brands.public.ts'
import { tellNews, type Telling } from '#/server/features/people/messages/messages.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffDeps } from './staff-deps.ts'
import { rolesOfIds } from './staff-roles.repo.ts'
import { findStaff } from './staff.repo.ts'
import type { InvitationRow } from './staff.table.ts'

async function workOf(tx: Tx, { company, brand, roles }: InvitationRow): Promise<string> {
  if (brand !== null) return `${(await anyBrand(tx, brand))?.name ?? brand} 본사`
  if (company !== null) return `${company} 시안 검토`
  return (await rolesOfIds(tx, roles)).map(({ name }) => name).join(', ')
}

/** The link goes to the mailbox alone: it is sealed while it waits, and kept nowhere afterwards. */
export async function sendInvitation(
  tx: Tx,
  { jobs, ids, sealer }: Pick<StaffDeps, 'jobs' | 'ids' | 'sealer'>,
  row: InvitationRow,
  secret: string,
): Promise<void> {
  const inviter = await findStaff(tx, { id: row.invitedBy })
  const telling: Telling = {
    key: `invitation:${row.id}:${ids.uuid()}`,
    to: { name: row.name, email: row.email, phone: '', memberId: null },
    happening: {
      event: 'invited',
      by: 'staff',
      payment: 'unpaid',
      fields: {
        담당자: inviter?.name ?? '관리자',
        맡을일: await workOf(tx, row),
        기한: koreanMoment(row.expiresAt),
      },
    },
    path: `/admin/invitation#${secret}`,
    secret: true,
  }
  await jobs.add(tx, tellNews, { sealed: sealer.seal(JSON.stringify(telling)) })
}
