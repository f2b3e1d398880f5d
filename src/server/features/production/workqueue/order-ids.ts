import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import { type listOrderIds as endpoint, MOST_CHOSEN } from '#/contract/production/order-table.contract.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import { tableLines } from './order-table.repo.ts'
import { readerOf } from './summarise-orders.ts'

/** Every line of a filter, to work on all of them at once. */
export async function orderIds(
  db: Db,
  deps: Pick<Services, 'clock'>,
  asked: QueryOf<typeof endpoint>,
  staff: StaffPrincipal,
): Promise<ResultOf<typeof endpoint>> {
  const filter = { ...asked, q: asked.q?.trim() || undefined }
  const query = {
    ...(await readerOf(db, deps, staff)),
    filter,
    sort: 'newest',
    after: null,
    limit: MOST_CHOSEN + 1,
  } as const
  const lineIds = await tableLines(db, query)
  return { lineIds: lineIds.slice(0, MOST_CHOSEN), more: lineIds.length > MOST_CHOSEN }
}
