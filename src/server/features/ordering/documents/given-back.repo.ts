import { sql } from '#/server/platform/db/drizzle.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { GiveBackPart } from '#/domain/orders/give-back.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** What the shop decided to give back, as far as a paper tells it. */
export interface GivenBack {
  readonly parts: readonly GiveBackPart[]
  /** Of what was proposed for the parts. */
  readonly kept: Krw
}

/** References in the books: of a refund its id, of what is owed no more that of the decision at the end. */
const DECIDED = /:given-back:([0-9a-f-]{36})$/
const ID = /^[0-9a-f-]{36}$/

/** Behind which bookings somebody of the shop decided what goes back, by their references; a read model of refunds and decisions. */
export async function givenBackBehind(
  db: DbOrTx,
  references: readonly string[],
): Promise<ReadonlyMap<string, GivenBack>> {
  const refunds = references.filter((reference) => ID.test(reference))
  const decided = references.flatMap((reference) => {
    const id = DECIDED.exec(reference)?.[1]
    return id ? [{ id, reference }] : []
  })
  const found = new Map<string, GivenBack>()
  if (refunds.length > 0) {
    const { rows } = await db.execute<GivenBack & { reference: string } & Record<string, unknown>>(sql`
      select r.id::text as reference, g.parts, g.kept from payment_refunds r join repayments p on p.id = r.repayment_id
        join give_backs g on g.id = p.give_back_id where r.id = any(${sql.param(refunds)}::uuid[])`)
    for (const { reference, parts, kept } of rows) found.set(reference, { parts, kept })
  }
  if (decided.length > 0) {
    const { rows } = await db.execute<GivenBack & { id: string } & Record<string, unknown>>(sql`
      select g.id::text as id, g.parts, g.kept from give_backs g
        where g.id = any(${sql.param(decided.map(({ id }) => id))}::uuid[])`)
    const byId = new Map(rows.map(({ id, parts, kept }) => [id, { parts, kept }]))
    for (const { id, reference } of decided) {
      const given = byId.get(id)
      if (given) found.set(reference, given)
    }
  }
  return found
}
