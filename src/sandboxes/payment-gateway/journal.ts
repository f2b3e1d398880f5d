import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SandboxPayment } from './payment.ts'

export interface StoredAnswer {
  readonly status: number
  readonly body: object
}

export interface PendingNotice {
  readonly id: string
  readonly body: object
  readonly tries: number
  readonly nextAt: number
}

type Line =
  | { readonly payment: SandboxPayment }
  | { readonly answer: { readonly key: string; readonly value: StoredAnswer } }
  | { readonly notice: PendingNotice }
  | { readonly sent: string }

/**
 * Everything the practice gateway knows, kept as a journal: each change is one line written before the answer goes out, so
 * that a gateway killed at any moment knows after its restart what it has said.
 */
export class Journal {
  readonly #path: string | null
  readonly #payments = new Map<string, SandboxPayment>()
  readonly #byOrder = new Map<string, string>()
  readonly #answers = new Map<string, StoredAnswer>()
  readonly #notices = new Map<string, PendingNotice>()
  /** A full disk took a part of the last line. */
  #torn = false

  /** `path` null: in memory only. */
  constructor(path: string | null) {
    this.#path = path
    if (path === null) return
    mkdirSync(dirname(path), { recursive: true })
    if (existsSync(path)) this.#read(readFileSync(path, 'utf8'))
    try {
      this.#compact(path)
    } catch {
      // On a full disk it goes on with the long one, whose last line may be torn.
      this.#torn = true
    }
  }

  payment(paymentKey: string): SandboxPayment | undefined {
    return this.#payments.get(paymentKey)
  }

  paymentOfOrder(orderId: string): SandboxPayment | undefined {
    const key = this.#byOrder.get(orderId)
    return key === undefined ? undefined : this.#payments.get(key)
  }

  payments(): readonly SandboxPayment[] {
    return [...this.#payments.values()]
  }

  answer(key: string): StoredAnswer | undefined {
    return this.#answers.get(key)
  }

  pendingNotices(): readonly PendingNotice[] {
    return [...this.#notices.values()]
  }

  savePayment(payment: SandboxPayment): void {
    this.#write({ payment })
  }

  saveAnswer(key: string, value: StoredAnswer): void {
    this.#write({ answer: { key, value } })
  }

  saveNotice(notice: PendingNotice): void {
    this.#write({ notice })
  }

  dropNotice(id: string): void {
    this.#write({ sent: id })
  }

  #write(line: Line): void {
    if (this.#path !== null) this.#append(this.#path, `${JSON.stringify(line)}\n`)
    this.#apply(line)
  }

  #append(path: string, text: string): void {
    const before = this.#torn ? '\n' : ''
    this.#torn = true
    appendFileSync(path, `${before}${text}`)
    this.#torn = false
  }

  #apply(line: Line): void {
    if ('payment' in line) {
      this.#payments.set(line.payment.paymentKey, line.payment)
      this.#byOrder.set(line.payment.orderId, line.payment.paymentKey)
    } else if ('answer' in line) this.#answers.set(line.answer.key, line.answer.value)
    else if ('notice' in line) this.#notices.set(line.notice.id, line.notice)
    else this.#notices.delete(line.sent)
  }

  #read(journal: string): void {
    for (const text of journal.split('\n')) {
      const line = parsed(text)
      if (line) this.#apply(line)
    }
  }

  #compact(path: string): void {
    const lines: Line[] = [
      ...this.payments().map((payment) => ({ payment })),
      ...[...this.#answers].map(([key, value]) => ({ answer: { key, value } })),
      ...this.pendingNotices().map((notice) => ({ notice })),
    ]
    writeFileSync(`${path}.new`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    renameSync(`${path}.new`, path)
  }
}

/** The last line may be torn when the process was killed while writing it; it was never answered for. */
function parsed(text: string): Line | null {
  try {
    return text === '' ? null : (JSON.parse(text) as Line)
  } catch {
    return null
  }
}
