import { randomUUID } from 'node:crypto'

export interface KeptMessage {
  readonly id: string
  readonly kind: 'SMS' | 'LMS' | 'ATA' | 'MAIL'
  readonly to: string
  readonly subject: string | null
  readonly body: string
  readonly at: string
  /** Whether it can be looked at as a program for mail shows it. */
  readonly pictured: boolean
}

type Incoming = Omit<KeptMessage, 'id' | 'at' | 'pictured'> & {
  /** The mail as HTML with its pictures in it. */
  readonly html?: string
}

const MOST_KEPT = 1_000
/** Each is some thirty kilobytes. */
const MOST_HTML = 200

/** What came in, newest first; older messages make room. */
export class Mailbox {
  #kept: KeptMessage[] = []
  readonly #html = new Map<string, string>()

  put({ html, ...message }: Incoming): void {
    const kept = { ...message, id: randomUUID(), at: new Date().toISOString(), pictured: html !== undefined }
    this.#kept = [kept, ...this.#kept].slice(0, MOST_KEPT)
    if (html === undefined) return
    this.#html.set(kept.id, html)
    if (this.#html.size > MOST_HTML) this.#html.delete(this.#html.keys().next().value ?? '')
  }

  html(id: string): string | null {
    return this.#html.get(id) ?? null
  }

  newest(to: string | undefined): readonly KeptMessage[] {
    return this.#kept.filter((message) => to === undefined || message.to === to).slice(0, 100)
  }
}
