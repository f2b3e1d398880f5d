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
  /** What lies in it one by one, where whoever opens it counts: the papers of a kit. */
  readonly contents?: readonly string[]
  readonly copies: string
  /** `3,000 / 6,000장`, where the run goes to several places. */
  readonly share: string
}

/** Copies of one class, tied together. */
export interface PrintedBundle {
  readonly orderNumber: string
  readonly receiver: string
  readonly title: string
  /** Of the class. */
  readonly name: string
  readonly copies: string
  /** Among the bundles of its address. */
  readonly place: { readonly number: number; readonly of: number }
}

/** What is printed for a pile of boxes: a label each, a page each that lies in the box, or a label for each bundle of a class. */
export interface ParcelSheets {
  readonly kind: 'labels' | 'slips' | 'classes'
  /** `2026-11-23` */
  readonly day: string
  readonly parcels: readonly PrintedParcel[]
  readonly bundles: readonly PrintedBundle[]
}
