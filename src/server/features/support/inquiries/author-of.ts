import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Author } from './post-message.ts'

/** Whoever of the staff writes, as the customer reads their name. */
export const authorOf = async (tx: Tx, { staffId }: StaffPrincipal): Promise<Author & { readonly id: string }> => ({
  kind: 'staff',
  id: staffId,
  name: (await staffName(tx, staffId)) ?? '상담',
})
