import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import type { DealRow, listDeals as listEndpoint, readMemberDeals } from '#/contract/ordering/deals.contract.ts'
import { jobLine } from '#/domain/catalog/job-name.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readDealPlace, writeDealPlace } from './deal-place.ts'
import { dealSums, type DealPeriod, listedDeals, type ListedDeal, unpaidOf } from './deals.repo.ts'

const PAGE = 50

type Asked = Partial<Pick<QueryOf<typeof listEndpoint>, 'show' | 'q' | 'after'>> & DealPeriod

/** A page of a member's dealings with the pictures of their jobs, and the sums of the whole period. */
export async function listDeals(db: DbOrTx, memberId: string, asked: Asked): Promise<ResultOf<typeof listEndpoint>> {
  const { deals, next } = await dealPage(db, memberId, asked)
  const jobs = deals.map(({ firstSpec: spec, firstFiles: files }) => ({ spec, files }))
  const pictures = await picturesOf(db, jobs)
  const rows = deals.map((deal, at) => ({
    ...presentDeal(deal),
    firstSpec: deal.firstSpec,
    ownTitle: deal.ownTitle,
    picture: pictures[at] ?? null,
  }))
  return { totals: await dealSums(db, memberId, asked), unpaid: await unpaidOf(db, memberId), rows, next }
}

/** The same for whoever looks from outside: no pictures. */
export async function listPlainDeals(
  db: DbOrTx,
  memberId: string,
  asked: Asked,
): Promise<ResultOf<typeof readMemberDeals>> {
  const { deals, next } = await dealPage(db, memberId, asked)
  const totals = await dealSums(db, memberId, asked)
  return { totals, unpaid: await unpaidOf(db, memberId), rows: deals.map(presentDeal), next }
}

async function dealPage(db: DbOrTx, memberId: string, { show = 'all', q = '', after, from, to }: Asked) {
  const place = after ? readDealPlace(after) : null
  const found = await listedDeals(db, { memberId, from, to, show, q, after: place, limit: PAGE + 1 })
  const deals = found.slice(0, PAGE)
  const last = deals.at(-1)
  return { deals, next: found.length > PAGE && last ? writeDealPlace(last) : null }
}

export function presentDeal(deal: ListedDeal): DealRow {
  const { kind, orderNumber, method, supply, vat, paid, prepaid, owed, lineCount, title, ownTitle, firstSpec } = deal
  const first = jobLine({ title, ownTitle, spec: firstSpec })
  return {
    key: writeDealPlace(deal),
    at: deal.at.toISOString(),
    kind,
    orderNumber,
    title: lineCount > 1 ? `${first} 외 ${lineCount - 1}건` : first,
    method,
    supply,
    vat,
    paid,
    prepaid,
    owed,
  }
}
