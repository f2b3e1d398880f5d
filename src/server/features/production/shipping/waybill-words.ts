import { maskName } from '#/domain/members/masking.ts'
import type { Happening } from '#/domain/messages/happening.ts'
import type { Recipient } from '#/domain/orders/order-records.ts'

interface Corrected {
  readonly orderNumber: string
  readonly paid: boolean
  /** By its name. */
  readonly courier: string
  readonly trackingNumber: string
  readonly trackingUrl: string | null
}

/** What is told of a number that was put right; shown to the desk before it goes. */
export function correctionNews({ orderNumber, paid, courier, trackingNumber, trackingUrl }: Corrected): Happening {
  return {
    event: 'waybill-corrected',
    by: 'staff',
    payment: paid ? 'paid' : 'unpaid',
    fields: {
      주문번호: orderNumber,
      송장: `${courier} ${trackingNumber}`,
      조회주소: trackingUrl ?? '',
    },
  }
}

interface Place {
  readonly id: string
  readonly recipient: Recipient
}

/** Which of several addresses a parcel goes to; empty where there is only one. */
export function placeWords(deliveries: readonly Place[], deliveryId: string): string {
  const at = deliveries.findIndex(({ id }) => id === deliveryId)
  const to = deliveries[at]?.recipient
  if (!to || deliveries.length < 2) return ''
  const town = to.address.split(/\s+/).slice(0, 2).join(' ')
  return `받는 곳 ${deliveries.length}곳 가운데 ${at + 1}번째: ${maskName(to.name)} (${town})`
}
