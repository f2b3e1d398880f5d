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
  readonly files: readonly TicketFile[]
  /** Addresses and how many copies of this line go to each. */
  readonly drops: readonly TicketDrop[]
}

export interface TicketFile {
  /** Ids of the parts of the spec whose pages it holds. */
  readonly partIds: readonly string[]
  /** Name inside the package. */
  readonly name: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
  readonly pages: Pages
}

export interface TicketDrop {
  readonly method: DeliveryMethod
  readonly copies: Copies
  readonly recipient: Recipient
}
