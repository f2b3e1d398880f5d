import { createHash } from 'node:crypto'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import * as contract from '#/contract/ordering/saved-specs.contract.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { specKey } from '#/domain/catalog/spec-key.ts'
import type { QuoteJob, QuoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import * as repo from './wishlist.repo.ts'
import type { SavedSpecRow } from './wishlist.table.ts'

interface WishlistDeps extends Pick<Services, 'database' | 'clock' | 'ids'> {
  readonly quoter: QuoterOfNow
}

const PAGE = 20
const MOST = 100

export function wishlistRoutes(deps: WishlistDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(contract.listSavedSpecs, async ({ principal: { memberId }, query }) => {
      const rows = await repo.pageOfSpecs(db, { memberId, after: query.after ?? null, limit: PAGE + 1 })
      const quote = await deps.quoter(db)
      const next = rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null
      return { items: rows.slice(0, PAGE).map((row) => present(row, quote)), next }
    }),
    route(contract.readSavedSpec, async ({ principal, params }) => {
      const row = await repo.findSpec(db, principal.memberId, params.id)
      if (!row) throw new AppError('NOT_FOUND')
      return present(row, await deps.quoter(db))
    }),
    writeRoute(contract.saveSpec, ({ principal, body }, tx) => save(tx, deps, principal.memberId, body)),
    writeRoute(contract.deleteSavedSpec, async ({ principal, params }, tx) => {
      if (!(await repo.deleteSpec(tx, principal.memberId, params.id))) throw new AppError('NOT_FOUND')
      return null
    }),
  ]
}

/** Only what can be made and priced is kept. */
async function save(
  tx: Tx,
  { quoter, ids, clock }: WishlistDeps,
  memberId: string,
  { spec, title }: BodyOf<typeof contract.saveSpec>,
): Promise<ResultOf<typeof contract.saveSpec>> {
  const quote = await quoter(tx)
  const priced = quote(spec)
  if (!priced.ok) throw new AppError('INVALID_INPUT', priced.error.message, { spec: priced.error.message })
  if ((await repo.countSpecs(tx, memberId)) >= MOST)
    throw new AppError('CONFLICT', `찜한 사양은 ${MOST}개까지 둘 수 있습니다. 견적함에서 지우고 다시 찜해 주세요.`)
  const row: SavedSpecRow = {
    id: ids.uuid(),
    memberId,
    product: spec.product,
    title: title ?? kindByCode(spec.product).name,
    spec: priced.value.spec,
    fingerprint: createHash('sha256').update(specKey(priced.value.spec)).digest('hex'),
    createdAt: clock.now(),
  }
  const fresh = await repo.insertSpec(tx, row)
  const kept = fresh ? row : await repo.findSameSpec(tx, memberId, row.fingerprint)
  return { saved: present(kept ?? row, quote), fresh }
}

function present(row: SavedSpecRow, quote: QuoteJob): contract.SavedSpec {
  const priced = quote(row.spec, { kept: row.spec })
  return {
    id: row.id,
    product: row.product,
    title: row.title,
    spec: row.spec,
    savedAt: row.createdAt.toISOString(),
    price: priced.ok ? priced.value.quote.total : null,
    refusal: priced.ok ? null : priced.error.message,
  }
}
