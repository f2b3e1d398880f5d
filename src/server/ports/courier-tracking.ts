import type { ParcelEvent, ParcelStage } from '#/domain/orders/parcel.ts'

/** Asks couriers where a parcel is. No call throws for what the service or the network may do. */
export interface CourierTracking {
  /** The practice courier: its parcels go by the minute, and asking costs nothing. */
  readonly practised: boolean
  look(waybill: Waybill): Promise<LookOutcome>
}

export interface Waybill {
  /** Code of the courier as tracking services count them: 04 is CJ. */
  readonly courier: string
  /** Digits. */
  readonly number: string
}

/** `unknown-number`: the courier has nothing under it, perhaps not yet. `not-now`: nothing is known; ask again later. */
export type LookOutcome =
  | { readonly kind: 'parcel'; readonly stage: ParcelStage; readonly events: readonly ParcelEvent[] }
  | { readonly kind: 'unknown-number' }
  | { readonly kind: 'not-now'; readonly code: string }
