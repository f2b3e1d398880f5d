import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { DeliveryMethod } from '#/domain/orders/delivery-fee.ts'
import type { Recipient } from '#/domain/orders/order-records.ts'
import type { Copies, Mm, Pages } from '#/domain/print/units.ts'

/** All that a ticket says of one order line. */
export interface JobTicket {
  /** Order number and line, e.g. `20261120-ABCDEF-1`: letters, digits, hyphens. */
  readonly jobId: string
  readonly orderNumber: string
  readonly title: string
  readonly spec: JobSpec
  /** As the price was made with. */
  readonly spine: Mm | null
  readonly dueAt: Date | null
  readonly madeAt: Date
  /** As the customer gave them. */
  readonly files: readonly TicketFile[]
  /** What goes to the plates, in the order of the run. */
  readonly sheets: readonly TicketSheet[]
  /** Addresses and how many copies of this line go to each. */
  readonly drops: readonly TicketDrop[]
}

export interface TicketFile {
  /** Ids of the parts of the spec whose pages it holds. */
  readonly partIds: readonly string[]
  /** Name inside the package. */
  readonly name: string
  readonly bytes: number
  /** Hexadecimal; the standard asks for this sum in `FileSpec`. */
  readonly md5: string
  readonly pages: Pages
  /** PDF/X-4, as ISO 15930-7 has it. */
  readonly isPdfx?: boolean
}

/** One side of a press sheet: a page of an imposed file. */
export interface TicketSheet {
  readonly file: TicketFile
  /** Of the form, unique in the job. */
  readonly name: string
  readonly side: 'Front' | 'Back'
  /** 0-based. */
  readonly page: number
}

export interface TicketDrop {
  readonly method: DeliveryMethod
  readonly copies: Copies
  readonly recipient: Recipient
}
