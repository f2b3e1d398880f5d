import type { ClassCopies } from '#/domain/brands/classes.ts'
import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { type FileStanding, type OriginLine, roomOf } from '#/server/features/ordering/origins/origins.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'

/** A line with its price of now. */
export interface JudgedLine {
  readonly item: {
    readonly memberId: string
    readonly files: readonly LineFile[]
    readonly origin: LineOrigin | null
    readonly classes: readonly ClassCopies[] | null
  }
  readonly price: { readonly spec: JobSpec; readonly quote: Quote }
}

/** What stands between the files of each line and its order, by preflight or by the room of its origin; undefined where there is nothing to judge. */
export async function judgeLines(
  db: DbOrTx,
  { fileJudge, origins }: Pick<CartDeps, 'fileJudge' | 'origins'>,
  lines: readonly JudgedLine[],
): Promise<readonly (FileStanding | undefined)[]> {
  const found = new Map<JudgedLine, FileStanding>()
  const keep = (judged: readonly JudgedLine[], standings: readonly FileStanding[]) => {
    for (const [at, line] of judged.entries()) {
      const standing = standings[at]
      if (standing) found.set(line, standing)
    }
  }
  const ofRooms = Map.groupBy(lines, ({ item: { origin } }) => (origin && roomOf(origins, origin)) ?? null)
  for (const [room, its] of ofRooms) if (room?.standings) keep(its, await room.standings(db, its.flatMap(originLine)))
  const usual = lines.filter(
    ({ item }) => item.files.length > 0 && !(item.origin && roomOf(origins, item.origin)?.standings),
  )
  const jobs = usual.map(({ item: { files }, price: { spec, quote } }) => ({ spec, route: quote.route, files }))
  if (jobs.length > 0) keep(usual, await fileJudge.standingsOf(db, jobs))
  return lines.map((line) => found.get(line))
}

const originLine = ({ item: { memberId, origin, files, classes }, price: { spec } }: JudgedLine): OriginLine[] =>
  origin ? [{ memberId, origin, files, classes, spec }] : []
