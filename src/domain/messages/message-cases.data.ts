import type { TemplateId } from './message-templates.data.ts'

/** Who made it happen. `clock`: a term that ran out, news from bank and courier, or the shop's own check of a file. */
export const ACTORS = ['customer', 'partner', 'staff', 'clock'] as const
export type Actor = (typeof ACTORS)[number]
/** Whether the shop holds money of the order. Of what has no order, `unpaid` is meant. */
export const PAYMENTS = ['unpaid', 'paid'] as const
export type Payment = (typeof PAYMENTS)[number]

/** The words for each who and each payment; null where it cannot happen. */
type Cases = Readonly<Record<Actor, Readonly<Record<Payment, TemplateId | null>>>>

const NEVER = { unpaid: null, paid: null } as const
const NOBODY = { customer: NEVER, partner: NEVER, staff: NEVER, clock: NEVER } as const
const either = <T extends TemplateId>(template: T) => ({ unpaid: template, paid: template }) as const
const unpaid = <T extends TemplateId>(template: T) => ({ unpaid: template, paid: null }) as const
const paid = <T extends TemplateId>(template: T) => ({ unpaid: null, paid: template }) as const
const byCustomer = <T extends TemplateId>(template: T) => ({ ...NOBODY, customer: either(template) }) as const
const byStaff = <T extends TemplateId>(template: T) => ({ ...NOBODY, staff: either(template) }) as const
const byClock = <T extends TemplateId>(template: T) => ({ ...NOBODY, clock: either(template) }) as const

/**
 * The one table of what people are told: event × who acted × paid or not. An event that is not here, or an actor whose words are
 * null, cannot be told; the compiler says so.
 */
export const MESSAGE_CASES = {
  'order-received': {
    ...NOBODY,
    customer: { unpaid: 'order-received', paid: 'order-received-paid' },
    staff: unpaid('order-taken'),
  },
  paid: { ...NOBODY, customer: paid('paid-now'), staff: paid('deposit-arrived'), clock: paid('deposit-arrived') },
  'advance-agreed': { ...NOBODY, staff: unpaid('advance-agreed') },
  'advance-paid': { ...NOBODY, customer: paid('advance-paid'), clock: paid('advance-paid') },
  'rest-due-soon': { ...NOBODY, clock: paid('rest-due-soon') },
  'rest-overdue': { ...NOBODY, clock: paid('rest-overdue') },
  'rest-day-moved': { ...NOBODY, staff: paid('rest-day-moved') },
  'rest-wanted': { ...NOBODY, clock: paid('rest-wanted') },
  'order-deferred': { ...NOBODY, customer: unpaid('order-deferred') },
  'credit-statement': byClock('credit-statement'),
  'credit-reminder': byClock('credit-reminder'),
  'credit-overdue': byClock('credit-overdue'),
  'account-issued': { ...NOBODY, customer: unpaid('account-issued') },
  'account-reminder': { ...NOBODY, clock: unpaid('account-reminder') },
  'account-expired': { ...NOBODY, clock: unpaid('account-expired') },
  'account-closed': { ...NOBODY, customer: unpaid('account-closed'), staff: unpaid('account-closed') },
  'money-taken-back': byClock('money-taken-back'),
  refunded: { ...NOBODY, clock: either('refunded-gateway'), staff: either('refunded-bank') },
  'tax-issued': byClock('tax-issued'),
  'tax-refused': byClock('tax-refused'),
  'tax-due': byClock('tax-due'),
  cancelled: {
    customer: { unpaid: 'cancelled-unpaid', paid: 'cancelled-paid' },
    partner: NEVER,
    staff: { unpaid: 'cancelled-unpaid-staff', paid: 'cancelled-paid-staff' },
    clock: unpaid('cancelled-unpaid-clock'),
  },
  'give-back': byStaff('give-back'),
  'cancel-refused': byStaff('cancel-refused'),
  'file-problem': { ...NOBODY, staff: either('file-requested'), clock: either('file-refused') },
  'file-replaced': byStaff('file-replaced'),
  'recipient-changed': byStaff('recipient-changed'),
  'change-asked': byStaff('change-asked'),
  'order-changed': byStaff('order-changed'),
  'change-ended': byStaff('change-ended'),
  'staff-wrote': byStaff('staff-wrote'),
  'material-received': byCustomer('material-received'),
  'ebook-priced': { ...NOBODY, staff: unpaid('ebook-priced') },
  'ebook-ready': byStaff('ebook-shown'),
  'proof-ready': byStaff('proof-published'),
  'proof-reminder': byClock('proof-reminder'),
  'proof-approved': {
    customer: either('proof-approved-customer'),
    partner: either('proof-approved-partner'),
    staff: either('proof-approved-staff'),
    clock: NEVER,
  },
  'production-started': byStaff('production-started'),
  dispatched: byStaff('dispatched'),
  'waybill-corrected': byStaff('waybill-corrected'),
  'pickup-ready': byStaff('pickup-ready'),
  delivered: { ...NOBODY, staff: either('delivered'), clock: either('delivered') },
  delayed: { ...NOBODY, staff: either('delayed'), clock: either('delayed') },
  'parcel-late': byClock('parcel-late'),
  'inquiry-received': byCustomer('inquiry-received'),
  'inquiry-answered': byStaff('inquiry-answered'),
  'visit-booked': { ...byCustomer('visit-booked'), staff: either('visit-booked') },
  'visit-requested': byCustomer('visit-requested'),
  'visit-confirmed': byStaff('visit-confirmed'),
  'visit-moved': { ...byCustomer('visit-moved'), staff: either('visit-moved-staff') },
  'visit-cancelled': { ...byCustomer('visit-cancelled'), staff: either('visit-cancelled-staff') },
  'visit-reminder': byClock('visit-reminder'),
  'estimate-made': byStaff('estimate-made'),
  'estimate-adjusted': byStaff('estimate-adjusted'),
  'coupon-given': byStaff('coupon-given'),
  'coupon-ends': byClock('coupon-ends'),
  'emoney-account': { ...NOBODY, customer: unpaid('emoney-account') },
  'emoney-charged': { ...NOBODY, clock: paid('emoney-charged') },
  'emoney-taken-back': { ...NOBODY, clock: unpaid('emoney-taken-back') },
  'emoney-refunded': { ...NOBODY, clock: paid('emoney-refunded') },
  'emoney-refund-refused': { ...NOBODY, staff: paid('emoney-refund-refused') },
  'value-ends': { ...NOBODY, clock: unpaid('value-ends') },
  'estimate-raise-asked': byStaff('estimate-raise-asked'),
  'membership-approved': byStaff('approved'),
  'membership-refused': byStaff('approval-refused'),
  'tier-raised': byClock('tier-raised'),
  'password-changed': byCustomer('password-changed'),
  'password-reset': byCustomer('password-reset'),
  'contact-changed': byCustomer('contact-changed'),
  'members-merged': byStaff('members-merged'),
  'device-new': byCustomer('device-new'),
  'api-key-made': byCustomer('api-key-made'),
  'webhook-stopped': byClock('webhook-stopped'),
  'account-linked': byCustomer('account-linked'),
  'account-unlinked': byCustomer('account-unlinked'),
  'password-guessed': byClock('password-guessed'),
  'staff-password-changed': byStaff('staff-password-changed'),
  'second-factor-on': byStaff('second-factor-on'),
  'second-factor-off': byStaff('second-factor-off'),
  invited: byStaff('invited'),
  left: byCustomer('left'),
} as const satisfies Readonly<Record<string, Cases>>

export type MessageEvent = keyof typeof MESSAGE_CASES
export const MESSAGE_EVENTS = Object.keys(MESSAGE_CASES) as readonly MessageEvent[]
