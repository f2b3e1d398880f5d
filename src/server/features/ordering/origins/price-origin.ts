import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import { err, type Result } from '#/lib/result.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type OriginLine, type OriginRooms, roomOf } from './origin-rooms.ts'

/** What a line of an origin costs now, by its own room. */
export async function priceOrigin(
  db: DbOrTx,
  origins: OriginRooms,
  { memberId, origin, spec, files, classes }: OriginLine,
): Promise<Result<{ readonly spec: JobSpec; readonly quote: Quote }, QuoteRefusal>> {
  const [answer] = (await roomOf(origins, origin)?.price(db, [{ memberId, origin, spec, files, classes }])) ?? []
  return answer ?? err({ code: 'not-offered', message: '지금은 주문할 수 없는 품목입니다.' })
}
