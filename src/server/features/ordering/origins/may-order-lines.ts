import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { mayOrder } from '#/domain/catalog/role-access.ts'
import { err, type Result } from '#/lib/result.ts'
import { type Buyer, mayBuyKinds } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type OriginRooms, roomOf } from './origin-rooms.ts'

type Verdict = Result<true, { readonly message: string }>

interface AskedLine {
  readonly product: ProductCode
  readonly origin: LineOrigin | null
  /** Whose cart it lies in, and whose price is asked for it; null is the shop itself. */
  readonly brand: string | null
}

const NO_ROOM = err({ message: '지금은 주문할 수 없는 품목입니다.' })

/**
 * Whether a member may have each line made: what has an origin is judged by its own room, which is asked once, and what is
 * ordered by options of a brand by that brand, whose price is for its members.
 */
export async function mayOrderLines(
  db: DbOrTx,
  rooms: OriginRooms,
  buyer: Buyer,
  lines: readonly AskedLine[],
): Promise<readonly Verdict[]> {
  const verdicts = lines.map(({ product, origin }): Verdict => (origin ? NO_ROOM : mayOrder(product, buyer.roles)))
  const made = lines.flatMap(({ origin }, at) => (origin ? [{ origin, at }] : []))
  for (const one of new Map(made.map(({ origin }) => [origin.kind, origin])).values()) {
    const own = made.filter(({ origin }) => origin.kind === one.kind)
    const told = await roomOf(rooms, one)?.mayOrder(
      db,
      buyer,
      own.map(({ origin }) => origin),
    )
    for (const [place, { at }] of own.entries()) verdicts[at] = told?.[place] ?? NO_ROOM
  }
  await askBrands(db, buyer, lines, verdicts)
  return verdicts
}

/** Of what the shop itself lets them have; each brand is asked once. */
async function askBrands(db: DbOrTx, buyer: Buyer, lines: readonly AskedLine[], verdicts: Verdict[]): Promise<void> {
  const asked = lines.flatMap(({ product, origin, brand }, at) =>
    brand !== null && origin === null && verdicts[at]?.ok ? [{ product, brand, at }] : [],
  )
  for (const brand of new Set(asked.map((line) => line.brand))) {
    const own = asked.filter((line) => line.brand === brand)
    const told = await mayBuyKinds(db, buyer, { brand, kinds: own.map(({ product }) => product) })
    for (const [place, { at }] of own.entries()) verdicts[at] = told[place] ?? NO_ROOM
  }
}
