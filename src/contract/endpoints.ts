import { readCalendar } from './calendar/calendar.contract.ts'
import { staffCalendarEndpoints } from './calendar/staff-calendar.contract.ts'
import { cartEndpoints } from './cart/cart.contract.ts'
import { catalogEndpoints } from './catalog/catalog.contract.ts'
import { pricingEndpoints } from './catalog/pricing.contract.ts'
import { contentEndpoints } from './content/content-endpoints.ts'
import { designsEndpoints } from './designs/designs-endpoints.ts'
import { documentsEndpoints } from './documents/documents.contract.ts'
import type { Endpoint } from './endpoint.ts'
import { estimatesEndpoints } from './estimates/estimates.contract.ts'
import { staffEstimatesEndpoints } from './estimates/staff-estimates.contract.ts'
import { filesEndpoints } from './files/files.contract.ts'
import { liveEndpoints } from './live/live.contract.ts'
import { membersEndpoints } from './members/members-endpoints.ts'
import { messagesEndpoints } from './messages/messages.contract.ts'
import { ordersEndpoints } from './orders/orders-endpoints.ts'
import { paymentsEndpoints } from './payments/payments.contract.ts'
import { repaymentsEndpoints } from './payments/repayments.contract.ts'
import { staffRepaymentsEndpoints } from './payments/staff-repayments.contract.ts'
import { partnerAuthEndpoints } from './partner-auth/partner-auth.contract.ts'
import { fixesEndpoints } from './preflight/fixes.contract.ts'
import { policiesEndpoints } from './policies/policies.contract.ts'
import { portfolioEndpoints } from './portfolio/portfolio.contract.ts'
import { preflightEndpoints } from './preflight/preflight.contract.ts'
import { pricingDeskEndpoints } from './pricing-desk/pricing-desk-endpoints.ts'
import { drawCoverTemplate } from './press/cover-template.contract.ts'
import { pressEndpoints } from './press/press.contract.ts'
import { productionEndpoints } from './production/production.contract.ts'
import { proofsEndpoints } from './proofs/proofs.contract.ts'
import { shippingEndpoints } from './shipping/shipping.contract.ts'
import { staffAuthEndpoints } from './staff-auth/staff-auth.contract.ts'
import { auditEndpoints } from './workqueue/audit.contract.ts'
import { queueEndpoints } from './workqueue/queue.contract.ts'
import { staffOrderEndpoints } from './workqueue/staff-order.contract.ts'

/** Every endpoint of the shop: mounted, documented in `/openapi.json` and checked by `npm run check`. One line per feature. */
export const endpoints: readonly Endpoint[] = [
  readCalendar,
  ...staffCalendarEndpoints,
  ...catalogEndpoints,
  ...pricingEndpoints,
  ...pricingDeskEndpoints,
  ...contentEndpoints,
  ...filesEndpoints,
  ...liveEndpoints,
  ...membersEndpoints,
  ...messagesEndpoints,
  ...partnerAuthEndpoints,
  ...staffAuthEndpoints,
  ...preflightEndpoints,
  ...fixesEndpoints,
  ...proofsEndpoints,
  ...productionEndpoints,
  ...pressEndpoints,
  drawCoverTemplate,
  ...shippingEndpoints,
  ...queueEndpoints,
  ...staffOrderEndpoints,
  ...auditEndpoints,
  ...cartEndpoints,
  ...ordersEndpoints,
  ...paymentsEndpoints,
  ...repaymentsEndpoints,
  ...staffRepaymentsEndpoints,
  ...documentsEndpoints,
  ...estimatesEndpoints,
  ...staffEstimatesEndpoints,
  ...designsEndpoints,
  ...policiesEndpoints,
  ...portfolioEndpoints,
  // Add one line per feature: `...membersEndpoints,`
]
