import type { Sealer } from '#/server/platform/sealer.ts'
import type { Services } from '#/server/platform/services.ts'
import type { WebhookSender } from '#/server/ports/webhook-sender.ts'

export interface WebhooksDeps extends Pick<Services, 'database' | 'jobs' | 'clock' | 'ids' | 'log'> {
  readonly sealer: Sealer
  readonly webhookSender: WebhookSender
}
