import * as contract from '#/contract/prepress/ebooks.contract.ts'
import { preparedRoute, type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { beginEbook } from './begin-ebook.ts'
import { changeMetadata } from './change-metadata.ts'
import { approveEbook, askCorrections } from './decide-proof.ts'
import { downloadEbook } from './download-ebook.ts'
import { orderedManuscripts } from './ebook-lines.repo.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { presentEbook } from './ebooks.presenter.ts'
import { listOwnEbooks } from './list-ebooks.ts'
import { ownEbook } from './own-ebook.ts'
import { lookAtCover } from './look-at-cover.ts'
import { pricesAt } from './prices.repo.ts'
import { putEbookInCart } from './put-in-cart.ts'
import { askReading } from './read-manuscript.ts'
import { requireReadable, sendContent } from './send-content.ts'
import { withdrawEbook } from './withdraw-ebook.ts'

/** What customers do with their e-books. */
export function ebooksRoutes(deps: EbooksDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(contract.readEbookPrices, () => pricesAt(db, deps.clock.now())),
    route(contract.readManuscript, (call) => askReading(deps, call, call.body.fileId)),
    route(contract.listManuscripts, async ({ principal }) => ({
      items: [...(await orderedManuscripts(db, principal.memberId))],
    })),
    route(contract.listEbooks, ({ principal, query }) => listOwnEbooks(db, deps, principal.memberId, query)),
    preparedRoute(
      contract.beginEbook,
      ({ principal, visitorKey, body }) => lookAtCover(deps, { principal, visitorKey }, body.coverId),
      ({ principal, visitorKey, body }, tx) => beginEbook(tx, deps, { member: principal, visitorKey, wanted: body }),
    ),
    route(contract.readEbook, async ({ principal, params }) =>
      presentEbook(db, deps, await ownEbook(db, principal.memberId, params.id)),
    ),
    writeRoute(contract.changeEbookMetadata, async ({ principal, params, body }, tx) => {
      await changeMetadata(tx, principal.memberId, params.id, body)
      return presentEbook(tx, deps, await ownEbook(tx, principal.memberId, params.id))
    }),
    writeRoute(contract.putEbookInCart, async ({ principal, params }, tx) => ({
      itemId: await putEbookInCart(tx, deps, principal.memberId, params.id),
    })),
    writeRoute(contract.withdrawEbook, async ({ principal, params }, tx) => {
      await withdrawEbook(tx, deps, principal.memberId, params.id)
      return presentEbook(tx, deps, await ownEbook(tx, principal.memberId, params.id))
    }),
    writeRoute(contract.askEbookCorrections, async ({ principal, params, body }, tx) => {
      await askCorrections(tx, deps, { member: principal, id: params.id, sent: body })
      return presentEbook(tx, deps, await ownEbook(tx, principal.memberId, params.id))
    }),
    writeRoute(contract.approveEbook, async ({ principal, params, body }, tx) => {
      await approveEbook(tx, deps, { member: principal, id: params.id, edition: body.edition })
      return presentEbook(tx, deps, await ownEbook(tx, principal.memberId, params.id))
    }),
    route(contract.readEbookContent, async ({ principal, params, reply }) => {
      await requireReadable(db, deps, await ownEbook(db, principal.memberId, params.id))
      await sendContent(db, deps, { ebookId: params.id, edition: params.edition, evenUnshown: false }, reply)
      return null
    }),
    route(contract.downloadEbook, ({ principal, params }) => downloadEbook(deps, principal.memberId, params.id)),
  ]
}
