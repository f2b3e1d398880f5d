/**
 * Files that read tables of other features in SQL, because one statement has to join, filter or count over them. Nobody writes
 * to another feature's table, and whatever can be asked through a public door is asked there (docs/adr/0027).
 */
export const READ_MODELS: Readonly<Record<string, { readonly tables: readonly string[]; readonly why: string }>> = {
  'ordering/deals/deals.repo.ts': {
    tables: ['orders', 'order_lines', 'order_changes'],
    why: 'the list of dealings pages over bookings with their orders and first jobs as they were sold',
  },
  'ordering/deals/papers.repo.ts': {
    tables: ['orders', 'estimates', 'ledger_transactions', 'payment_attempts', 'payment_attempt_orders'],
    why: 'which papers an order has is asked of its estimate, its payments and the books at once',
  },
  'ordering/documents/dealings.sql.ts': {
    tables: ['orders', 'order_changes', 'ledger_transactions', 'ledger_postings'],
    why: 'papers tell what the books say of an order, booking by booking',
  },
  'ordering/documents/given-back.repo.ts': {
    tables: ['payment_refunds', 'repayments', 'give_backs'],
    why: 'a row of a refund on a paper says what of the order it is for, which is asked of the refund and the decision behind it',
  },
  'ordering/estimates/estimates.repo.ts': { tables: ['orders'], why: 'an estimate shows the number of its order' },
  'ordering/estimates/list-estimates.repo.ts': { tables: ['orders'], why: 'the list shows the number of each order' },
  'textbooks/editions/ordered-editions.repo.ts': {
    tables: ['orders', 'order_lines', 'member', 'brand_requests'],
    why: 'what of a textbook was ordered, by whom of an academy and for which term, is asked of its lines with their orders at once',
  },
  'textbooks/head-office/head-office.repo.ts': {
    tables: ['orders', 'order_lines', 'order_deliveries', 'member', 'brand_requests', 'editions'],
    why: 'a head office sees the academies of its brand with their orders and what was sold, paged over all of them at once',
  },
  'opening/go-live/rehearsal.repo.ts': {
    tables: ['orders', 'order_lines', 'press_packages', 'shipments', 'payment_refunds'],
    why: 'how far the newest order came is asked of all its steps at once',
  },
  'people/messages/notifications.repo.ts': {
    tables: ['member'],
    why: 'nothing is put on the page of somebody who has left',
  },
  'people/members/member-things.repo.ts': {
    tables: ['orders', 'order_lines', 'estimates', 'inquiries', 'cases', 'reviews', 'reservation', 'staff_account'],
    why: 'the desk sees everything of a member on one page',
  },
  'ordering/pictures/first-pages.repo.ts': {
    tables: ['preflight_facts'],
    why: 'a list shows each job with its own first page, read in one statement',
  },
  'ordering/kits/kits.repo.ts': {
    tables: ['cart_items', 'order_lines', 'orders'],
    why: 'who has a kit of samples is asked of the carts and orders themselves; nothing else is written down of it',
  },
  'prepress/ebooks/ebook-lines.repo.ts': {
    tables: ['cart_items', 'member', 'order_lines', 'orders'],
    why: 'the work on an e-book is shown with its line, its cart and its customer’s name, many in one statement',
  },
  'money/bank-deposits/awaited.repo.ts': {
    tables: ['orders', 'order_lines', 'payment_attempts', 'payment_attempt_orders'],
    why: 'a transfer is laid beside all orders that wait for one, in one statement',
  },
  'money/bank-deposits/bank-deposits.invariants.ts': {
    tables: ['payment_attempts', 'ledger_transactions', 'ledger_postings'],
    why: 'an invariant lays the bank beside the books',
  },
  'money/bank-deposits/listed-rows.repo.ts': {
    tables: ['orders', 'payment_attempt_orders', 'repayments', 'staff_account'],
    why: 'a line of the bank is shown with the orders that it pays and who decided',
  },
  'money/closing/closing.repo.ts': {
    tables: ['ledger_transactions', 'staff_account'],
    why: 'a month shows the days on which something was booked, and who closed them',
  },
  'money/closing/compared.repo.ts': {
    tables: [
      'bank_matches',
      'bank_rows',
      'ledger_postings',
      'ledger_transactions',
      'orders',
      'payment_attempt_orders',
      'payment_attempts',
      'payment_refunds',
    ],
    why: 'the close of a day lays gateway, bank, books and orders side by side',
  },
  'money/closing/journal.repo.ts': {
    tables: ['ledger_postings', 'ledger_transactions', 'orders'],
    why: 'the journal names the customer of each booking',
  },
  'money/payments/ask-gateway.ts': {
    tables: ['ledger_transactions', 'ledger_postings'],
    why: 'compares what the gateway says with the books, payment by payment',
  },
  'money/payments/attempts.repo.ts': { tables: ['orders'], why: 'an attempt is found by the number of its order' },
  'money/payments/change.invariants.ts': {
    tables: ['orders', 'order_changes', 'order_history', 'ledger_transactions', 'ledger_postings'],
    why: 'an invariant lays changes, orders, payments and books side by side',
  },
  'money/payments/give-back.invariants.ts': {
    tables: ['orders', 'order_lines', 'order_deliveries', 'give_backs'],
    why: 'an invariant lays decisions, orders and payments side by side',
  },
  'money/payments/lapse-unpaid.ts': {
    tables: ['orders'],
    why: 'which unpaid orders were not tried lately is one question of orders and attempts',
  },
  'money/payments/money.invariants.ts': {
    tables: ['orders', 'order_history', 'ledger_transactions', 'ledger_postings', 'order_deliveries'],
    why: 'an invariant lays orders, payments and books side by side',
  },
  'money/payments/payable-orders.repo.ts': {
    tables: ['orders', 'order_lines', 'order_changes'],
    why: 'a payment window shows what it is for: orders with their first line',
  },
  'money/payments/payments.invariants.ts': {
    tables: ['orders', 'order_lines', 'order_deliveries', 'order_consents', 'ledger_transactions', 'ledger_postings'],
    why: 'an invariant lays orders, payments and books side by side',
  },
  'money/payments/own-refunds.repo.ts': {
    tables: ['give_backs'],
    why: 'a customer reads each refund with what the shop said of it',
  },
  'money/payments/repayments.repo.ts': {
    tables: ['orders', 'member'],
    why: 'the list shows the numbers of its orders, and whose money it is where there are none',
  },
  'money/credit/standing.repo.ts': {
    tables: ['orders', 'member'],
    why: 'what a firm owes is the sum over its orders, read under one lock',
  },
  'money/credit/statements.repo.ts': {
    tables: ['orders', 'order_lines'],
    why: 'a statement shows each order with its title and what is still owed of it',
  },
  'money/credit/credit.invariants.ts': {
    tables: ['orders', 'give_backs'],
    why: 'an invariant lays orders, statements and their payments side by side',
  },
  'money/tiers/sales.repo.ts': {
    tables: ['orders', 'order_deliveries', 'member', 'credit_payments', 'credit_payment_parts'],
    why: 'sales of every member are summed over all orders in one statement, once a night',
  },
  'money/tax-invoices/cash-of-order.ts': {
    tables: ['orders', 'payment_attempts', 'payment_attempt_orders', 'payment_refunds', 'payment_reversals'],
    why: 'what of an order was paid in cash is asked of it and its payments at once, by lists and invariants too',
  },
  'money/tax-invoices/compared-papers.repo.ts': {
    tables: ['ledger_transactions', 'orders'],
    why: 'the close of a day lays papers beside the orders that were booked on it',
  },
  'money/tax-invoices/month-orders.repo.ts': {
    tables: ['orders', 'order_lines', 'payment_attempts', 'payment_attempt_orders'],
    why: 'a month of orders is listed with the proof of each in one statement',
  },
  'money/tax-invoices/open-unasked.ts': { tables: ['orders'], why: 'the night finds cash that has no receipt yet' },
  'money/tax-invoices/papers.repo.ts': { tables: ['orders'], why: 'the list shows the numbers of its orders' },
  'money/tax-invoices/tax.invariants.ts': {
    tables: ['orders'],
    why: 'an invariant lays papers and orders side by side',
  },
  'production/shipping/desk-rows.repo.ts': {
    tables: ['orders', 'order_lines', 'order_deliveries', 'order_delivery_lines', 'delivery_fees', 'order_readings'],
    why: 'what leaves today is one row for each address, with what goes there',
  },
  'production/shipping/shipping.repo.ts': {
    tables: ['orders'],
    why: 'a number that is in use is told with the order that it is on',
  },
  'production/shipping/latest-shipments.repo.ts': {
    tables: ['orders', 'order_deliveries'],
    why: 'a list of orders asks for the parcels of all of them at once',
  },
  'production/shipping/troubles.repo.ts': {
    tables: ['orders', 'order_deliveries'],
    why: 'the list of parcels that need a person names order and receiver',
  },
  'support/reviews/reviewable-lines.repo.ts': {
    tables: ['orders', 'order_lines', 'order_deliveries', 'order_delivery_lines'],
    why: 'what a buyer may write about: lines of which everything has arrived',
  },
  'production/floor/shared-sheets.repo.ts': {
    tables: ['gang_sheets', 'gang_members', 'order_lines'],
    why: 'gangs stand on the floor, and the floor shows each sheet with the run of all that lie on it',
  },
  'production/floor/floor.repo.ts': {
    tables: ['orders', 'order_lines', 'press_packages', 'proofs'],
    why: 'the board reads every job in work with its package and its steps in one statement',
  },
  'production/production/realtime.repo.ts': {
    tables: ['orders', 'order_lines', 'shipments', 'order_history'],
    why: 'figures of the public wall, over all that is in work and the newest moves',
  },
  'prepress/proofs/proofs.repo.ts': {
    tables: ['orders', 'order_lines'],
    why: 'pages over proofs by the state of their order',
  },
  'prepress/proofs/next-proof.repo.ts': {
    tables: ['order_lines'],
    why: 'the next proof is one whose line waits for the proof desk',
  },
  'privacy/retention/erase-member.ts': { tables: ['member'], why: 'a term is about a person, not about a feature' },
  'privacy/retention/kept-files.sql.ts': {
    tables: [
      'supporting_document',
      'order_lines',
      'order_line_files',
      'proof_versions',
      'proof_messages',
      'inquiry_messages',
      'file',
      'file_fix',
      'cart_items',
      'estimate_lines',
      'attached_versions',
      'ebooks',
      'ebook_editions',
    ],
    why: 'whether anybody still holds a file is asked of all who may',
  },
  'privacy/retention/terms.data.ts': {
    tables: [
      'member',
      'orders',
      'order_lines',
      'proofs',
      'proof_pages',
      'file',
      'cart_items',
      'estimates',
      'inquiries',
      'audit_log',
    ],
    why: 'a term is about a person, not about a feature',
  },
  'privacy/retention/personal/people.data.ts': {
    tables: ['member'],
    why: 'a term is about a person, not about a feature',
  },
  'privacy/retention/personal/work.data.ts': {
    tables: [
      'orders',
      'order_lines',
      'order_line_files',
      'proofs',
      'proof_versions',
      'proof_messages',
      'inquiries',
      'inquiry_messages',
      'ebooks',
      'ebook_editions',
    ],
    why: 'a term is about a person, not about a feature',
  },
  'production/workqueue/audit.repo.ts': {
    tables: ['audit_log', 'staff_account', 'partner_account', 'member', 'staff_role', 'account_invitation'],
    why: 'the list of the audit log shows names of actors and of what they acted on',
  },
  'production/workqueue/line-queue.sql.ts': {
    tables: ['orders', 'order_lines', 'order_deliveries', 'order_delivery_lines', 'order_history'],
    why: 'the board pages over lines, orders and parcels in one statement',
  },
  'production/workqueue/order-table-filter.sql.ts': {
    tables: ['report_lines'],
    why: 'the orders behind a number of a report are a condition of the order table',
  },
  'production/reports/day-sales.repo.ts': {
    tables: ['orders', 'order_lines', 'member', 'ledger_transactions', 'ledger_postings'],
    why: 'sales of a day are the bookings of the day with the lines of their orders',
  },
  'production/reports/day-real.repo.ts': {
    tables: ['floor_steps', 'gang_members', 'gang_sheets', 'order_lines'],
    why: 'what was packed on a day is laid beside the quotes of its lines in one statement',
  },
  'production/reports/real-jobs.repo.ts': {
    tables: ['orders', 'order_lines'],
    why: 'the jobs that cost most beyond their quotes are shown with their names and orders',
  },
  'production/reports/day-work.repo.ts': {
    tables: [
      'order_table_lines',
      'order_deliveries',
      'order_delivery_lines',
      'order_history',
      'order_line_files',
      'order_lines',
      'floor_steps',
      'preflight_report',
      'cases',
    ],
    why: 'promises, steps, file problems and cases of a day are counted where they were written',
  },
  'production/workqueue/batch.repo.ts': {
    tables: ['orders', 'order_lines', 'order_deliveries'],
    why: 'hundreds of chosen lines are read in one statement',
  },
  'production/workqueue/line-search.sql.ts': {
    tables: ['orders', 'order_lines'],
    why: 'a search over orders and their lines',
  },
  'production/workqueue/queue.repo.ts': {
    tables: [
      'orders',
      'repayments',
      'give_backs',
      'payment_attempts',
      'payment_attempt_orders',
      'inquiries',
      'cases',
      'parcel_troubles',
      'reservation',
      'message',
      'member',
      'bank_rows',
      'bank_imports',
      'tax_documents',
      'tax_document_orders',
      'tax_document_events',
      'emoney_refunds',
      'value_grants',
      'gift_card_batches',
      'brand_requests',
      'coupon_grants',
      'closing_comparisons',
      'closed_months',
      'ledger_transactions',
      'credit_statements',
      'credit_statement_lines',
    ],
    why: 'the queue counts lines, money, tax papers, inquiries, parcels, visits, messages and people in one order of age',
  },
  'support/inquiries/case-list.repo.ts': {
    tables: ['orders', 'order_lines', 'order_deliveries', 'order_delivery_lines', 'coupon_campaigns'],
    why: 'the list of cases, also that of one order, shows where what is made again is now, and what its coupon is called',
  },
  'support/inquiries/customer-work.repo.ts': {
    tables: ['orders', 'order_lines', 'estimates', 'estimate_lines', 'proofs'],
    why: 'the desk sees the newest of everything that a customer has here, beside the inquiry',
  },
  'production/workqueue/staff-order.repo.ts': {
    tables: ['order_history', 'staff_account'],
    why: 'the history of an order shows names of staff',
  },
}

/** Who writes to tables of others, and why nobody else may. */
export const WRITERS: Readonly<Record<string, string>> = {
  'privacy/retention/forget-orders.sql.ts': 'forgets an order everywhere in one transaction, by the table of terms',
  'privacy/retention/terms.data.ts': 'forgets what is older than its term, by one table for all of the privacy text',
}
