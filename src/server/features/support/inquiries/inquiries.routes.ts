import * as endpoints from '#/contract/support/inquiries.contract.ts'
import { type Call, route, type Route, writeRoute } from '#/server/platform/http/route.ts'
import type { Endpoint } from '#/contract/endpoint.ts'
import { askAsVisitor, askInquiry } from './ask-inquiry.ts'
import { takeBooking } from './booking-card.ts'
import { answerOffer } from './answer-offer.ts'
import { contextPictures } from './context-pictures.ts'
import { closeOwn, markRead, rate, writeOn } from './customer-acts.ts'
import type { InquiriesDeps } from './inquiries-deps.ts'
import { countUnreadOf } from './inquiries.repo.ts'
import { listOwnInquiries } from './list-own.ts'
import { openAsVisitor } from './open-as-visitor.ts'
import { type Asker, ownInquiry } from './own-inquiry.ts'
import { promiseOf } from './promise-of.ts'
import { readDetail } from './read-inquiry.ts'
import { reportFault } from './report-fault.ts'
import { resolveContext } from './resolve-context.ts'
import { sendInquiryFile } from './send-file.ts'
import { casesRoutes } from './cases.routes.ts'
import { staffInquiriesRoutes } from './staff-inquiries.routes.ts'

export const inquiriesRoutes = (deps: InquiriesDeps): readonly Route[] => [
  ...readRoutes(deps),
  ...writeRoutes(deps),
  ...staffInquiriesRoutes(deps),
  ...casesRoutes(deps),
]

const askerOf = ({ principal, visitorKey }: Pick<Call<Endpoint>, 'principal' | 'visitorKey'>): Asker => ({
  principal,
  visitorKey,
})

const readRoutes = (deps: InquiriesDeps): readonly Route[] => {
  const { db } = deps.database
  const now = () => deps.clock.now()
  return [
    route(endpoints.readPromise, async () => {
      const { at, hours } = await promiseOf(db, now())
      return { now: now().toISOString(), promisedAt: at.toISOString(), ...hours }
    }),
    route(endpoints.listInquiries, ({ principal, query }) => listOwnInquiries(db, principal.memberId, query, now())),
    route(endpoints.countUnread, async ({ principal }) => ({ unread: await countUnreadOf(db, principal.memberId) })),
    route(endpoints.readContext, async ({ query, principal, visitorKey }) => {
      const context = await resolveContext(db, query, { principal, visitorKey })
      const [picture = null] = await contextPictures(db, [context])
      return { ...context, picture }
    }),
    route(endpoints.readInquiry, async (call) => {
      const row = await ownInquiry(db, call.params.inquiryId, askerOf(call), now())
      return readDetail(db, row, { kind: 'customer', id: row.memberId, now: now(), sealer: deps.sealer })
    }),
    route(endpoints.readInquiryFile, async (call) => {
      const { inquiryId, fileId } = call.params
      await ownInquiry(db, inquiryId, askerOf(call), now())
      await sendInquiryFile({ db, storage: deps.storage }, { inquiryId, fileId, reader: 'customer' }, call.reply)
    }),
  ]
}

const writeRoutes = (deps: InquiriesDeps): readonly Route[] => [
  writeRoute(endpoints.askInquiry, ({ principal, visitorKey, body }, tx) =>
    askInquiry(tx, deps, principal, visitorKey, body),
  ),
  writeRoute(endpoints.askAsVisitor, (call, tx) => askAsVisitor(tx, deps, askerOf(call), call.body)),
  writeRoute(endpoints.openAsVisitor, ({ params, body, visitorKey }, tx) =>
    openAsVisitor(tx, deps, { inquiryId: params.inquiryId, visitorKey, ticket: body.ticket }),
  ),
  writeRoute(endpoints.writeInquiry, (call, tx) =>
    writeOn(tx, deps, { inquiryId: call.params.inquiryId, asker: askerOf(call), body: call.body }),
  ),
  writeRoute(endpoints.markRead, (call, tx) =>
    markRead(tx, deps, { inquiryId: call.params.inquiryId, asker: askerOf(call), seq: call.body.seq }),
  ),
  writeRoute(endpoints.closeInquiry, (call, tx) =>
    closeOwn(tx, deps, { inquiryId: call.params.inquiryId, asker: askerOf(call) }),
  ),
  writeRoute(endpoints.rateInquiry, (call, tx) =>
    rate(tx, deps, { inquiryId: call.params.inquiryId, asker: askerOf(call), body: call.body }),
  ),
  writeRoute(endpoints.reportFault, ({ params, principal, visitorKey, body }, tx) =>
    reportFault(tx, deps, { orderNumber: params.orderNumber, principal, visitorKey, body }),
  ),
  writeRoute(endpoints.answerOffer, (call, tx) =>
    answerOffer(tx, deps, { inquiryId: call.params.inquiryId, asker: askerOf(call), body: call.body }),
  ),
  writeRoute(endpoints.takeBooking, (call, tx) =>
    takeBooking(tx, deps, { inquiryId: call.params.inquiryId, asker: askerOf(call), body: call.body }),
  ),
]
