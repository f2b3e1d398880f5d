/** Names of the four state machines of an order; the tables of their transitions stand beside this file. */
export const PAYMENT_STATES = [
  'unpaid',
  'confirming',
  'waiting-deposit',
  'deferred',
  'part-paid',
  'paid',
  'partly-refunded',
  'refunded',
  'cancelled',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const FILE_STATES = [
  'no-file',
  'checking',
  'problem',
  'asked',
  'material',
  'ready',
  'proofing',
  'waiting-customer',
  'changes-asked',
  'approved',
] as const
export type FileState = (typeof FILE_STATES)[number]

export const PRODUCTION_STATES = [
  'waiting',
  'planned',
  'printing',
  'binding',
  'packing',
  'done',
  'on-hold',
  'remake',
  'cancelled',
] as const
export type ProductionState = (typeof PRODUCTION_STATES)[number]

export const DELIVERY_STATES = ['preparing', 'pickup-ready', 'shipped', 'in-transit', 'delivered', 'confirmed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
