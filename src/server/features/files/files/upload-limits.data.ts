const GB = 1024 ** 3

/** What may lie here without an order, and be on its way at once, for one visitor's browser or account and for one address. */
export const UPLOAD_LIMITS = {
  owner: { bytes: 20 * GB, open: 50 },
  /** An office or a school shares one. */
  address: { bytes: 60 * GB, open: 200 },
  /** Of all that is there, whatever the storage has room for; what is only announced takes nothing from others. */
  all: { bytes: 1024 * GB },
} as const

/** Attachments that come in at once, of one network and in all of one process: each may lie whole on the disk until it is judged. */
export const ATTACHMENTS_AT_ONCE = { network: 8, all: 64 } as const

/** An upload that has not asked to go on for this long holds no place any more. It may go on if anything of it is there. */
export const IDLE_MINUTES = 10
/** The address that an upload came from is forgotten after this. */
export const ADDRESS_HOURS = 48
