import { randomUUID } from 'node:crypto'

export interface KeptMessage {
  readonly id: string
  readonly kind: 'SMS' | 'LMS' | 'ATA' | 'MAIL'
  readonly to: string
  readonly subject: string | null
  readonly body: string
  readonly at: string
}

const MOST_KEPT = 1_000

/** What came in, newest first; older messages make room. */
export class Mailbox {
  #kept: KeptMessage[] = []

  put(message: Omit<KeptMessage, 'id' | 'at'>): void {
    const kept = { ...message, id: randomUUID(), at: new Date().toISOString() }
    this.#kept = [kept, ...this.#kept].slice(0, MOST_KEPT)
  }

  newest(to: string | undefined): readonly KeptMessage[] {
    return this.#kept.filter((message) => to === undefined || message.to === to).slice(0, 100)
  }
}
