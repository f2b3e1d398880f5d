import { ADMINISTRATOR } from '#/domain/members/roles.ts'
import { allStaff } from '#/server/features/people/staff/staff.repo.ts'
import type { StaffRow } from '#/server/features/people/staff/staff.table.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Administrators who can log in, but those of the practice shop whose password everybody can read. */
export async function findOwners(db: DbOrTx, demo: ReadonlySet<string>): Promise<readonly StaffRow[]> {
  return (await allStaff(db)).filter(
    ({ id, disabledAt, roles }) => disabledAt === null && roles.includes(ADMINISTRATOR) && !demo.has(id),
  )
}
