import { buildCourierTracking } from './courier-tracking/build-courier-tracking.ts'
import { buildIdentity } from './identity/build-identity.ts'
import { buildMessages } from './messages/build-messages.ts'
import { buildTaxInvoices } from './tax-invoices/build-tax-invoices.ts'
import { buildSandbox } from './payment-gateway/build-sandbox.ts'

/** What the shop wants practised; each with the port of last time, so that an open window survives a restart. */
interface Wanted {
  readonly payment?: { readonly port: number; readonly journal: string | null; readonly webhookUrl: string | null }
  readonly identity?: { readonly port: number }
  readonly messages?: { readonly port: number; readonly mailPort: number }
  readonly tracking?: { readonly port: number }
  readonly tax?: { readonly port: number }
}

interface Listener {
  listen(port: number): Promise<number>
  close(): Promise<void>
}

const wanted = JSON.parse(process.env['SANDBOXES'] ?? '{}') as Wanted
const ports: Record<string, number> = {}
const open: Listener[] = []

/** Somebody else may have the port of last time by now. */
async function start(name: string, listener: Listener, port: number): Promise<void> {
  ports[name] = await listener.listen(port).catch(() => listener.listen(0))
  open.push(listener)
}

interface HttpServer {
  listen(where: { host: string; port: number }): Promise<string>
  close(): Promise<unknown>
}

const http = (app: HttpServer): Listener => ({
  listen: async (port) => Number(new URL(await app.listen({ host: '127.0.0.1', port })).port),
  close: async () => void (await app.close()),
})

if (wanted.payment) {
  const { port, ...settings } = wanted.payment
  await start('payment', http(buildSandbox({ ...settings, secretKey: 'test_sk_sandbox' })), port)
}
if (wanted.messages) {
  const { port, mailPort } = wanted.messages
  const practice = buildMessages({ apiKey: 'practice_key', apiSecret: 'practice_secret' })
  await start('messages', http(practice.http), port)
  const mail: Listener = {
    listen: (at) =>
      new Promise((resolve, reject) => {
        practice.smtp.server.once('error', reject)
        practice.smtp.listen(at, '127.0.0.1', () => {
          const address = practice.smtp.server.address()
          resolve(typeof address === 'object' && address ? address.port : 0)
        })
      }),
    close: () => new Promise((resolve) => practice.smtp.close(() => resolve())),
  }
  await start('mail', mail, mailPort)
}
if (wanted.identity) {
  const keys = { clientId: 'practice_client', clientSecret: 'practice_secret', adminKey: 'practice_admin' }
  await start('identity', http(buildIdentity(keys).app), wanted.identity.port)
}
if (wanted.tracking) {
  await start('tracking', http(buildCourierTracking({ key: 'practice_key' })), wanted.tracking.port)
}
if (wanted.tax) {
  const keys = { linkId: 'PRACTICE', secretKey: 'cHJhY3RpY2U=' }
  await start('tax', http(buildTaxInvoices({ ...keys, stepMs: 2_000 }).app), wanted.tax.port)
}

process.send?.({ ports })
// The shop that started it is gone: so is the practice. What was paid is in the journal.
process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void Promise.all(open.map((listener) => listener.close())).then(() => process.exit(0)))
