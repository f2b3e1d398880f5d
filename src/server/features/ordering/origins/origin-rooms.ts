import type { ClassCopies } from '#/domain/brands/classes.ts'
import type { LineOrigin, OriginKind } from '#/domain/brands/line-origin.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import type { Result } from '#/lib/result.ts'
import type { Buyer } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { FileStanding } from './file-standing.ts'

/** A line as the room of its origin is asked about it. */
export interface OriginLine<Origin extends LineOrigin = LineOrigin> {
  readonly memberId: string
  readonly origin: Origin
  /** As it was when the line was made; `copies` is what is wanted now. */
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
  readonly classes: readonly ClassCopies[] | null
}

/** What prices and checks the lines of one origin. The root hands the rooms in, so that ordering knows none of them. */
export interface OriginRoom<Origin extends LineOrigin = LineOrigin> {
  /** Of each whether a member may have it made, of many in as many statements as of one; the refusal is ready to show. */
  readonly mayOrder: (
    db: DbOrTx,
    buyer: Buyer,
    origins: readonly Origin[],
  ) => Promise<readonly Result<true, { readonly message: string }>[]>
  /** Of each line what it costs now, or why it cannot be had any more; of many in as many statements as of one. */
  readonly price: (
    db: DbOrTx,
    lines: readonly OriginLine<Origin>[],
  ) => Promise<readonly Result<{ readonly spec: JobSpec; readonly quote: Quote }, QuoteRefusal>[]>
  /** What stands between the files of each line and its order; null where they are judged as those of any other line. */
  readonly standings: ((db: DbOrTx, lines: readonly OriginLine<Origin>[]) => Promise<readonly FileStanding[]>) | null
}

export type OriginRooms = { readonly [Kind in OriginKind]?: OriginRoom<Extract<LineOrigin, { readonly kind: Kind }>> }

/** The room of an origin; null while the shop has none. */
export const roomOf = (rooms: OriginRooms, { kind }: LineOrigin): OriginRoom | null =>
  (rooms[kind] as OriginRoom | undefined) ?? null
