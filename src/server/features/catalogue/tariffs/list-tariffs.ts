import type { ResultOf } from '#/contract/endpoint.ts'
import type { listTariffs as endpoint } from '#/contract/catalogue/versions.contract.ts'
import { listVersions, readVersionAt } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { presentVersion } from './tariffs.presenter.ts'
import { staffNames } from './staff-names.ts'

const PAGE = 30

/** Versions by when they were published, the newest first. */
export async function listTariffs(db: DbOrTx, now: Date, cursor: string | null): Promise<ResultOf<typeof endpoint>> {
  const found = await listVersions(db, { before: cursor, limit: PAGE + 1 })
  const [latest] = cursor === null ? found : await listVersions(db, { before: null, limit: 1 })
  const cards = found.slice(0, PAGE)
  const at = { current: await readVersionAt(db, now), now }
  const names = await staffNames(
    db,
    cards.map((card) => card.publishedBy),
  )
  return {
    items: cards.map((card) => presentVersion(card, at, names)),
    next: found.length > PAGE ? (cards.at(-1)?.version ?? null) : null,
    latest: latest?.version ?? '',
  }
}
