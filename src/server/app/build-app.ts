import type { FastifyInstance } from 'fastify'
import { endpoints } from '#/contract/endpoints.ts'
import { apiKeysRoutes } from '#/server/features/people/api-keys/api-keys.routes.ts'
import { calendarRoutes } from '#/server/features/content/calendar/calendar.routes.ts'
import { calendarAdminRoutes } from '#/server/features/production/calendar-admin/calendar-admin.routes.ts'
import { catalogRoutes } from '#/server/features/catalogue/catalog/catalog.routes.ts'
import { couponsRoutes } from '#/server/features/benefits/coupons/coupons.routes.ts'
import { promotionsRoutes } from '#/server/features/benefits/coupons/promotions.routes.ts'
import { staffCouponsRoutes } from '#/server/features/benefits/coupons/staff-coupons.routes.ts'
import { linesInCart } from '#/server/features/ordering/cart/cart.public.ts'
import { cartRoutes } from '#/server/features/ordering/cart/cart.routes.ts'
import { samplesRoutes } from '#/server/features/opening/samples/samples.routes.ts'
import { samplesDeps } from './samples/samples-deps.ts'
import { feesAdminRoutes } from '#/server/features/opening/fees-admin/fees-admin.routes.ts'
import { brandsRoutes } from '#/server/features/content/brands/brands.routes.ts'
import { originRooms } from './origin-rooms.ts'
import { contentRoutes } from '#/server/features/content/content/content.routes.ts'
import { archiveRoutes } from '#/server/features/content/archive/archive.routes.ts'
import { attachmentsRoutes } from '#/server/features/content/attachments/attachments.routes.ts'
import { homeRoutes } from '#/server/features/content/writing/home.routes.ts'
import { pressNewsRoutes } from '#/server/features/content/writing/press-news.routes.ts'
import { shownRoutes } from '#/server/features/content/writing/shown.routes.ts'
import { writingRoutes } from '#/server/features/content/writing/writing.routes.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import { firstOwnerRoutes } from '#/server/features/opening/first-owner/first-owner.routes.ts'
import { goLiveRoutes } from '#/server/features/opening/go-live/go-live.routes.ts'
import { rememberVerdicts } from '#/server/platform/passwords/remember-verdicts.ts'
import { openingFindings, serviceParts } from './opening-findings.ts'
import { designsRoutes } from '#/server/features/files/designs/designs.routes.ts'
import { guestOrdersRoutes } from '#/server/features/ordering/guest-orders/guest-orders.routes.ts'
import { dealsRoutes } from '#/server/features/ordering/deals/deals.routes.ts'
import { documentsRoutes } from '#/server/features/ordering/documents/documents.routes.ts'
import { estimatesRoutes } from '#/server/features/ordering/estimates/estimates.routes.ts'
import { openEstimates } from '#/server/features/ordering/estimates/estimates.public.ts'
import { filesRoutes } from '#/server/features/files/files/files.routes.ts'
import { leavingRoutes } from '#/server/features/privacy/leaving/leaving.routes.ts'
import { membersRoutes } from '#/server/features/people/members/members.routes.ts'
import { inquiriesRoutes } from '#/server/features/support/inquiries/inquiries.routes.ts'
import { messagesRoutes } from '#/server/features/people/messages/messages.routes.ts'
import { notificationsRoutes } from '#/server/features/people/messages/notifications.routes.ts'
import { templatesRoutes } from '#/server/features/people/messages/templates.routes.ts'
import { ordersRoutes } from '#/server/features/ordering/orders/orders.routes.ts'
import { partnersRoutes } from '#/server/features/people/partners/partners.routes.ts'
import { policiesRoutes } from '#/server/features/content/policies/policies.routes.ts'
import { portfolioRoutes } from '#/server/features/content/portfolio/portfolio.routes.ts'
import { pricingRoutes } from '#/server/features/catalogue/pricing/pricing.routes.ts'
import { tariffsRoutes } from '#/server/features/catalogue/tariffs/tariffs.routes.ts'
import { pressRoutes } from '#/server/features/prepress/press/press.routes.ts'
import { gangsRoutes } from '#/server/features/production/gangs/gangs.routes.ts'
import { floorRoutes } from '#/server/features/production/floor/floor.routes.ts'
import { productionRoutes } from '#/server/features/production/production/production.routes.ts'
import { bindingsRoutes } from '#/server/features/prepress/bindings/bindings.routes.ts'
import { fixesRoutes } from '#/server/features/prepress/fixes/fixes.routes.ts'
import { preflightRoutes } from '#/server/features/prepress/preflight/preflight.routes.ts'
import { fileJudge, jobPainter } from '#/server/features/prepress/preflight/preflight.public.ts'
import { tariffReader } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { kitsRoutes } from '#/server/features/ordering/kits/kits.routes.ts'
import { ebooksRoutes } from '#/server/features/prepress/ebooks/ebooks.routes.ts'
import { staffEbooksRoutes } from '#/server/features/prepress/ebooks/staff-ebooks.routes.ts'
import { proofsRoutes } from '#/server/features/prepress/proofs/proofs.routes.ts'
import { deskRoutes } from '#/server/features/production/shipping/desk.routes.ts'
import { shippingRoutes } from '#/server/features/production/shipping/shipping.routes.ts'
import { manualOrdersRoutes } from '#/server/features/production/manual-orders/manual-orders.routes.ts'
import { orderDeskRoutes } from '#/server/features/production/order-desk/order-desk.routes.ts'
import { reportsRoutes } from '#/server/features/production/reports/reports.routes.ts'
import { workqueueRoutes } from '#/server/features/production/workqueue/workqueue.routes.ts'
import { bankDepositsRoutes } from '#/server/features/money/bank-deposits/bank-deposits.routes.ts'
import { closingRoutes } from '#/server/features/money/closing/closing.routes.ts'
import { paymentsRoutes } from '#/server/features/money/payments/payments.routes.ts'
import { creditRoutes } from '#/server/features/money/credit/credit.routes.ts'
import { tiersRoutes } from '#/server/features/money/tiers/tiers.routes.ts'
import { giveBacksRoutes } from '#/server/features/money/give-backs/give-backs.routes.ts'
import { partPaymentsRoutes } from '#/server/features/money/payments/part-payments.routes.ts'
import { orderChangesRoutes } from '#/server/features/money/payments/order-changes.routes.ts'
import { taxInvoicesRoutes } from '#/server/features/money/tax-invoices/tax-invoices.routes.ts'
import { repaymentsRoutes } from '#/server/features/money/payments/repayments.routes.ts'
import { walletRoutes } from '#/server/features/benefits/wallet/wallet.routes.ts'
import { chargesRoutes } from '#/server/features/money/charges/charges.routes.ts'
import { walletDeskRoutes } from '#/server/features/benefits/wallet/wallet-desk.routes.ts'
import { quoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { reservationsRoutes } from '#/server/features/support/reservations/reservations.routes.ts'
import { selfCheckRoutes } from '#/server/features/support/self-check/self-check.routes.ts'
import { headOfficeRoutes } from '#/server/features/textbooks/head-office/head-office.routes.ts'
import { editionsRoutes } from '#/server/features/textbooks/editions/editions.routes.ts'
import { guidesRoutes } from '#/server/features/support/guides/guides.routes.ts'
import { searchRoutes } from '#/server/features/support/search/search.routes.ts'
import { reviewsRoutes } from '#/server/features/support/reviews/reviews.routes.ts'
import { staffReviewsRoutes } from '#/server/features/support/reviews/staff-reviews.routes.ts'
import { staffReservationsRoutes } from '#/server/features/support/reservations/staff-reservations.routes.ts'
import { webhooksRoutes } from '#/server/features/notifications/webhooks/webhooks.routes.ts'
import { wishlistRoutes } from '#/server/features/ordering/wishlist/wishlist.routes.ts'
import { staffRoutes } from '#/server/features/people/staff/staff.routes.ts'
import { createTraces } from '#/server/platform/audit/traces.ts'
import { orderOf } from './order-of-object.ts'
import { badAddressPage, busyPage, tooManyPages } from './web/broken-page.ts'
import { knownBrand } from './web/known-brand.ts'
import { createPageGate, type PageGate } from './web/page-gate.ts'
import { keepCompressed } from './web/send-compressed.ts'
import { createHttpServer } from '#/server/platform/http/create-http-server.ts'
import { mountRoutes } from '#/server/platform/http/mount-routes.ts'
import { openApiDocument } from '#/server/platform/http/openapi.ts'
import type { Route } from '#/server/platform/http/route.ts'
import { liveRoutes } from '#/server/platform/live/live.routes.ts'
import { addHealth } from '#/server/platform/observe/health.ts'
import type { Authenticator } from '#/server/platform/sessions/authenticator.ts'
import type { Container } from './container.ts'
import { withDemoRibbon } from './demo-ribbon.ts'
import { jobHandlers } from './job-handlers.ts'
import { liveTopics } from './live-topics.ts'
import { sendSecurityText } from './security-text.ts'
import { serveWeb } from './serve-web.ts'
import type { OpenWeb } from './web/web-build.ts'
import { openWebBuild } from './web/web-build.ts'

export interface AppOptions {
  readonly overloadMs: number
  /** An answer that is not exactly its contract is an error; in tests, and while the shop is worked on. */
  readonly strictAnswers: boolean
  readonly authenticator?: Authenticator
  /** How long who has enough at work already waits for a turn; tests wait for a busy machine. */
  readonly turnMs?: number
  /** Where pages come from, when not from what `npm run build` made. */
  readonly openWeb?: OpenWeb
}

/** The whole shop as one Fastify application, not yet listening. */
export async function buildApp(container: Container, options: AppOptions): Promise<FastifyInstance> {
  const { config, database, log } = container
  container.jobs.register(jobHandlers({ ...container, database: container.jobDatabase }))
  const brand = knownBrand(database.db)
  const app = await createHttpServer({
    config,
    log,
    overloadMs: options.overloadMs,
    pages: {
      badAddress: () => withDemoRibbon(config, badAddressPage(brand.last())),
      busy: () => withDemoRibbon(config, busyPage(brand.last())),
    },
  })
  const live = liveRoutes({ ...container, topics: liveTopics(container) })
  app.addHook('preClose', async () => live.endStreams())
  addHealth(app, database.pool, container.storage)
  container.metrics.watch(app)
  const gate = createPageGate(app, config.rateScale, () => withDemoRibbon(config, tooManyPages(brand.last())))
  serveOpenApi(app, gate)
  app.get('/.well-known/security.txt', (request, reply) => sendSecurityText(container, request, reply))
  await container.serveStorage(app)
  await mountRoutes(app, [...live.routes, ...allRoutes(container)], {
    database,
    lists: container.lists,
    log,
    authenticator: options.authenticator ?? container.authenticator,
    rateScale: config.rateScale,
    loginThrottle: container.loginThrottle,
    strictAnswers: options.strictAnswers,
    traces: createTraces(orderOf),
    turnMs: options.turnMs,
  })
  await serveWeb(app, {
    config,
    brand,
    gate,
    openWeb: options.openWeb ?? openWebBuild,
    db: container.database.db,
    photoScaler: container.photoScaler,
  })
  return app
}

/** Made when it is first asked for, and kept: it never changes while the process lives, and takes 50 ms to make. */
function serveOpenApi(app: FastifyInstance, gate: PageGate): void {
  const send = keepCompressed(() => JSON.stringify(openApiDocument(endpoints)))
  app.get('/openapi.json', { onRequest: gate }, (request, reply) =>
    send(request, reply.type('application/json; charset=utf-8')),
  )
}

/** What the shop itself writes, shows and hands out. */
const writtenRoutes = (container: Container): readonly Route[] => [
  ...contentRoutes(container),
  ...brandsRoutes(container),
  ...feesAdminRoutes(container),
  ...samplesRoutes({ ...samplesDeps(container), staff: container }),
  ...writingRoutes({ ...container, nameOfStaff: staffName }),
  ...attachmentsRoutes({ ...container, nameOfStaff: staffName }),
  ...archiveRoutes(container),
  ...shownRoutes(container),
  ...homeRoutes(container),
  ...pressNewsRoutes(container),
]

/** Every route of the shop. One line per feature. */
export function allRoutes(container: Container): readonly Route[] {
  const quoter = quoterOfNow(container)
  const judged = { quoter, fileJudge: fileJudge(container) }
  const papers = { ...container, jobPainter: jobPainter(container) }
  const ordering = { ...container, ...judged, origins: originRooms({ ...container, ...judged }) }
  return [
    ...writtenRoutes(container),
    ...filesRoutes(container),
    ...preflightRoutes(container),
    ...fixesRoutes(container),
    ...bindingsRoutes(ordering),
    ...calendarRoutes(container),
    ...calendarAdminRoutes(container),
    ...catalogRoutes(container),
    ...pricingRoutes(container),
    ...tariffsRoutes({ ...container, openEstimates }),
    ...membersRoutes(container),
    ...leavingRoutes(container),
    ...apiKeysRoutes(container),
    ...guestOrdersRoutes(container),
    ...staffRoutes(container),
    ...partnersRoutes(container),
    ...messagesRoutes(container),
    ...notificationsRoutes(container),
    ...templatesRoutes(container),
    ...webhooksRoutes(container),
    ...walletRoutes(container),
    ...walletDeskRoutes(container),
    ...chargesRoutes(container),
    ...couponsRoutes(container),
    ...staffCouponsRoutes(container),
    ...promotionsRoutes(container),
    ...cartRoutes(ordering),
    ...ordersRoutes(ordering),
    ...bankDepositsRoutes(container),
    ...closingRoutes(container),
    ...paymentsRoutes(container),
    ...repaymentsRoutes(container),
    ...tiersRoutes(container),
    ...creditRoutes(container),
    ...giveBacksRoutes(container),
    ...taxInvoicesRoutes(container),
    ...orderChangesRoutes(ordering),
    ...partPaymentsRoutes(ordering),
    ...proofsRoutes(container),
    ...kitsRoutes({ ...container, tariffs: tariffReader(container) }),
    ...ebooksRoutes(container),
    ...staffEbooksRoutes(container),
    ...floorRoutes(container),
    ...gangsRoutes({ ...container, tariffs: tariffReader(container) }),
    ...productionRoutes(container),
    ...pressRoutes(container),
    ...shippingRoutes(container),
    ...deskRoutes(container),
    ...manualOrdersRoutes(ordering),
    ...orderDeskRoutes(container),
    ...workqueueRoutes(container),
    ...reportsRoutes(container),
    ...documentsRoutes(papers),
    ...dealsRoutes(papers),
    ...designsRoutes(container),
    ...policiesRoutes(container),
    ...portfolioRoutes(container),
    ...reservationsRoutes(container),
    ...staffReservationsRoutes(container),
    ...editionsRoutes(ordering),
    ...headOfficeRoutes(),
    ...guidesRoutes(container),
    ...searchRoutes(container),
    ...selfCheckRoutes(container),
    ...reviewsRoutes({ ...container, quoter }),
    ...staffReviewsRoutes({ ...container, quoter }),
    ...wishlistRoutes({ ...container, quoter }),
    ...estimatesRoutes({ ...ordering, linesInCart }),
    ...inquiriesRoutes(ordering),
    ...firstOwnerRoutes(container),
    ...openingRoutes(container),
  ]
}

function openingRoutes(container: Container): readonly Route[] {
  // The page asks for the same few passwords at each look, which would cost a second of hashing.
  const passwords = rememberVerdicts(container.passwords)
  return goLiveRoutes({
    ...container,
    mode: container.config.mode,
    findings: () => openingFindings({ ...container, passwords }),
    parts: serviceParts(container.config),
  })
}
