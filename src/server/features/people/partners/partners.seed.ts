import type { Tx } from '#/server/platform/db/database.ts'
import type { Passwords } from '#/server/platform/passwords/passwords.ts'
import type { Services } from '#/server/platform/services.ts'
import { DEMO_PARTNER } from './demo-partner.data.ts'
import { insertPartner } from './partners.repo.ts'

type Deps = Pick<Services, 'clock' | 'ids'> & { readonly passwords: Passwords }

export async function seedPartners(tx: Tx, { clock, ids, passwords }: Deps): Promise<void> {
  const { loginId, name, company, password } = DEMO_PARTNER
  const passwordHash = await passwords.hash(password)
  const email = `${loginId}@example.com`
  await insertPartner(tx, { id: ids.uuid(), loginId, name, company, email, passwordHash, createdAt: clock.now() })
}
