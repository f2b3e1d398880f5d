import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import { err, type Result } from '#/lib/result.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type OriginLine, type OriginRooms, roomOf } from './origin-rooms.ts'

type Priced = Result<{ readonly spec: JobSpec; readonly quote: Quote }, QuoteRefusal>

const NO_ROOM = err({ code: 'not-offered', message: '지금은 주문할 수 없는 품목입니다.' } as const)

/** What lines of origins cost now, each by its own room, which is asked once. */
export async function priceOrigins(
  db: DbOrTx,
  rooms: OriginRooms,
  lines: readonly OriginLine[],
): Promise<readonly Priced[]> {
  const answers = lines.map((): Priced => NO_ROOM)
  for (const one of new Map(lines.map(({ origin }) => [origin.kind, origin])).values()) {
    const own = [...lines.entries()].filter(([, { origin }]) => origin.kind === one.kind)
    const told = await roomOf(rooms, one)?.price(
      db,
      own.map(([, { memberId, origin, spec, files, classes }]) => ({ memberId, origin, spec, files, classes })),
    )
    for (const [place, [at]] of own.entries()) answers[at] = told?.[place] ?? NO_ROOM
  }
  return answers
}

export async function priceOrigin(db: DbOrTx, rooms: OriginRooms, line: OriginLine): Promise<Priced> {
  return (await priceOrigins(db, rooms, [line]))[0] ?? NO_ROOM
}
