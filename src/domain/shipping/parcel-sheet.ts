/** A box as its label and its packing slip name it. */
export interface PrintedParcel {
  readonly orderNumber: string
  readonly courier: string
  /** Null before the courier has given one. */
  readonly waybill: string | null
  readonly place: { readonly number: number; readonly of: number }
  readonly box: { readonly number: number; readonly of: number }
  readonly kg: string
  readonly receiver: {
    readonly name: string
    readonly phone: string
    readonly zipcode: string
    readonly address: string
    readonly addressEtc: string
  }
  readonly sender: { readonly name: string; readonly phone: string; readonly address: string }
  readonly request: string
  readonly items: readonly PrintedItem[]
}

export interface PrintedItem {
  readonly title: string
  readonly summary: string
  readonly copies: string
  /** `3,000 / 6,000장`, where the run goes to several places. */
  readonly share: string
}

/** What is printed for a pile of boxes: a label each, or a page each that lies in the box. */
export interface ParcelSheets {
  readonly kind: 'labels' | 'slips'
  /** `2026-11-23` */
  readonly day: string
  readonly parcels: readonly PrintedParcel[]
}
