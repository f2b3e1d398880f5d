import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { chooseGateway, type GatewaySettings } from '#/server/adapters/payment-gateway/choose-gateway.ts'
import type { PaymentGateway } from '#/server/ports/payment-gateway.ts'

/**
 * The gateway that the shop of these settings pays with; null where it practises and the practice gateway does not run, as
 * while the shop stands still. The vendor is never asked with practice keys.
 */
export async function gatewayToAsk(
  config: GatewaySettings,
  pool: Pick<pg.Pool, 'query'>,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<PaymentGateway | null> {
  if (config.TOSS_SECRET_KEY) return chooseGateway(config, log)
  const { rows } = await pool.query<{ url: string | null }>(
    `select addresses ->> 'payment' as url from practice_services`,
  )
  const url = rows[0]?.url
  return url && (await answers(url)) ? chooseGateway({ TOSS_API_URL: url }, log) : null
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    return false
  }
}
