import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Journal, PendingNotice } from './journal.ts'
import { view, type SandboxPayment } from './payment.ts'

/** The vendor retries after these many minutes; the practice gateway counts them in `unitMs`. */
const RETRY_AFTER = [1, 4, 16, 64, 256, 1024, 4096]
const TICK_MS = 200

export interface NoticeSettings {
  /** Where the shop listens; null sends nothing. */
  readonly webhookUrl: string | null
  readonly unitMs: number
  readonly now: () => number
}

/** Tells the shop about changes, again and again until it answers 200, also after a restart. */
export function startNotices(journal: Journal, settings: NoticeSettings) {
  const { webhookUrl, unitMs, now } = settings
  const sending = new Set<string>()

  function changed(payment: SandboxPayment): void {
    if (webhookUrl === null) return
    const createdAt = new Date(now() + 9 * 3_600_000).toISOString().slice(0, 23)
    add({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt, data: view(payment) })
    if (payment.method !== '가상계좌') return
    const { secret, status, lastTransactionKey, orderId } = payment
    add({ createdAt, secret, status, transactionKey: lastTransactionKey, orderId })
  }

  function add(body: object): void {
    journal.saveNotice({ id: randomUUID(), body, tries: 0, nextAt: now() })
  }

  async function send(notice: PendingNotice, url: string): Promise<void> {
    sending.add(notice.id)
    const delivered = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice.body),
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.status === 200,
      () => false,
    )
    const wait = RETRY_AFTER[notice.tries]
    try {
      if (delivered || wait === undefined) journal.dropNotice(notice.id)
      else journal.saveNotice({ ...notice, tries: notice.tries + 1, nextAt: now() + wait * unitMs })
    } catch {
      // On a full disk it cannot be noted, and is told once more.
      await sleep(unitMs, undefined, { ref: false })
    }
    sending.delete(notice.id)
  }

  const timer = setInterval(() => {
    if (webhookUrl === null) return
    for (const notice of journal.pendingNotices())
      if (notice.nextAt <= now() && !sending.has(notice.id)) void send(notice, webhookUrl)
  }, TICK_MS)
  timer.unref()
  return { changed, stop: () => clearInterval(timer) }
}
