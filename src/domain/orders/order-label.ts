import { mergedLabel, slowest, type MergedLabel } from './merged-label.ts'
import {
  DELIVERY_STATES,
  type DeliveryState,
  type FileState,
  type PaymentState,
  type ProductionState,
} from './states.ts'

export interface LineStates {
  readonly id: string
  readonly file: FileState
  readonly production: ProductionState
  /** A kit of samples, which waits to be packed. */
  readonly isKit?: boolean
  /** Printed without a proof. */
  readonly isUnseen?: boolean
  /** Cancelled, and the shop keeps all that was paid. */
  readonly keepsAll?: boolean
  /** Money of the order was taken back. */
  readonly moneyMissing?: boolean
  /** A dearer change of the order waits for its money. */
  readonly changeWaits?: boolean
}

export interface DeliveryStates {
  readonly state: DeliveryState
  readonly counts: readonly { readonly lineId: string }[]
}

/** A line is as far as the slowest of the deliveries that carry it. */
export function lineLabel(payment: PaymentState, line: LineStates, deliveries: readonly DeliveryStates[]): MergedLabel {
  const carrying = deliveries.filter((delivery) => delivery.counts.some((count) => count.lineId === line.id))
  const delivery = carrying
    .map((candidate) => candidate.state)
    .reduce<DeliveryState>(
      (slow, state) => (rank(state) < rank(slow) ? state : slow),
      carrying[0]?.state ?? 'preparing',
    )
  return mergedLabel({ ...line, payment, delivery, isSent: carrying.length > 0 })
}

export const orderLabel = (
  payment: PaymentState,
  lines: readonly LineStates[],
  deliveries: readonly DeliveryStates[],
): MergedLabel => slowest(lines.map((line) => lineLabel(payment, line, deliveries)))

const rank = (state: DeliveryState) => DELIVERY_STATES.indexOf(state)
