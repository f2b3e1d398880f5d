import { type LineKind, queueKindOf } from './queue-kinds.ts'
import type { DeliveryState, FileState, PaymentState, ProductionState } from './states.ts'

/** The states of an order that decide who at the shop has to do something. */
export interface OrderStates {
  readonly payment: PaymentState
  /** Money was taken back by the bank or the card company. */
  readonly moneyMissing: boolean
  /** A dearer change waits for its money. */
  readonly changeWaits: boolean
  /** The customer waits for an answer to a cancellation request. */
  readonly cancelAsked: boolean
  readonly lines: readonly { readonly id: string; readonly file: FileState; readonly production: ProductionState }[]
  readonly deliveries: readonly { readonly state: DeliveryState; readonly lineIds: readonly string[] }[]
}

export interface OrderStanding {
  /** It was ordered for good, and something is left to make, to deliver or to decide. */
  readonly inWork: boolean
  /** What a person has to do next with each line, by its id. */
  readonly kinds: ReadonlyMap<string, LineKind | null>
}

/** Where an order stands at the desk. Orders keep it in columns that are written with every change of a state. */
export function standingOf(order: OrderStates): OrderStanding {
  const { payment, moneyMissing, changeWaits, cancelAsked, lines } = order
  const ready = readyLines(order)
  const kinds = lines.map(({ id, file, production }) => {
    const parcelReady = ready.has(id)
    return [
      id,
      queueKindOf({ payment, file, production, moneyMissing, changeWaits, cancelAsked, parcelReady }),
    ] as const
  })
  const wanted = payment !== 'unpaid' && payment !== 'refunded' && payment !== 'cancelled'
  return { inWork: moneyMissing || (wanted && !isOver(order)), kinds: new Map(kinds) }
}

/** Lines of parcels that are still here and complete; what was cancelled is not waited for. */
function readyLines({ lines, deliveries }: OrderStates): ReadonlySet<string> {
  const over = new Set(lines.filter(({ production }) => isMadeOrOff(production)).map(({ id }) => id))
  const ready = deliveries.filter(({ state, lineIds }) => state === 'preparing' && lineIds.every((id) => over.has(id)))
  return new Set(ready.flatMap(({ lineIds }) => lineIds))
}

const isMadeOrOff = (production: ProductionState) => production === 'done' || production === 'cancelled'

/** Nothing is left to make, and what was made has arrived. */
function isOver({ lines, deliveries }: OrderStates): boolean {
  const made = lines.some(({ production }) => production === 'done')
  const off = new Set(lines.filter(({ production }) => production === 'cancelled').map(({ id }) => id))
  const awaited = deliveries.filter(({ lineIds }) => lineIds.some((id) => !off.has(id)))
  const arrived = awaited.every(({ state }) => state === 'delivered' || state === 'confirmed')
  return lines.every(({ production }) => isMadeOrOff(production)) && (!made || arrived)
}
