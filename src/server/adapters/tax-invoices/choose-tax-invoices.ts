import type { FastifyBaseLogger } from 'fastify'
import type { TaxInvoices } from '#/server/ports/tax-invoices.ts'
import { popbill } from './popbill.ts'

export interface TaxInvoicesSettings {
  readonly POPBILL_LINK_ID?: string | undefined
  readonly POPBILL_SECRET_KEY?: string | undefined
  readonly POPBILL_TEST?: boolean | undefined
  readonly POPBILL_API_URL?: string | undefined
}

const VENDOR = {
  real: { auth: 'https://auth.linkhub.co.kr', service: 'https://popbill.linkhub.co.kr', serviceId: 'POPBILL' },
  test: {
    auth: 'https://auth.linkhub.co.kr',
    service: 'https://popbill-test.linkhub.co.kr',
    serviceId: 'POPBILL_TEST',
  },
} as const

/** Null where no service is connected: papers that are asked for wait at the desk. */
export function chooseTaxInvoices(
  settings: TaxInvoicesSettings,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): TaxInvoices | null {
  const { POPBILL_LINK_ID: linkId, POPBILL_SECRET_KEY: secretKey, POPBILL_API_URL: url } = settings
  if (!linkId || !secretKey) return null
  const vendor = VENDOR[settings.POPBILL_TEST ? 'test' : 'real']
  const at = url === undefined ? vendor : { auth: url, service: url, serviceId: 'POPBILL_TEST' }
  return popbill({ ...at, linkId, secretKey, practised: url !== undefined || settings.POPBILL_TEST === true }, log)
}
