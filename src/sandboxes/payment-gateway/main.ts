import { buildSandbox } from './build-sandbox.ts'

const env = process.env
const app = buildSandbox({
  journal: env['SANDBOX_JOURNAL'] ?? null,
  secretKey: env['SANDBOX_SECRET_KEY'] ?? 'test_sk_sandbox',
  webhookUrl: env['SANDBOX_WEBHOOK_URL'] ?? null,
})
const wanted = Number(env['SANDBOX_PORT'] ?? 0)
// Somebody else may have the port of last time by now.
await app.listen({ host: '127.0.0.1', port: wanted }).catch(() => app.listen({ host: '127.0.0.1', port: 0 }))
const address = app.server.address()
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
// The shop that started it is gone: so is the practice window. What was said is in the journal.
process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void app.close().then(() => process.exit(0)))
