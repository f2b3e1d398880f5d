import type { DeliveryState, PaymentState, ProductionState } from './states.ts'

/** How far an order is, as a brand's head office reads it; how somebody pays is between the academy and the shop. */
export const HEAD_OFFICE_STATES = [
  'unpaid',
  'preparing',
  'making',
  'made',
  'on-the-way',
  'arrived',
  'cancelled',
] as const
export type HeadOfficeState = (typeof HEAD_OFFICE_STATES)[number]

export const HEAD_OFFICE_STATE_NAMES: Readonly<Record<HeadOfficeState, string>> = {
  unpaid: '결제 전',
  preparing: '준비 중',
  making: '제작 중',
  made: '제작 완료',
  'on-the-way': '배송 중',
  arrived: '도착',
  cancelled: '취소',
}

interface OrderProgress {
  readonly payment: PaymentState
  readonly lines: readonly ProductionState[]
  readonly deliveries: readonly DeliveryState[]
}

const UNPAID: readonly PaymentState[] = ['unpaid', 'confirming', 'waiting-deposit']
const MAKING: readonly ProductionState[] = ['printing', 'binding', 'packing', 'remake']
const ARRIVED: readonly DeliveryState[] = ['delivered', 'confirmed']

/** The slowest of its lines and parcels says how far it is; lines that were taken back do not hold it up. */
export function headOfficeState({ payment, lines, deliveries }: OrderProgress): HeadOfficeState {
  const kept = lines.filter((line) => line !== 'cancelled')
  if (payment === 'cancelled' || payment === 'refunded' || kept.length === 0) return 'cancelled'
  if (UNPAID.includes(payment)) return 'unpaid'
  if (kept.some((line) => line !== 'done')) return kept.some((line) => MAKING.includes(line)) ? 'making' : 'preparing'
  if (deliveries.length > 0 && deliveries.every((delivery) => ARRIVED.includes(delivery))) return 'arrived'
  return deliveries.some((delivery) => delivery !== 'preparing') ? 'on-the-way' : 'made'
}
