import type { z } from 'zod/mini'
import type { CartItem, lineFileField } from '#/contract/ordering/cart.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'

type HeldFile = Pick<z.output<typeof lineFileField>, 'fileId' | 'part' | 'name' | 'bytes'>

/** Files that the opened cart item, order line or estimate has, and the name under which they are kept apart from the unfinished job's. */
export interface FilesSource {
  readonly scope: string
  readonly files: readonly HeldFile[]
}

/** What the address names: at most one of the eight, and a line of it. */
export interface OpenedFrom {
  readonly cart: string | null
  readonly order: string | null
  readonly estimate: string | null
  /** Press files made of the member's designs. */
  readonly design: string | null
  /** A case of the portfolio. */
  readonly portfolio: string | null
  /** A spec that the member kept. */
  readonly saved: string | null
  /** A review whose writer shows the work. */
  readonly review: string | null
  /** A guide whose example it is. */
  readonly guide: string | null
  readonly line: string | null
}

/** What was read of it. */
export interface Opened {
  readonly item: CartItem | null
  readonly scope: string
  /** Null where it is of another kind than the page. */
  readonly spec: JobSpec | null
  readonly files: readonly HeldFile[]
  /** Its own title; null where it has none. */
  readonly title: string | null
  /** Said above the options. */
  readonly words: string
}
