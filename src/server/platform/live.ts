import type { Tx } from './db/database.ts'

/**
 * Tells browsers that something changed. It travels by NOTIFY when the transaction commits and reaches every server
 * process; it carries no data, only the topic, and the browser asks again.
 */
export interface Live {
  /** Topics are `noun:id`, e.g. `order:20261120-7K3Q2M`, `proof:<uuid>`, `staff:queue`; all of them in one statement. */
  publish(tx: Tx, ...topics: readonly string[]): Promise<void>
  /** Calls `listener` on each publication of `topic` until the returned function is called. */
  subscribe(topic: string, listener: () => void): () => void
}
