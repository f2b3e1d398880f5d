import type { Logger } from 'pino'
import { chooseProviders } from '#/server/adapters/identity/choose-providers.ts'
import { demoMessenger } from '#/server/adapters/messenger/demo-messenger.ts'
import { chooseMessenger } from '#/server/adapters/messenger/choose-messenger.ts'
import { pinnedSender } from '#/server/adapters/webhook-sender/pinned-sender.ts'
import { chooseTracking } from '#/server/adapters/courier-tracking/choose-tracking.ts'
import { chooseTaxInvoices } from '#/server/adapters/tax-invoices/choose-tax-invoices.ts'
import { chooseGateway } from '#/server/adapters/payment-gateway/choose-gateway.ts'
import { giveDesigns } from '#/server/features/files/designs/designs.public.ts'
import { adoptVisitorFiles, giveFiles } from '#/server/features/files/files/files.public.ts'
import { giveWallet } from '#/server/features/benefits/wallet/wallet.public.ts'
import { giveCoupons, welcomeMember } from '#/server/features/benefits/coupons/coupons.public.ts'
import { giveCredit } from '#/server/features/money/credit/credit.public.ts'
import { givePayments } from '#/server/features/money/payments/payments.public.ts'
import { giveTaxPapers } from '#/server/features/money/tax-invoices/tax-invoices.public.ts'
import { giveCart } from '#/server/features/ordering/cart/cart.public.ts'
import { giveEstimates } from '#/server/features/ordering/estimates/estimates.public.ts'
import { giveOrders } from '#/server/features/ordering/orders/orders.public.ts'
import { describeMember } from '#/server/features/people/members/describe-member.ts'
import type {
  OnAccessEnded,
  OnGuestTaken,
  OnMemberJoined,
  OnMemberLogin,
} from '#/server/features/people/members/members-deps.ts'
import { giveSavedSpecs } from '#/server/features/ordering/wishlist/wishlist.public.ts'
import { giveCovers } from '#/server/features/textbooks/editions/editions.public.ts'
import { giveInquiries } from '#/server/features/support/inquiries/inquiries.public.ts'
import { giveVisits } from '#/server/features/support/reservations/reservations.public.ts'
import { giveReviews } from '#/server/features/support/reviews/reviews.public.ts'
import {
  giveAddresses,
  giveDocuments,
  giveNotes,
  giveRequests,
} from '#/server/features/people/members/members.public.ts'
import { giveNotifications } from '#/server/features/people/messages/messages.public.ts'
import { giveBindings } from '#/server/features/prepress/bindings/bindings.public.ts'
import { giveEbooks, giveUnordered } from '#/server/features/prepress/ebooks/ebooks.public.ts'
import { giveProofs } from '#/server/features/prepress/proofs/proofs.public.ts'
import { eraseTaken } from '#/server/features/privacy/leaving/forget-guest.ts'
import { describePartner } from '#/server/features/people/partners/describe-partner.ts'
import { describeStaff } from '#/server/features/people/staff/describe-staff.ts'
import { MAIL_PATIENCE, type MailPatience } from '#/server/features/notifications/notifications/show-jobs.ts'
import { stopWebhooksOf } from '#/server/features/notifications/webhooks/webhooks.repo.ts'
import { closeSharesOf } from '#/server/features/ordering/deals/deal-shares.repo.ts'
import { endKeysOf } from '#/server/features/people/api-keys/api-keys.repo.ts'
import { keyAuthenticator } from '#/server/features/people/api-keys/key-authenticator.ts'
import { systemClock } from '#/server/platform/clock.ts'
import type { Config } from '#/server/platform/config.ts'
import { jobPoolSize } from '#/server/platform/db/connections.ts'
import { type ListReads, openListReads } from '#/server/platform/db/list-reads.ts'
import { type OpenDatabase, openDatabase } from '#/server/platform/db/open-database.ts'
import { WORK_LIMITS } from '#/server/platform/db/work-limits.data.ts'
import { randomIds } from '#/server/platform/ids.ts'
import { createJobs, type JobRegistry } from '#/server/platform/jobs/graphile-jobs.ts'
import { createLiveHub, type LiveHub } from '#/server/platform/live/live-hub.ts'
import { createMetrics, type Metrics } from '#/server/platform/observe/metrics.ts'
import { createLoginThrottle, type LoginThrottle } from '#/server/platform/passwords/login-throttle.ts'
import { createPasswords, type Passwords } from '#/server/platform/passwords/passwords.ts'
import { type Sealer, sealerOf } from '#/server/platform/sealer.ts'
import type { Clock, Services } from '#/server/platform/services.ts'
import type { Authenticator } from '#/server/platform/sessions/authenticator.ts'
import { createSessions, type Sessions } from '#/server/platform/sessions/sessions.ts'
import type { IdentityProviders } from '#/server/ports/identity-provider.ts'
import type { Messenger } from '#/server/ports/messenger.ts'
import type { PaymentGateway } from '#/server/ports/payment-gateway.ts'
import type { TaxInvoices } from '#/server/ports/tax-invoices.ts'
import type { CourierTracking } from '#/server/ports/courier-tracking.ts'
import type { WebhookSender } from '#/server/ports/webhook-sender.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { type ChosenStorage, createStorage } from './create-storage.ts'
import { closeWorkers, createWorkers, type Workers } from './create-workers.ts'

/** Everything the features may ask for: services of the platform and one adapter for each port. */
export interface Container extends Services, Workers {
  readonly config: Config
  readonly log: Logger
  readonly database: OpenDatabase
  /** The same database with the patience of jobs, on connections that no request waits for. */
  readonly jobDatabase: OpenDatabase
  readonly lists: ListReads
  readonly metrics: Metrics
  readonly jobs: JobRegistry
  readonly live: LiveHub
  readonly sessions: Sessions
  /** By session or by key of the API. */
  readonly authenticator: Authenticator
  readonly passwords: Passwords
  readonly loginThrottle: LoginThrottle
  /** On a public shop nobody works without a second factor. */
  readonly secondFactorRequired: boolean
  readonly messenger: Messenger
  readonly mailPatience: MailPatience
  readonly identities: IdentityProviders
  /** Address that people type, for links in messages, where there is no request. */
  readonly shopAddress: string
  readonly gateway: PaymentGateway
  /** Null: nobody can be asked where a parcel is. */
  readonly tracking: CourierTracking | null
  /** Null: tax papers that are asked for wait at the desk. */
  readonly taxInvoices: TaxInvoices | null
  /** Carries news to firms' own systems. */
  readonly webhookSender: WebhookSender
  readonly sealer: Sealer
  readonly storage: Storage
  readonly serveStorage: ChosenStorage['serve']
  /** What a visitor made goes to the member in the transaction of the login; one row per feature. */
  readonly onMemberLogin: readonly OnMemberLogin[]
  /** What a new member is given in the transaction of joining; one row per feature. */
  readonly onMemberJoined: readonly OnMemberJoined[]
  /** What a guest ordered goes to the member who takes it, in the order of locks; one row per feature. */
  readonly onGuestTaken: readonly OnGuestTaken[]
  /** What ends with the access of an account that speaks from outside the browser. */
  readonly onAccessEnded: readonly OnAccessEnded[]
  close(): Promise<void>
}

export interface ContainerOptions {
  readonly config: Config
  readonly databaseUrl: string
  readonly log: Logger
  readonly clock?: Clock
  /** Tests read what was sent here. */
  readonly messenger?: Messenger
  /** Tests run on busy machines and have more. */
  readonly mailPatience?: MailPatience
  /** Tests have one of little patience. */
  readonly gateway?: PaymentGateway
  /** How long a request or a job waits for a connection; tests run on busy machines and wait longer. */
  readonly connectMs?: number
  /** Several shops of one process share them; whoever gives them ends them. */
  readonly workers?: Workers
}

/** What becomes of a guest's things when a member takes them over, or of an account's that is merged; in the order of the locks. */
const ON_GUEST_TAKEN: Container['onGuestTaken'] = [
  giveCoupons,
  giveCart,
  giveBindings,
  giveEstimates,
  giveOrders,
  giveProofs,
  giveEbooks,
  giveFiles,
  givePayments,
  giveCredit,
  giveWallet,
  giveTaxPapers,
  giveInquiries,
  giveNotifications,
  giveVisits,
  giveReviews,
  giveSavedSpecs,
  giveDesigns,
  giveCovers,
  giveAddresses,
  giveDocuments,
  giveRequests,
  giveNotes,
  eraseTaken,
]

type MemberHooks = Pick<Container, 'onMemberLogin' | 'onMemberJoined' | 'onGuestTaken' | 'onAccessEnded'>

/** What other features do in the transaction of a member's own act. */
const memberHooks = (deps: Parameters<typeof welcomeMember>[1]): MemberHooks => ({
  onMemberLogin: [giveCart, giveUnordered, adoptVisitorFiles],
  onMemberJoined: [(tx, { memberId }) => welcomeMember(tx, deps, memberId)],
  onGuestTaken: ON_GUEST_TAKEN,
  onAccessEnded: [endKeysOf, closeSharesOf, stopWebhooksOf],
})

export function createContainer(options: ContainerOptions): Container {
  const { config, databaseUrl, log, clock = systemClock, connectMs } = options
  const database = openDatabase(databaseUrl, log, { size: config.DATABASE_POOL, connectMs })
  const jobDatabase = openDatabase(databaseUrl, log, {
    size: jobPoolSize(config),
    limits: WORK_LIMITS.job,
    name: 'jikji-jobs',
    connectMs,
  })
  const lists = openListReads(databaseUrl, log, database.pool, config.DATABASE_LIST_POOL)
  const jobs = createJobs()
  const { storage, serve } = createStorage(config)
  const metrics = createMetrics({
    pools: { requests: database.pool, lists: lists.pool, jobs: jobDatabase.pool },
    lists,
    retries: [database.retries, jobDatabase.retries],
    jobsFrom: jobDatabase.pool,
    jobKinds: () => jobs.handlers().map(({ job }) => job.name),
    takesUploads: () => storage.takesUploads(),
  })
  const live = createLiveHub(databaseUrl, log)
  const workers = options.workers ?? createWorkers()
  const post = options.messenger ?? chooseMessenger(config, log)
  const messenger = config.mode === 'demo' ? demoMessenger(post) : post
  const sealer = sealerOf(config.dataDir, { key: config.SEAL_KEY, others: config.SEAL_KEY_OTHERS })
  const basic = { database, clock, ids: randomIds, log }
  const secondFactorRequired = config.mode === 'public'
  const subjects = {
    member: describeMember(config.CHAT_MEMBER_SECRET, clock),
    guest: describeMember(config.CHAT_MEMBER_SECRET, clock, true),
    partner: describePartner,
    staff: describeStaff(secondFactorRequired),
  }
  const sessions = createSessions({ ...basic, subjects, live, sealer })
  return {
    config,
    log,
    database,
    jobDatabase,
    lists,
    clock,
    ids: randomIds,
    metrics,
    jobs,
    live,
    sessions,
    authenticator: keyAuthenticator({ ...basic, sessions, sealer, describeMember: subjects.member }),
    passwords: createPasswords(),
    loginThrottle: createLoginThrottle({ ...basic, sealer }),
    secondFactorRequired,
    messenger,
    mailPatience: options.mailPatience ?? MAIL_PATIENCE,
    identities: chooseProviders(config),
    shopAddress: config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
    gateway: options.gateway ?? chooseGateway(config, log),
    tracking: chooseTracking(config, log),
    taxInvoices: chooseTaxInvoices(config, log),
    webhookSender: pinnedSender({ anywhere: config.mode === 'practice' }),
    sealer,
    storage,
    ...workers,
    serveStorage: serve,
    ...memberHooks({ ...basic, sealer }),
    close: async () => {
      await live.stop()
      if (!options.workers) await closeWorkers(workers)
      await messenger.close()
      await lists.close()
      await jobDatabase.close()
      await database.close()
    },
  }
}
