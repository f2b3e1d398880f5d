import type { OpenDatabase } from '#/server/platform/db/open-database.ts'
import { SELECT_STATES, type StoredStates } from './order-states.repo.ts'
import { standingOfStored } from './write-states.ts'

const BATCH = 2_000
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Orders whose stored standing is not that of their states, at most `most`; read batch by batch, however old the shop is. */
export async function wrongStandings(
  pool: Pick<OpenDatabase['pool'], 'query'>,
  most: number,
): Promise<readonly string[]> {
  const wrong: string[] = []
  for (let after = FIRST; wrong.length < most;) {
    const { rows } = await pool.query<StoredStates>(
      `${SELECT_STATES} where o.id > $1 and exists (select from order_lines l where l.order_id = o.id)
       order by o.id limit ${BATCH}`,
      [after],
    )
    wrong.push(...rows.flatMap((row) => differencesOf(row)))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) break
    after = last.id
  }
  return wrong.slice(0, most)
}

function differencesOf(stored: StoredStates): readonly string[] {
  const { inWork, kinds } = standingOfStored(stored)
  const lines = stored.lines.filter(({ id, kind }) => kind !== (kinds.get(id) ?? null))
  return [
    ...(inWork === stored.inWork ? [] : [`${stored.number} in work: ${stored.inWork}, should be ${inWork}`]),
    ...lines.map(({ id, kind }) => `${stored.number} ${id}: ${kind}, should be ${kinds.get(id) ?? null}`),
  ]
}
