import type { Happening } from '#/domain/messages/happening.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { tellNews } from './telling.ts'

interface Owner {
  readonly name: string
  readonly email: string
}

type AccountEvent = Extract<
  Happening['event'],
  'password-guessed' | 'second-factor-on' | 'second-factor-off' | 'staff-password-changed'
>

const HAPPENINGS = {
  'password-guessed': { event: 'password-guessed', by: 'clock', payment: 'unpaid', fields: {} },
  'staff-password-changed': { event: 'staff-password-changed', by: 'staff', payment: 'unpaid', fields: {} },
  'second-factor-on': { event: 'second-factor-on', by: 'staff', payment: 'unpaid', fields: {} },
  'second-factor-off': { event: 'second-factor-off', by: 'staff', payment: 'unpaid', fields: {} },
} as const satisfies { readonly [E in AccountEvent]: Happening }

/** What happens to an account of staff or a partner, in the transaction that makes it happen. */
export async function tellAccountOwner(
  tx: Tx,
  { jobs, ids }: Pick<Services, 'jobs' | 'ids'>,
  { name, email }: Owner,
  event: AccountEvent,
): Promise<void> {
  await jobs.add(tx, tellNews, {
    key: `security:${event}:${ids.uuid()}`,
    to: { name, email, phone: '', memberId: null },
    happening: HAPPENINGS[event],
    path: null,
  })
}
