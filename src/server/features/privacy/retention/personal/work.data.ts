import { bindingSets } from '#/server/features/prepress/bindings/bindings.table.ts'
import { eq, sql } from '#/server/platform/db/drizzle.ts'
import { cartItems } from '#/server/features/ordering/cart/cart.table.ts'
import { dealShareLooks, dealShares } from '#/server/features/ordering/deals/deal-shares.table.ts'
import { savedSpecs } from '#/server/features/ordering/wishlist/wishlist.table.ts'
import { reservations } from '#/server/features/support/reservations/reservations.table.ts'
import { reviewBefore, reviewPhotos, reviews } from '#/server/features/support/reviews/reviews.table.ts'
import { estimateLines, estimateRaises, estimates } from '#/server/features/ordering/estimates/estimates.table.ts'
import { file, filePart } from '#/server/features/files/files/files.table.ts'
import * as ebook from '#/server/features/prepress/ebooks/ebooks.table.ts'
import { fileFix } from '#/server/features/prepress/fixes/fixes.table.ts'
import * as closing from '#/server/features/money/closing/closing.table.ts'
import * as bank from '#/server/features/money/bank-deposits/bank-deposits.table.ts'
import { giveBacks, giveBackSettings } from '#/server/features/money/give-backs/give-backs.table.ts'
import * as ledger from '#/server/features/benefits/ledger/ledger.table.ts'
import { orderChanges } from '#/server/features/ordering/orders/order-changes.table.ts'
import * as orders from '#/server/features/ordering/orders/orders.table.ts'
import * as payments from '#/server/features/money/payments/payments.table.ts'
import {
  creditOrders,
  creditPaymentParts,
  creditPayments,
  creditStatementLines,
  creditStatements,
  creditTerms,
} from '#/server/features/money/credit/credit.table.ts'
import { repayments } from '#/server/features/money/payments/repayments.table.ts'
import * as tax from '#/server/features/money/tax-invoices/tax-invoices.table.ts'
import { paymentReversals } from '#/server/features/money/payments/reversals.table.ts'
import {
  canonicalCopy,
  preflightFacts,
  preflightPage,
  preflightReport,
} from '#/server/features/prepress/preflight/preflight.table.ts'
import { pressPackages } from '#/server/features/prepress/press/press.table.ts'
import { fileOverrides, orderNotes, orderReadings } from '#/server/features/production/order-desk/order-desk.table.ts'
import {
  autoProofs,
  proofMessages,
  proofPages,
  proofs,
  proofVersions,
} from '#/server/features/prepress/proofs/proofs.table.ts'
import { reportChanges, reportDays, reportLines } from '#/server/features/production/reports/reports.table.ts'
import { gangMembers, gangSheets } from '#/server/features/production/gangs/gangs.table.ts'
import { floorEvents, floorSteps } from '#/server/features/production/floor/floor.table.ts'
import {
  parcelTroubles,
  shipmentEvents,
  shipments,
  shipmentTracking,
} from '#/server/features/production/shipping/shipping.table.ts'
import {
  courierSheets,
  deskOpenings,
  parcelPlans,
  waybillCorrections,
} from '#/server/features/production/shipping/desk.table.ts'
import {
  orderAssignees,
  orderLineSearch,
  orderTableLines,
  orderViews,
} from '#/server/features/production/workqueue/workqueue.table.ts'
import { fatesOf, goes, kept, no, type PersonalTable } from './fate.ts'

/** Files that no order, proof, message or inquiry of the member holds. */
const looseFilesOf = (memberId: string) => sql`
  ${file.ownerKind} = 'member' and ${file.ownerId} = ${memberId}::text
  and not exists (select 1 from orders o join order_lines l on l.order_id = o.id
    where o.member_id = ${memberId}::uuid and l.files @> jsonb_build_array(jsonb_build_object('fileId', "file"."id")))
  and not exists (select 1 from orders o join order_lines l on l.order_id = o.id join order_line_files s on s.line_id = l.id
    where o.member_id = ${memberId}::uuid and s.files @> jsonb_build_array(jsonb_build_object('fileId', "file"."id")))
  and not exists (select 1 from proofs p join proof_versions v on v.proof_id = p.id
    where p.member_id = ${memberId}::uuid and v.files @> jsonb_build_array(jsonb_build_object('fileId', "file"."id")))
  and not exists (select 1 from proofs p join proof_messages m on m.proof_id = p.id
    where p.member_id = ${memberId}::uuid and m.attachments @> jsonb_build_array(jsonb_build_object('fileId', "file"."id")))
  and not exists (select 1 from ebooks b where b.member_id = ${memberId}::uuid and b.stage not in ('asked', 'priced', 'withdrawn')
    and b.files @> jsonb_build_array(jsonb_build_object('fileId', "file"."id")))
  and not exists (select 1 from ebooks b join ebook_editions e on e.ebook_id = b.id
    where b.member_id = ${memberId}::uuid and e.file_id = "file"."id")
  and not exists (select 1 from inquiries i join inquiry_messages m on m.inquiry_id = i.id
    where i.member_id = ${memberId}::uuid and m.attachments @> jsonb_build_array(jsonb_build_object('fileId', "file"."id")))`

/** Orders and what was made for them: what the law wants kept stays its five years, the rest goes with the member. */
export const WORK: readonly PersonalTable[] = [
  fatesOf(
    cartItems,
    { ...no('brand'), ...goes('title', 'spec', 'files', 'shownQuote', 'origin', 'classes') },
    { deletes: (id) => eq(cartItems.memberId, id) },
  ),
  fatesOf(
    dealShareLooks,
    { ...no('what'), ...goes('network') },
    {
      deletes: (id) =>
        sql`${dealShareLooks.shareId} in (select id from ${dealShares} where ${dealShares.memberId} = ${id}::uuid)`,
    },
  ),
  fatesOf(
    dealShares,
    { ...no('tokenHash', 'orderNumber'), ...goes('label') },
    { deletes: (id) => eq(dealShares.memberId, id) },
  ),
  fatesOf(
    bindingSets,
    { ...no('state', 'brand', 'failure', 'delay', 'bodyKey'), ...goes('title', 'request', 'files', 'body', 'cover') },
    { deletes: (id) => eq(bindingSets.memberId, id) },
  ),
  fatesOf(
    savedSpecs,
    { ...no('product', 'fingerprint'), ...goes('title', 'spec') },
    {
      deletes: (id) => eq(savedSpecs.memberId, id),
    },
  ),
  fatesOf(
    estimates,
    {
      ...no('number', 'state', 'tariffVersion'),
      ...kept('estimate-5y', 'receiver', 'note'),
      ...kept('account', 'staffName'),
    },
    { deletes: (id) => sql`${estimates.memberId} = ${id}::uuid and ${estimates.state} <> 'ordered'` },
  ),
  fatesOf(estimateRaises, { ...no('state'), ...kept('estimate-5y', 'reason'), ...kept('account', 'staffName') }),
  fatesOf(estimateLines, {
    ...no('brand'),
    ...kept('estimate-5y', 'title', 'spec', 'quote', 'files', 'origin', 'classes'),
  }),
  fatesOf(
    reviews,
    {
      ...no('product', 'scores', 'showsPicture'),
      ...goes('body', 'writer', 'jobSummary', 'title', 'spec', 'answer', 'hiddenReason'),
    },
    { deletes: (id) => eq(reviews.memberId, id) },
  ),
  // With their review.
  fatesOf(reviewPhotos, goes('content')),
  fatesOf(reviewBefore, {}),
  fatesOf(
    reservations,
    {
      ...no('number', 'purpose', 'state'),
      ...goes('name', 'phone', 'orderNumber', 'memo', 'cancelReason'),
    },
    { deletes: (id) => eq(reservations.memberId, id) },
  ),
  fatesOf(
    file,
    {
      ...no('ownerKind', 'ownerId', 'purpose', 'state', 'storageKey', 'uploadId', 'contentType', 'sha256'),
      ...no('refusalCode', 'refusalMessage'),
      name: { becomes: '-', elseKept: 'order-5y' },
      address: { becomes: null, elseKept: 'order-5y' },
    },
    { blanks: looseFilesOf },
  ),
  // What was not ordered goes with its editions, corrections and downloads; the rest is part of an order.
  fatesOf(
    ebook.ebooks,
    {
      ...no('stage', 'form', 'manuscriptKind', 'extras', 'counts', 'countedBy'),
      ...kept('order-5y', 'title', 'files', 'metadata', 'memo'),
    },
    {
      deletes: (id) =>
        sql`${ebook.ebooks.memberId} = ${id}::uuid and ${ebook.ebooks.stage} in ('asked', 'priced', 'withdrawn')`,
    },
  ),
  fatesOf(ebook.ebookEditions, {
    ...no('state', 'madeBy', 'sha256', 'findings', 'failure'),
    ...kept('order-5y', 'name', 'warnings', 'note'),
    ...kept('account', 'staffName'),
  }),
  fatesOf(ebook.ebookCorrections, kept('order-5y', 'place', 'quoted', 'body', 'answer')),
  fatesOf(ebook.ebookDownloads, {}),
  fatesOf(ebook.manuscriptReadings, no('sha256', 'kind', 'state', 'counts', 'refusal')),
  fatesOf(ebook.ebookPrices, no('prices')),
  fatesOf(filePart, no('sha256')),
  fatesOf(fileFix, {
    ...no('sha256', 'part', 'expectation', 'wanted', 'state', 'candidateSha256', 'failure', 'target'),
    ...no('askedByKind', 'askedById', 'decidedByKind', 'decidedById'),
    ...kept('with-file', 'fixes', 'findingsBefore', 'findingsAfter', 'note'),
  }),
  fatesOf(preflightFacts, { ...no('sha256', 'version'), ...kept('with-file', 'facts', 'firstPages') }),
  fatesOf(canonicalCopy, no('sourceSha256', 'sha256', 'storageKey')),
  fatesOf(preflightPage, no('sha256', 'storageKey')),
  fatesOf(preflightReport, {
    ...no('expectationKey', 'sha256', 'part', 'expectation', 'state', 'verdict', 'offers'),
    ...kept('with-file', 'findings'),
  }),
  fatesOf(orders.orders, {
    ...no('number', 'paymentState', 'paymentMethod', 'brand'),
    ...kept('order-5y', 'orderer', 'sender', 'evidence', 'memo', 'cancelReason', 'cancelRefundAccount'),
  }),
  fatesOf(orders.orderLines, {
    ...no(
      'product',
      'quote',
      'fileState',
      'productionState',
      'queueKind',
      'approvedBinding',
      'packagedBinding',
      'gang',
    ),
    ...kept('order-5y', 'title', 'spec', 'files', 'origin', 'classes'),
  }),
  fatesOf(orders.orderLineFiles, {
    ...no('byKind'),
    ...kept('order-5y', 'files', 'reason'),
    ...kept('account', 'byName'),
  }),
  fatesOf(orderChanges, {
    ...no('state', 'before', 'after'),
    ...kept('order-5y', 'reason', 'endReason'),
    ...kept('account', 'byName'),
  }),
  fatesOf(orders.orderDeliveries, {
    ...no('method', 'state', 'courier'),
    ...kept('order-5y', 'recipient', 'trackingNumber'),
  }),
  fatesOf(orders.orderDeliveryLines, {}),
  fatesOf(orders.orderConsents, no('kind', 'textVersion')),
  fatesOf(orders.orderHistory, {
    ...no('machine', 'event', 'fromState', 'toState', 'byKind'),
    ...kept('order-5y', 'note'),
  }),
  fatesOf(orderNotes, { ...kept('order-5y', 'body'), ...kept('account', 'staffName') }),
  fatesOf(orderReadings, { ...no('desk'), ...kept('account', 'staffName') }),
  fatesOf(fileOverrides, {
    ...no('binding', 'outcome'),
    ...kept('order-5y', 'reason', 'answer'),
    ...kept('account', 'askedByName', 'answeredByName'),
  }),
  fatesOf(autoProofs, { ...no('product'), ...kept('account', 'changedByName') }),
  fatesOf(orderAssignees, kept('account', 'staffName')),
  fatesOf(orderTableLines, {
    ...no('product', 'paymentState', 'fileState', 'productionState', 'deliveryState', 'brand'),
  }),
  // A search that somebody keeps may hold the name of a customer.
  fatesOf(orderViews, { ...no('sort', 'columns'), ...kept('account', 'name', 'filter') }),
  fatesOf(orderLineSearch, { ...no('product'), ...kept('order-5y', 'words') }),
  fatesOf(payments.paymentAttempts, {
    ...no('gatewayOrderId', 'state', 'method', 'paymentKey', 'depositSecret', 'failureCode', 'paidTo', 'purpose'),
    ...kept('order-5y', 'orderName', 'details', 'failureMessage', 'depositor'),
  }),
  fatesOf(payments.paymentAttemptOrders, no('part')),
  fatesOf(payments.paymentRefunds, {
    ...no('state', 'transactionKey', 'failureCode', 'byKind', 'via'),
    ...kept('order-5y', 'reason', 'refundAccount', 'failureMessage'),
  }),
  fatesOf(paymentReversals, {
    ...no('kind', 'reference', 'transactionKeys', 'outcome'),
    ...kept('order-5y', 'reason'),
  }),
  fatesOf(creditTerms, kept('order-5y', 'reason')),
  fatesOf(creditOrders, {}),
  fatesOf(creditStatements, no('number')),
  fatesOf(creditStatementLines, {}),
  fatesOf(creditPayments, kept('order-5y', 'memo', 'reversedReason')),
  fatesOf(creditPaymentParts, {}),
  fatesOf(giveBacks, {
    ...no('state', 'cause', 'wish', 'parts'),
    ...kept('order-5y', 'words', 'keptReason', 'answerReason'),
    ...kept('account', 'askedByName', 'answeredByName'),
  }),
  fatesOf(giveBackSettings, {}),
  fatesOf(repayments, {
    ...no('orderIds', 'cause', 'state', 'failureCode', 'linkHash'),
    ...kept('order-5y', 'note', 'failureMessage'),
  }),
  fatesOf(closing.gatewaySettlements, no('transactionKey', 'paymentKey', 'gatewayOrderId', 'method')),
  fatesOf(closing.closingComparisons, no('figures')),
  fatesOf(closing.closingDifferences, {
    ...no('kind', 'subject', 'means', 'orderNumber', 'settled'),
    ...kept('order-5y', 'reason'),
  }),
  fatesOf(closing.closedMonths, { ...no('month'), ...kept('order-5y', 'reopenReason') }),
  fatesOf(bank.bankSheets, no('bank', 'columns')),
  fatesOf(bank.bankImports, { ...no('bank'), ...kept('order-5y', 'fileName') }),
  fatesOf(bank.bankMatches, { ...no('kind'), ...kept('order-5y', 'undoReason') }),
  fatesOf(bank.bankRows, { ...no('fingerprint', 'state'), ...kept('order-5y', 'name', 'memo', 'reason') }),
  fatesOf(tax.taxDocuments, {
    ...no('mgtKey', 'kind', 'state', 'per', 'confirmNumber', 'failureCode', 'askedBy'),
    ...kept('order-5y', 'buyer', 'items', 'failureMessage'),
  }),
  fatesOf(tax.taxDocumentOrders, {}),
  fatesOf(tax.taxDocumentEvents, { ...no('event', 'byKind'), ...kept('order-5y', 'note') }),
  fatesOf(tax.taxBuyers, goes('buyer'), { deletes: (id) => eq(tax.taxBuyers.memberId, id) }),
  fatesOf(tax.taxSettings, kept('shop', 'businessType', 'businessItem')),
  fatesOf(payments.paymentNotices, no('paymentKey', 'gatewayOrderId', 'kind', 'status', 'transactionKey')),
  fatesOf(ledger.ledgerAccounts, no('code', 'kind')),
  fatesOf(ledger.ledgerLots, no('account', 'valueKind', 'origin')),
  fatesOf(ledger.ledgerPostings, no('account')),
  fatesOf(ledger.ledgerTransactions, no('kind', 'reference', 'memo')),
  fatesOf(proofs, { ...no('orderNumber', 'product', 'state'), ...kept('order-5y', 'title') }),
  fatesOf(proofVersions, {
    ...no('state', 'binding'),
    ...kept('order-5y', 'spec', 'files', 'findings', 'note'),
    ...kept('account', 'madeByName'),
  }),
  fatesOf(proofPages, no('partId', 'role', 'label', 'trim', 'screenKey', 'thumbKey', 'pictureSha256')),
  fatesOf(proofMessages, {
    ...no('kind', 'authorKind'),
    ...kept('order-5y', 'authorName', 'body', 'attachments'),
  }),
  fatesOf(pressPackages, {
    ...no('state', 'binding', 'storageKey', 'sha256', 'warnings', 'failure', 'delay'),
    ...kept('account', 'askedByName'),
  }),
  fatesOf(reportChanges, {}),
  fatesOf(reportLines, no('topic', 'key', 'product', 'customer', 'visit', 'papers')),
  fatesOf(reportDays, no('topic', 'key', 'cut', 'value')),
  fatesOf(gangSheets, {
    ...no(
      'number',
      'state',
      'press',
      'packageState',
      'packageKey',
      'packageSha256',
      'packageWarnings',
      'packageFailure',
    ),
    ...kept('account', 'madeByName'),
  }),
  fatesOf(gangMembers, no('binding')),
  fatesOf(floorSteps, { ...no('kind'), ...kept('order-5y', 'problem'), ...kept('account', 'changedBy') }),
  fatesOf(floorEvents, { ...no('kind', 'act'), ...kept('order-5y', 'note'), ...kept('account', 'byName') }),
  fatesOf(shipments, { ...no('courier', 'lineIds'), ...kept('order-5y', 'trackingNumber') }),
  fatesOf(shipmentTracking, no('stage')),
  fatesOf(shipmentEvents, { ...no('stage'), ...kept('order-5y', 'place', 'text') }),
  fatesOf(parcelPlans, no('courier')),
  fatesOf(courierSheets, no('courier', 'exportColumns', 'importColumns')),
  fatesOf(deskOpenings, {}),
  fatesOf(waybillCorrections, { ...no('courier', 'reason'), ...kept('order-5y', 'beforeNumber', 'afterNumber') }),
  fatesOf(parcelTroubles, { ...no('kind'), ...kept('order-5y', 'note') }),
]
