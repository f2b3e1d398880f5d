import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#/server/platform/config.ts'

export interface PaymentSandbox {
  readonly config: Config
  stop(): Promise<void>
}

const NAME = 'jikji-payment-sandbox'

/**
 * Without keys of a real gateway the shop pays at a practice gateway: a program of its own on loopback that speaks the same
 * API. A second server of the same data folder uses the one that is already there.
 */
export async function startPaymentSandbox(config: Config): Promise<PaymentSandbox> {
  if (config.TOSS_SECRET_KEY) return { config, stop: async () => undefined }
  const note = join(config.dataDir, 'payment-sandbox.url')
  const running = await readFile(note, 'utf8').catch(() => '')
  if (running && (await answers(running))) return { config: withUrl(config, running), stop: async () => undefined }
  const program = new URL('../../sandboxes/payment-gateway/main.ts', import.meta.url)
  const child = fork(program, {
    env: {
      ...process.env,
      SANDBOX_JOURNAL: join(config.dataDir, 'payment-sandbox.jsonl'),
      SANDBOX_PORT: portOf(running),
      SANDBOX_WEBHOOK_URL: config.PORT === 0 ? undefined : `http://127.0.0.1:${config.PORT}/api/payments/notices`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the payment sandbox did not start'))),
  ])) as [{ port: number }]
  const url = `http://127.0.0.1:${message.port}`
  await writeFile(`${note}.new`, url)
  await rename(`${note}.new`, note)
  return {
    config: withUrl(config, url),
    stop: async () => {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** The address of last time, so that a payment window left open over a restart still works. */
const portOf = (url: string): string => (URL.canParse(url) ? new URL(url).port : '0')

const withUrl = (config: Config, url: string): Config => ({
  ...config,
  TOSS_API_URL: url,
  TOSS_SECRET_KEY: 'test_sk_sandbox',
  TOSS_CLIENT_KEY: 'test_ck_sandbox',
})

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) })
    const body = (await response.json()) as { name?: string }
    return body.name === NAME
  } catch {
    return false
  }
}
