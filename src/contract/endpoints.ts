import { couponsEndpoints } from './benefits/coupons.contract.ts'
import { promotionsEndpoints } from './benefits/promotions.contract.ts'
import { staffCouponsEndpoints } from './benefits/staff-coupons.contract.ts'
import { creditEndpoints } from './money/credit.contract.ts'
import { tiersEndpoints } from './money/tiers.contract.ts'
import { apiKeysEndpoints } from './people/api-keys.contract.ts'
import { webhooksEndpoints } from './notifications/webhooks.contract.ts'
import { readCalendar } from './content/calendar.contract.ts'
import { staffCalendarEndpoints } from './production/staff-calendar.contract.ts'
import { bindingsEndpoints } from './prepress/bindings.contract.ts'
import { cartEndpoints } from './ordering/cart.contract.ts'
import { catalogEndpoints } from './catalogue/catalog.contract.ts'
import { pricingEndpoints } from './catalogue/pricing.contract.ts'
import { contentEndpoints } from './content/content-endpoints.ts'
import { designsEndpoints } from './files/designs-endpoints.ts'
import { dealSharesEndpoints } from './ordering/deal-shares.contract.ts'
import { dealsEndpoints } from './ordering/deals.contract.ts'
import { documentsEndpoints } from './ordering/documents.contract.ts'
import { samplesEndpoints } from './opening/samples.contract.ts'
import { deliveryFeesEndpoints } from './opening/delivery-fees.contract.ts'
import { firstOwnerEndpoints } from './opening/first-owner.contract.ts'
import { goLiveEndpoints } from './opening/go-live.contract.ts'
import { staffWalletEndpoints } from './benefits/staff-wallet.contract.ts'
import { walletEndpoints } from './benefits/wallet.contract.ts'
import type { Endpoint } from './endpoint.ts'
import { estimatesEndpoints } from './ordering/estimates.contract.ts'
import { staffEstimatesEndpoints } from './ordering/staff-estimates.contract.ts'
import { editionsEndpoints } from './textbooks/editions.contract.ts'
import { headOfficeEndpoints } from './textbooks/head-office.contract.ts'
import { staffEditionsEndpoints } from './textbooks/staff-editions.contract.ts'
import { filesEndpoints } from './files/files.contract.ts'
import { guestOrdersEndpoints } from './ordering/guest-orders.contract.ts'
import { liveEndpoints } from './live/live.contract.ts'
import { membersEndpoints } from './people/members-endpoints.ts'
import { messageTemplatesEndpoints } from './people/message-templates.contract.ts'
import { messagesEndpoints } from './people/messages.contract.ts'
import { notificationsEndpoints } from './people/notifications.contract.ts'
import { ordersEndpoints } from './ordering/orders-endpoints.ts'
import { bankDepositsEndpoints } from './money/bank-deposits.contract.ts'
import { closingEndpoints } from './money/closing.contract.ts'
import { giveBacksEndpoints } from './money/give-backs.contract.ts'
import { orderChangesEndpoints } from './money/order-changes.contract.ts'
import { deskAccountEndpoints } from './money/desk-account.contract.ts'
import { partPaymentsEndpoints } from './money/part-payment.contract.ts'
import { paymentsEndpoints } from './money/payments.contract.ts'
import { chargesEndpoints } from './money/charges.contract.ts'
import { staffChargesEndpoints } from './money/staff-charges.contract.ts'
import { repaymentsEndpoints } from './money/repayments.contract.ts'
import { staffTaxEndpoints } from './money/staff-tax.contract.ts'
import { taxBillEndpoints } from './money/tax-bill.contract.ts'
import { staffRepaymentsEndpoints } from './money/staff-repayments.contract.ts'
import { partnerAuthEndpoints } from './people/partner-auth.contract.ts'
import { fixesEndpoints } from './prepress/fixes.contract.ts'
import { policiesEndpoints } from './content/policies.contract.ts'
import { portfolioEndpoints } from './content/portfolio.contract.ts'
import { preflightEndpoints } from './prepress/preflight.contract.ts'
import { tariffsEndpoints } from './catalogue/tariffs-endpoints.ts'
import { drawCoverTemplate } from './prepress/cover-template.contract.ts'
import { pressEndpoints } from './prepress/press.contract.ts'
import { casesEndpoints } from './support/cases.contract.ts'
import { gangsEndpoints } from './production/gangs.contract.ts'
import { floorEndpoints } from './production/floor.contract.ts'
import { productionEndpoints } from './production/production.contract.ts'
import { answerTemplatesEndpoints } from './support/answer-templates.contract.ts'
import { inquiriesEndpoints } from './support/inquiries.contract.ts'
import { staffInquiriesEndpoints } from './support/staff-inquiries.contract.ts'
import { autoProofsEndpoints } from './prepress/auto-proofs.contract.ts'
import { kitsEndpoints } from './ordering/kits.contract.ts'
import { ebooksEndpoints } from './prepress/ebooks.contract.ts'
import { staffEbooksEndpoints } from './prepress/staff-ebooks.contract.ts'
import { proofsEndpoints } from './prepress/proofs.contract.ts'
import { courierSettingsEndpoints } from './production/courier-settings.contract.ts'
import { shippingEndpoints } from './production/shipping.contract.ts'
import { shippingDeskEndpoints } from './production/shipping-desk.contract.ts'
import { waybillCorrectionEndpoints } from './production/waybill-correction.contract.ts'
import { waybillImportEndpoints } from './production/waybill-import.contract.ts'
import { trackingEndpoints } from './production/tracking.contract.ts'
import { staffAuthEndpoints } from './people/staff-auth.contract.ts'
import { selfCheckEndpoints } from './support/self-check.contract.ts'
import { guidesEndpoints } from './support/guides.contract.ts'
import { searchEndpoints } from './support/search.contract.ts'
import { reservationsEndpoints } from './support/reservations.contract.ts'
import { reviewsEndpoints } from './support/reviews.contract.ts'
import { staffReviewsEndpoints } from './support/staff-reviews.contract.ts'
import { staffReservationsEndpoints } from './support/staff-reservations.contract.ts'
import { savedSpecsEndpoints } from './ordering/saved-specs.contract.ts'
import { auditEndpoints } from './production/audit.contract.ts'
import { orderBatchEndpoints } from './production/order-batch.contract.ts'
import { orderTableEndpoints } from './production/order-table.contract.ts'
import { reportsEndpoints } from './production/reports.contract.ts'
import { queueEndpoints } from './production/queue.contract.ts'
import { changeRecipientEndpoints } from './production/change-recipient.contract.ts'
import { manualOrdersEndpoints } from './production/manual-orders.contract.ts'
import { orderDeskEndpoints } from './production/order-desk.contract.ts'
import { staffOrderEndpoints } from './production/staff-order.contract.ts'

/** Every endpoint of the shop: mounted, documented in `/openapi.json` and checked by `npm run check`. One line per feature. */
export const endpoints: readonly Endpoint[] = [
  readCalendar,
  ...staffCalendarEndpoints,
  ...catalogEndpoints,
  ...pricingEndpoints,
  ...tariffsEndpoints,
  ...contentEndpoints,
  ...filesEndpoints,
  ...liveEndpoints,
  ...membersEndpoints,
  ...apiKeysEndpoints,
  ...messagesEndpoints,
  ...messageTemplatesEndpoints,
  ...notificationsEndpoints,
  ...webhooksEndpoints,
  ...partnerAuthEndpoints,
  ...staffAuthEndpoints,
  ...preflightEndpoints,
  ...fixesEndpoints,
  ...autoProofsEndpoints,
  ...proofsEndpoints,
  ...kitsEndpoints,
  ...ebooksEndpoints,
  ...staffEbooksEndpoints,
  ...casesEndpoints,
  ...floorEndpoints,
  ...gangsEndpoints,
  ...productionEndpoints,
  ...pressEndpoints,
  drawCoverTemplate,
  ...shippingEndpoints,
  ...shippingDeskEndpoints,
  ...waybillImportEndpoints,
  ...waybillCorrectionEndpoints,
  ...courierSettingsEndpoints,
  ...trackingEndpoints,
  ...orderBatchEndpoints,
  ...orderTableEndpoints,
  ...reportsEndpoints,
  ...queueEndpoints,
  ...changeRecipientEndpoints,
  ...manualOrdersEndpoints,
  ...orderDeskEndpoints,
  ...staffOrderEndpoints,
  ...auditEndpoints,
  ...bindingsEndpoints,
  ...cartEndpoints,
  ...guestOrdersEndpoints,
  ...ordersEndpoints,
  ...giveBacksEndpoints,
  ...orderChangesEndpoints,
  ...deskAccountEndpoints,
  ...partPaymentsEndpoints,
  ...paymentsEndpoints,
  ...walletEndpoints,
  ...staffWalletEndpoints,
  ...chargesEndpoints,
  ...staffChargesEndpoints,
  ...bankDepositsEndpoints,
  ...closingEndpoints,
  ...repaymentsEndpoints,
  ...tiersEndpoints,
  ...creditEndpoints,
  ...staffRepaymentsEndpoints,
  ...taxBillEndpoints,
  ...editionsEndpoints,
  ...staffEditionsEndpoints,
  ...headOfficeEndpoints,
  ...staffTaxEndpoints,
  ...documentsEndpoints,
  ...dealsEndpoints,
  ...dealSharesEndpoints,
  ...estimatesEndpoints,
  ...staffEstimatesEndpoints,
  ...designsEndpoints,
  ...policiesEndpoints,
  ...portfolioEndpoints,
  ...inquiriesEndpoints,
  ...staffInquiriesEndpoints,
  ...answerTemplatesEndpoints,
  ...guidesEndpoints,
  ...searchEndpoints,
  ...selfCheckEndpoints,
  ...couponsEndpoints,
  ...staffCouponsEndpoints,
  ...promotionsEndpoints,
  ...reservationsEndpoints,
  ...staffReservationsEndpoints,
  ...reviewsEndpoints,
  ...staffReviewsEndpoints,
  ...savedSpecsEndpoints,
  ...firstOwnerEndpoints,
  ...goLiveEndpoints,
  ...deliveryFeesEndpoints,
  ...samplesEndpoints,
  // Add one line per feature: `...membersEndpoints,`
]
