import { AppError } from '#/contract/errors.ts'
import * as shares from '#/contract/ordering/deal-shares.contract.ts'
import { downloadDeals, listDeals, readMemberDeals, readOrderPapers } from '#/contract/ordering/deals.contract.ts'
import { sendPdf } from '#/server/features/ordering/documents/documents.public.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import { listRoute, type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import type { DealsDeps } from './deals-deps.ts'
import { listShares } from './deal-shares.repo.ts'
import { closeShare, makeShare, presentShare, whatOf } from './deal-shares.ts'
import { listDeals as list, listPlainDeals } from './list-deals.ts'
import { openLink, paperOf, showLink } from './open-link.ts'
import { papersOf } from './papers.repo.ts'
import { sendDeals } from './send-deals.ts'

export function dealsRoutes(deps: DealsDeps): readonly Route[] {
  const { db } = deps.database
  const now = () => deps.clock.now()
  return [
    route(listDeals, ({ principal, query }) => list(db, principal.memberId, query)),
    listRoute(downloadDeals, ({ principal, query, reply }, reader) =>
      sendDeals(reader, reply, principal.memberId, query),
    ),
    listRoute(readMemberDeals, async ({ params, query }, reader) => {
      if (!(await memberCard(reader, params.memberId))) throw new AppError('NOT_FOUND')
      return listPlainDeals(reader, params.memberId, query)
    }),
    route(readOrderPapers, async ({ principal, params }) => {
      const papers = await papersOf(db, principal.memberId, params.orderNumber)
      if (!papers) throw new AppError('NOT_FOUND')
      return papers
    }),
    writeRoute(shares.makeDealShare, ({ principal, body }, tx) => makeShare(tx, deps, principal.memberId, body)),
    route(shares.listDealShares, async ({ principal }) => ({
      shares: (await listShares(db, principal.memberId)).map((share) => presentShare(share, now())),
    })),
    writeRoute(shares.revokeDealShare, ({ principal, params }, tx) =>
      closeShare(tx, deps, principal.memberId, params.id),
    ),
    ...linkRoutes(deps),
  ]
}

function linkRoutes(deps: DealsDeps): readonly Route[] {
  const { db } = deps.database
  const now = () => deps.clock.now()
  return [
    route(shares.readDealLink, async ({ body: { token, after }, ip }) => {
      const share = await openLink(db, { token, what: 'page', ip, now: now() })
      return showLink(db, share, { now: now(), after })
    }),
    route(shares.printDealLink, async ({ body: { token, orderNumber }, ip, reply }) => {
      const share = await openLink(db, { token, what: 'pdf', ip, now: now() })
      const document = await paperOf(db, share, now(), orderNumber)
      return sendPdf(deps, document, { reply, principal: null })
    }),
    route(shares.downloadDealLink, async ({ body: { token, format }, ip, reply }) => {
      const share = await openLink(db, { token, what: 'sheet', ip, now: now() })
      const what = whatOf(share)
      if (what.kind !== 'period') throw new AppError('NOT_FOUND')
      return sendDeals(db, reply, share.memberId, { from: what.from, to: what.to, format })
    }),
  ]
}
