/** By these names an endpoint is handed back what was looked at when somebody decided (ADR 0086). */
export const LOOKED_AT = [
  'seen',
  'version',
  'revision',
  'base',
  'shown',
  'shownAmount',
  'shownDay',
  'shownDifference',
  'shownTotal',
  'seenSpec',
  'seenStates',
] as const

/** With one of these words in its body somebody of the desk decides. */
export const DECIDING_WORDS = ['reason', 'decision', 'agree', 'agreed', 'give', 'how', 'active', 'answer'] as const

/** Decisions and writes of the desk that need not say what was seen, by why they need not. */
export const NEED_NOT_LOOK: Readonly<Record<string, readonly string[]>> = {
  'what is decided on never changes once it was asked for; its state says whether somebody decided before': [
    'order-desk.answer-override',
    'give-backs.answer',
    'benefits.decide-grant',
    'benefits.decide-gift-cards',
    'staff-coupons.decide-grant',
    'emoney-refunds.decide',
    'emoney-refunds.settle-owed',
    'credit.reverse-payment',
    'bank-deposits.undo',
    'bank-deposits.set-aside',
    'closing.explain',
    'part-payments.drop',
    'order-changes.take-back',
    'cases.take-back',
  ],
  'it ends or opens one thing as a whole, whatever it says, and done twice it is the same': [
    'tariffs.withdraw',
    'closed-choices.close',
    'closed-choices.open',
    'staff-members.suspend',
    'staff-members.resume',
    'member-desk.merge',
    'staff-members.end-api-key',
    'partner-accounts.set-state',
    'staff-accounts.set-state',
    'staff.end-own-session',
    'staff-roles.drop',
    'invitations.withdraw',
    'benefits.stop-gift-cards',
    'staff-coupons.stop',
    'staff-editions.withdraw',
    'closing.reopen-month',
    'reservations.unblock',
    'tax-papers.withdraw',
  ],
  'it says one word about itself, which the next who looks may say anew and nothing typed is lost': [
    'auto-proofs.set',
    'proofs.assign-partner',
    'workqueue.assign-order',
    'workqueue.delete-order-view',
    'staff-inquiries.assign',
    'answer-templates.names',
    'shipping-desk.close',
    'writing.keep-open',
  ],
  'it adds something of its own beside what stands, and writes over nothing': [
    'staff-coupons.grant',
    'order-desk.ask-override',
    'press.take-hand-made',
    'order-desk.replace-files',
    'tax-papers.undo',
  ],
}
