import { readProfileFile } from '#/server/adapters/pdf/profile-files.ts'
import { archiveJobs } from '#/server/features/content/archive/shipped/lay-shipped.ts'
import { couponsJobs } from '#/server/features/benefits/coupons/coupons.jobs.ts'
import { editionsJobs } from '#/server/features/textbooks/editions/editions.jobs.ts'
import { estimatesJobs } from '#/server/features/ordering/estimates/estimates.jobs.ts'
import { bindingsJobs } from '#/server/features/prepress/bindings/bindings.jobs.ts'
import { fileJudge, jobPainter } from '#/server/features/prepress/preflight/preflight.public.ts'
import { quoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { fixesJobs } from '#/server/features/prepress/fixes/fixes.jobs.ts'
import { filesJobs } from '#/server/features/files/files/files.jobs.ts'
import { inquiriesJobs } from '#/server/features/support/inquiries/inquiries.jobs.ts'
import { membersJobs } from '#/server/features/people/members/members.jobs.ts'
import { messagesJobs } from '#/server/features/people/messages/messages.jobs.ts'
import { preflightJobs } from '#/server/features/prepress/preflight/preflight.jobs.ts'
import { pressJobs } from '#/server/features/prepress/press/press.jobs.ts'
import { ebooksJobs } from '#/server/features/prepress/ebooks/ebooks.jobs.ts'
import { proofsJobs } from '#/server/features/prepress/proofs/proofs.jobs.ts'
import { deliveryNotificationsJobs } from '#/server/features/notifications/notifications/delivery-notifications.jobs.ts'
import { jobShower } from '#/server/features/notifications/notifications/show-jobs.ts'
import { notificationsJobs } from '#/server/features/notifications/notifications/notifications.jobs.ts'
import { inquiryNotificationsJobs } from '#/server/features/notifications/notifications/inquiry-notifications.jobs.ts'
import { bankDepositsJobs } from '#/server/features/money/bank-deposits/match-sure.ts'
import { closingJobs } from '#/server/features/money/closing/compare-day.ts'
import { paymentsJobs } from '#/server/features/money/payments/payments.jobs.ts'
import { creditJobs } from '#/server/features/money/credit/credit.jobs.ts'
import { tiersJobs } from '#/server/features/money/tiers/tiers.jobs.ts'
import { taxInvoicesJobs } from '#/server/features/money/tax-invoices/tax-invoices.jobs.ts'
import { guestJobs } from '#/server/features/privacy/leaving/forget-guest.ts'
import { tariffReader } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { reportsJobs } from '#/server/features/production/reports/reports.jobs.ts'
import { reservationsJobs } from '#/server/features/support/reservations/reservations.jobs.ts'
import { samplesJobs } from '#/server/features/opening/samples/samples.jobs.ts'
import { samplesDeps } from './samples/samples-deps.ts'
import { gangsJobs } from '#/server/features/production/gangs/gangs.jobs.ts'
import { retentionJobs } from '#/server/features/privacy/retention/retention.jobs.ts'
import { shippingJobs } from '#/server/features/production/shipping/shipping.jobs.ts'
import { secretsJobs } from '#/server/features/privacy/secrets/secrets.jobs.ts'
import { earnPointsJobs } from '#/server/features/ordering/orders/earn-points.jobs.ts'
import { writingJobs } from '#/server/features/content/writing/writing.jobs.ts'
import { walletJobs } from '#/server/features/benefits/wallet/wallet.jobs.ts'
import { webhooksJobs } from '#/server/features/notifications/webhooks/webhooks.jobs.ts'
import type { JobHandler } from '#/server/platform/jobs/job.ts'
import { platformJobs } from '#/server/platform/jobs/platform.jobs.ts'
import type { Container } from './container.ts'

/** Every job of the shop. One line per feature. */
export function jobHandlers(container: Container): readonly JobHandler[] {
  return [
    ...platformJobs(container),
    ...archiveJobs({ ...container, readProfileFile }),
    ...couponsJobs(container),
    ...estimatesJobs(container),
    ...filesJobs(container),
    ...fixesJobs(container),
    ...bindingsJobs({ ...container, quoter: quoterOfNow(container), fileJudge: fileJudge(container) }),
    ...inquiriesJobs(container),
    ...membersJobs(container),
    ...messagesJobs({ ...container, showJobs: jobShower({ ...container, jobPainter: jobPainter(container) }) }),
    ...bankDepositsJobs(container),
    ...closingJobs(container),
    ...paymentsJobs(container),
    ...tiersJobs(container),
    ...creditJobs(container),
    ...preflightJobs(container),
    ...editionsJobs(container),
    ...proofsJobs(container),
    ...ebooksJobs(container),
    ...pressJobs(container),
    ...gangsJobs({ ...container, tariffs: tariffReader(container) }),
    ...notificationsJobs(container),
    ...inquiryNotificationsJobs(container),
    ...deliveryNotificationsJobs(container),
    ...guestJobs(container),
    ...reportsJobs(container),
    ...reservationsJobs(container),
    ...retentionJobs(container),
    ...shippingJobs(container),
    ...samplesJobs(samplesDeps(container)),
    ...secretsJobs(container),
    ...walletJobs(container),
    ...earnPointsJobs(container),
    ...taxInvoicesJobs(container),
    ...webhooksJobs(container),
    ...writingJobs(container),
  ]
}
