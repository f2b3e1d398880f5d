import { anyBrand } from '#/server/features/content/brands/brands.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { updateRequest, waitingOf } from './brand-requests.repo.ts'
import type { MemberRow } from './members.table.ts'

interface Settled {
  readonly state: 'approved' | 'refused'
  readonly reason: string | null
  readonly by: string | null
  readonly at: Date
}

/** The desk decided about somebody without looking at the request: what was asked of the brand of that type is decided too. */
export async function settleRequests(
  tx: Tx,
  { id, type }: Pick<MemberRow, 'id' | 'type'>,
  { state, reason, by, at }: Settled,
): Promise<void> {
  for (const request of await waitingOf(tx, id)) {
    const brand = await anyBrand(tx, request.brandId)
    if (brand?.memberType !== type) continue
    await updateRequest(tx, request.id, { state, reason, decidedBy: by, decidedAt: at })
  }
}
