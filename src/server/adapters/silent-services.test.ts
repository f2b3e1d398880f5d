import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweetTracker } from './courier-tracking/sweet-tracker.ts'
import { askProvider } from './identity/ask-provider.ts'
import { smtpMessenger } from './messenger/smtp.ts'
import { solapiMessenger } from './messenger/solapi.ts'
import { popbill } from './tax-invoices/popbill.ts'
import { tossGateway } from './payment-gateway/toss.ts'

const log = { error: () => undefined, warn: () => undefined }
const message = { channel: 'sms' as const, to: '01000000000', body: '안내', subject: null }
const sending = { id: 'm1', since: new Date(0), again: false }

/** Takes every call and never says a word. */
describe('an outside service that hangs', () => {
  let port: number
  let calls = 0
  const server = createServer((socket) => {
    calls += 1
    socket.on('error', () => undefined).resume()
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  const services: readonly [string, (url: string) => () => Promise<{ readonly code?: string }>][] = [
    [
      'the payment gateway',
      (baseUrl) => {
        const gateway = tossGateway({ baseUrl, secretKey: 'k', window: {} as never, timeoutMs: 60 }, log)
        return () => gateway.lookUp({ paymentKey: 'p' }) as Promise<{ code?: string }>
      },
    ],
    [
      'the text message service',
      (baseUrl) => {
        const from = '0212345678'
        const messenger = solapiMessenger(
          { baseUrl, apiKey: 'k', apiSecret: 's', from, talk: null, timeoutMs: 60 },
          log,
        )
        return () => messenger.send(message, sending) as Promise<{ code?: string }>
      },
    ],
    [
      'the mail server',
      (baseUrl) => {
        const from = '직지프린트 <print@example.com>'
        const messenger = smtpMessenger({ url: baseUrl.replace('http', 'smtp'), from, timeoutMs: 60 }, log)
        return () => messenger.send(message, sending) as Promise<{ code?: string }>
      },
    ],
    [
      'the tracking service',
      (baseUrl) => {
        const tracking = sweetTracker({ baseUrl, key: 'k', practised: false, timeoutMs: 60 }, log)
        return () => tracking.look({ courier: '04', number: '1' }) as Promise<{ code?: string }>
      },
    ],
    [
      'the service for tax papers',
      (url) => {
        const at = { auth: url, service: url, serviceId: 'POPBILL_TEST', linkId: 'l', secretKey: 'a2V5' }
        const papers = popbill({ ...at, practised: true, timeoutMs: 60 }, log)
        return () => papers.points('1234567891') as Promise<{ code?: string }>
      },
    ],
    ['a log-in provider', (url) => () => askProvider(url, {}, 60) as Promise<{ code?: string }>],
  ]

  it.each(services)('is given up in time, and then not waited for by everybody: %s', async (_name, open) => {
    const ask = open(`http://127.0.0.1:${port}`)
    for (let n = 0; n < 3; n += 1) expect((await ask()).code).not.toBe('SERVICE_RESTING')
    const before = calls
    expect((await ask()).code).toBe('SERVICE_RESTING')
    expect(calls, 'it was not asked again').toBe(before)
  })
})
