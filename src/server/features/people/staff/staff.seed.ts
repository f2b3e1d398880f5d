import type { Tx } from '#/server/platform/db/database.ts'
import type { Passwords } from '#/server/platform/passwords/passwords.ts'
import type { Services } from '#/server/platform/services.ts'
import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from './demo-staff.data.ts'
import { insertStaff } from './staff.repo.ts'

type Deps = Pick<Services, 'clock' | 'ids'> & { readonly passwords: Passwords }

/** An administrator and one account of each role. */
export async function seedStaff(tx: Tx, { clock, ids, passwords }: Deps): Promise<void> {
  const passwordHash = await passwords.hash(DEMO_STAFF_PASSWORD)
  for (const { loginId, name, roles } of DEMO_STAFF) {
    const email = `${loginId}@example.com`
    await insertStaff(tx, { id: ids.uuid(), loginId, name, email, roles, passwordHash, createdAt: clock.now() })
  }
}
