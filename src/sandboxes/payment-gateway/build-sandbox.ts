import Fastify, { type FastifyInstance } from 'fastify'
import { mountApi } from './api.ts'
import { Journal } from './journal.ts'
import { Service } from './service.ts'
import { startNotices } from './notices.ts'
import { mountWindow } from './window.ts'

export interface SandboxSettings {
  /** Journal file; null keeps everything in memory. */
  readonly journal: string | null
  readonly secretKey: string
  readonly webhookUrl: string | null
  /** What a minute of the vendor's retry plan lasts here. */
  readonly retryUnitMs?: number
  readonly slowMs?: number
  readonly now?: () => number
}

/** The practice payment gateway as a Fastify application of its own, not yet listening. */
export function buildSandbox(settings: SandboxSettings): FastifyInstance {
  const now = settings.now ?? Date.now
  const app = Fastify({ logger: false, bodyLimit: 64 * 1024 })
  const journal = new Journal(settings.journal)
  const notices = startNotices(journal, { webhookUrl: settings.webhookUrl, unitMs: settings.retryUnitMs ?? 1_000, now })
  const service = new Service(journal, now, (payment) => notices.changed(payment))
  mountApi(app, service, journal, settings)
  void app.register(async (pages) => mountWindow(pages, service, journal))
  app.get('/health', () => ({ name: 'jikji-sandbox-payment' }))
  app.addHook('onClose', async () => notices.stop())
  return app
}
