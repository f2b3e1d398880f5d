import { PAYMENT_STATES, type PaymentState } from './states.ts'
import type { Machine } from './transition.ts'

export type PaymentEvent =
  | 'send-confirm'
  | 'refuse'
  | 'issue-account'
  | 'capture'
  | 'capture-advance'
  | 'capture-rest'
  | 'reverse-rest'
  | 'expire'
  | 'reverse-deposit'
  | 'charge-back'
  | 'reverse-part'
  | 'reverse-cancelled'
  | 'approve-deferral'
  | 'defer'
  | 'settle-otherwise'
  | 'refund-part'
  | 'refund-all'
  | 'cancel'

/**
 * `capture` also leaves `unpaid` directly: a webhook or the poller may know before the browser comes back, and an order
 * of zero won never meets the gateway. Nothing leaves `confirming` but an answer of the gateway.
 */
export const PAYMENT_MACHINE: Machine<PaymentState, PaymentEvent> = {
  name: 'payment',
  initial: 'unpaid',
  states: PAYMENT_STATES,
  table: [
    { from: ['unpaid'], event: 'send-confirm', to: 'confirming', who: ['customer', 'system'] },
    { from: ['confirming'], event: 'refuse', to: 'unpaid', who: ['system'] },
    {
      from: ['unpaid', 'confirming'],
      event: 'issue-account',
      to: 'waiting-deposit',
      who: ['system'],
    },
    {
      from: ['unpaid', 'confirming', 'waiting-deposit'],
      event: 'capture',
      to: 'paid',
      who: ['system'],
    },
    { from: ['deferred'], event: 'capture', to: 'paid', who: ['system', 'staff'] },
    // Paid in two parts by agreement: it is made from the advance on, and sent from the rest on.
    {
      from: ['unpaid', 'confirming', 'waiting-deposit'],
      event: 'capture-advance',
      to: 'part-paid',
      who: ['system'],
    },
    { from: ['part-paid'], event: 'capture-rest', to: 'paid', who: ['system'] },
    // The bank or the card company took exactly the rest back, of an order that is still here.
    { from: ['paid'], event: 'reverse-rest', to: 'part-paid', who: ['system'] },
    { from: ['waiting-deposit'], event: 'expire', to: 'unpaid', who: ['system'] },
    // A bank may take a deposit back within minutes (DONE returns to WAITING_FOR_DEPOSIT).
    { from: ['paid', 'part-paid'], event: 'reverse-deposit', to: 'waiting-deposit', who: ['system'] },
    // A payment that is cancelled without the shop having asked for it (dispute, fraud, by hand at the vendor's).
    { from: ['paid', 'part-paid'], event: 'charge-back', to: 'unpaid', who: ['system'] },
    { from: ['paid'], event: 'reverse-part', to: 'paid', who: ['system'] },
    { from: ['part-paid'], event: 'reverse-part', to: 'part-paid', who: ['system'] },
    { from: ['partly-refunded'], event: 'reverse-part', to: 'partly-refunded', who: ['system'] },
    { from: ['paid', 'part-paid'], event: 'reverse-cancelled', to: 'cancelled', who: ['system'] },
    {
      from: ['unpaid', 'waiting-deposit'],
      event: 'approve-deferral',
      to: 'deferred',
      who: ['staff', 'system'],
    },
    // By the terms of a firm: agreed before it is ordered (후불).
    { from: ['unpaid'], event: 'defer', to: 'deferred', who: ['customer', 'staff'] },
    // The money came by another way, or the shop gives it up.
    { from: ['unpaid', 'waiting-deposit'], event: 'settle-otherwise', to: 'deferred', who: ['staff'] },
    {
      from: ['paid', 'part-paid', 'partly-refunded'],
      event: 'refund-part',
      to: 'partly-refunded',
      who: ['system'],
    },
    { from: ['paid', 'part-paid', 'partly-refunded'], event: 'refund-all', to: 'refunded', who: ['system'] },
    {
      from: ['unpaid', 'waiting-deposit', 'deferred'],
      event: 'cancel',
      to: 'cancelled',
      who: ['customer', 'staff', 'system'],
    },
  ],
}
