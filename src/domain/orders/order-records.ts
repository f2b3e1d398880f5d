import type { DeliveryMethod } from './delivery-fee.ts'

/** A file of a line as it was ordered: the hash is what the order is bound to, not the storage key. */
export interface LineFile {
  readonly fileId: string
  /** Part of the spec it is for (`cover`, `body`, `sheet` …), or `material` for staff to work from. */
  readonly part: string
  readonly name: string
  readonly bytes: number
  /** Hex, 64 characters. */
  readonly sha256: string
  readonly contentType: string
}

export interface Orderer {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly company: string | null
}

export interface Recipient {
  readonly name: string
  readonly phone: string
  /** Null where goods are fetched. */
  readonly zipcode: string | null
  readonly address: string
  readonly addressEtc: string
  readonly request: string
}

/** Whose name stands on the boxes where it is not the shop's. */
export interface Sender {
  readonly name: string
  readonly phone: string
}

/** How many copies of which line (1-based position in the order) go to one address. */
export interface DeliveryCount {
  readonly line: number
  readonly copies: number
}

export interface DeliveryPlan {
  readonly method: DeliveryMethod
  readonly recipient: Recipient
  readonly counts: readonly DeliveryCount[]
}
