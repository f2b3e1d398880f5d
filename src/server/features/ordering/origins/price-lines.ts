import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import { err, type Result } from '#/lib/result.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type OriginLine, type OriginRooms, roomOf } from './origin-rooms.ts'

/** A line of any kind, of which the price of now is asked. */
export interface AskedLine extends Omit<OriginLine, 'origin'> {
  /** Null: a job of options. */
  readonly origin: LineOrigin | null
  /** The job as the shop itself keeps it: on the same papers it stays as it was when it came in. */
  readonly kept?: JobSpec
}

type Priced = Result<{ readonly spec: JobSpec; readonly quote: Quote }, QuoteRefusal>

const NO_ROOM = err({ code: 'not-offered', message: '지금은 주문할 수 없는 품목입니다.' } as const)

/** Lines with what each costs now: a job of options by the tariff, any other by the room of its origin, which is asked once for all of its own. */
export async function priceLines<Line extends AskedLine>(
  db: DbOrTx,
  rooms: OriginRooms,
  quoteJob: QuoteJob,
  lines: readonly Line[],
): Promise<readonly { readonly line: Line; readonly priced: Priced }[]> {
  const made = lines.flatMap((line, at) => (line.origin ? [{ ...line, origin: line.origin, at }] : []))
  const answers = await priceOrigins(db, rooms, made)
  const ofOrigin = new Map(made.map(({ at }, place) => [at, answers[place]]))
  return lines.map((line, at) => {
    const { spec, files, kept } = line
    return { line, priced: ofOrigin.get(at) ?? quoteJob(spec, kept ? { files, kept } : { files }) }
  })
}

export async function priceOrigin(db: DbOrTx, rooms: OriginRooms, line: OriginLine): Promise<Priced> {
  return (await priceOrigins(db, rooms, [line]))[0] ?? NO_ROOM
}

async function priceOrigins(db: DbOrTx, rooms: OriginRooms, lines: readonly OriginLine[]): Promise<readonly Priced[]> {
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
