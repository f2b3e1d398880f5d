import type { FastifyBaseLogger } from 'fastify'
import type { PaymentGateway } from '#/server/ports/payment-gateway.ts'
import { tossGateway } from './toss.ts'

export interface GatewaySettings {
  readonly TOSS_SECRET_KEY?: string | undefined
  readonly TOSS_CLIENT_KEY?: string | undefined
  /** Another address than the vendor's is a practice gateway with a payment window of its own. */
  readonly TOSS_API_URL?: string | undefined
}

const VENDOR = 'https://api.tosspayments.com'
/** Where the shop shows the pages of a practice gateway. */
export const PRACTICE_PATH = '/practice-gateway'

/** Origin of the practice gateway; null when the vendor's is used. */
export function practiceOrigin({ TOSS_API_URL }: Pick<GatewaySettings, 'TOSS_API_URL'>): string | null {
  if (TOSS_API_URL === undefined) return null
  const { origin } = new URL(TOSS_API_URL)
  return origin === VENDOR ? null : origin
}

export function chooseGateway(
  settings: GatewaySettings,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): PaymentGateway {
  const practice = practiceOrigin(settings)
  const clientKey = settings.TOSS_CLIENT_KEY ?? 'test_ck_sandbox'
  const secretKey = settings.TOSS_SECRET_KEY ?? 'test_sk_sandbox'
  const window =
    practice === null
      ? ({ kind: 'toss', clientKey } as const)
      : ({ kind: 'sandbox', url: `${PRACTICE_PATH}/window`, clientKey } as const)
  return tossGateway({ baseUrl: settings.TOSS_API_URL ?? VENDOR, secretKey, window }, log)
}
