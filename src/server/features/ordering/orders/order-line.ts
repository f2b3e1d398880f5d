import type { ClassCopies } from '#/domain/brands/classes.ts'
import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFacts } from '#/domain/orders/guards.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { FileState, PaymentState, ProductionState } from '#/domain/orders/states.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { bindingOfLine } from './line-binding.ts'

/** One line with what the other features need of its order. `dueDay` is `YYYY-MM-DD` in Seoul. */
export interface OrderLine {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: string
  readonly memberId: string
  /** 1-based. */
  readonly position: number
  readonly title: string
  /** Its customer gave it; else it says what is made. */
  readonly ownTitle: boolean
  readonly spec: JobSpec
  readonly quote: Quote
  readonly files: readonly LineFile[]
  readonly copies: number
  readonly supply: number
  readonly vat: number
  readonly total: number
  readonly payment: PaymentState
  readonly file: FileState
  readonly production: ProductionState
  readonly printedAt: Date | null
  readonly approvedAt: Date | null
  /** Fingerprint of what was approved, and of what the newest press package was made of. */
  readonly approvedBinding: string | null
  readonly packagedBinding: string | null
  /** Number of the sheet that it is printed on with others; null where it has plates of its own. */
  readonly gang: string | null
  readonly paidAt: Date | null
  readonly placedAt: Date
  readonly dueDay: string | null
  /** Counts how often it was begun anew. */
  readonly round: number
  /** Made in this round; null is all of them. */
  readonly remakeCopies: number | null
  /** The customer waits for an answer to a cancellation request since then. */
  readonly cancelRequestedAt: Date | null
  /** Money of the order was taken back, and nobody has decided what becomes of it. */
  readonly moneyMissing: boolean
  /** A dearer change of the order waits for its money. */
  readonly changeWaits: boolean
  /** The customer asked for a person to look at files that cannot be printed as they are. */
  readonly staffAskedAt: Date | null
  /** The order was cancelled, and nothing of its money goes back. */
  readonly keepsAll: boolean
  /** Of its order; null is the shop itself. */
  readonly brand: string | null
  /** What it was made from where it is no job of options, and how its copies go to classes. */
  readonly origin: LineOrigin | null
  readonly classes: readonly ClassCopies[] | null
}

type FactLine = Pick<
  OrderLine,
  | 'payment'
  | 'file'
  | 'production'
  | 'printedAt'
  | 'moneyMissing'
  | 'changeWaits'
  | 'approvedBinding'
  | 'packagedBinding'
  | 'spec'
  | 'files'
>

export const factsOf = (line: FactLine): LineFacts => ({
  payment: line.payment,
  file: line.file,
  production: line.production,
  printed: line.printedAt !== null,
  moneyMissing: line.moneyMissing,
  changeWaits: line.changeWaits,
  approvedPages: line.approvedBinding !== null && line.approvedBinding === bindingOfLine(line),
  packaged: line.approvedBinding !== null && line.approvedBinding === line.packagedBinding,
  isEbook: isEbook(line.spec),
  isKit: isKit(line.spec),
})
