import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasRealProvider } from '#/server/adapters/identity/choose-providers.ts'
import type { Config } from '#/server/platform/config.ts'

export interface Sandboxes {
  /** The settings, led to the practice services where no real one is set. */
  readonly config: Config
  /** Where what the shop sends can be read; null when a vendor sends it. */
  readonly mailbox: string | null
  stop(): Promise<void>
}

/** Addresses by service, `http://127.0.0.1:…`. */
type Addresses = Partial<Record<Service, string>>
const SERVICES = ['payment', 'messages', 'mail', 'identity'] as const
type Service = (typeof SERVICES)[number]

/**
 * What the shop has no keys for it practises: one program on loopback that speaks the vendors' protocols, so that the real
 * adapters are what runs. A second server of the same data folder uses the one that is already there.
 */
export async function startSandboxes(config: Config): Promise<Sandboxes> {
  const needed = neededBy(config)
  if (needed.length === 0) return { config, mailbox: null, stop: async () => undefined }
  const note = join(config.dataDir, 'sandboxes.json')
  const before = await readNote(note)
  if (await allAnswer(before, needed)) return { ...led(config, before, needed), stop: async () => undefined }
  const { addresses, stop } = await startProgram(config, before, needed)
  await writeFile(`${note}.new`, JSON.stringify(addresses))
  await rename(`${note}.new`, note)
  return { ...led(config, addresses, needed), stop }
}

function neededBy(config: Config): readonly Service[] {
  return [
    ...(config.TOSS_SECRET_KEY ? [] : (['payment'] as const)),
    ...(config.SOLAPI_API_KEY && config.SMTP_URL ? [] : (['messages', 'mail'] as const)),
    // It believes whoever says who they are: not for a shop that has an address in the world.
    ...(hasRealProvider(config) || config.PUBLIC_URL ? [] : (['identity'] as const)),
  ]
}

function led(config: Config, at: Addresses, needed: readonly Service[]): Omit<Sandboxes, 'stop'> {
  const practised = {
    ...(needed.includes('payment')
      ? { TOSS_API_URL: at.payment, TOSS_SECRET_KEY: 'test_sk_sandbox', TOSS_CLIENT_KEY: 'test_ck_sandbox' }
      : {}),
    ...(needed.includes('messages') && !config.SOLAPI_API_KEY
      ? {
          SOLAPI_API_URL: at.messages,
          SOLAPI_API_KEY: 'practice_key',
          SOLAPI_API_SECRET: 'practice_secret',
          SOLAPI_SENDER: '0212345678',
        }
      : {}),
    ...(needed.includes('identity') ? { IDENTITY_SANDBOX_URL: at.identity } : {}),
    ...(needed.includes('mail') && !config.SMTP_URL ? { SMTP_URL: at.mail } : {}),
  }
  const mailbox = needed.includes('messages') ? `${at.messages}/mailbox` : null
  return { config: { ...config, ...practised }, mailbox }
}

async function startProgram(config: Config, before: Addresses, needed: readonly Service[]) {
  const webhookUrl = config.PORT === 0 ? null : `http://127.0.0.1:${config.PORT}/api/payments/notices`
  const wanted = {
    ...(needed.includes('payment')
      ? {
          payment: { port: portOf(before.payment), journal: join(config.dataDir, 'payment-sandbox.jsonl'), webhookUrl },
        }
      : {}),
    ...(needed.includes('identity') ? { identity: { port: portOf(before.identity) } } : {}),
    ...(needed.includes('messages')
      ? { messages: { port: portOf(before.messages), mailPort: portOf(before.mail) } }
      : {}),
  }
  const child = fork(new URL('../../sandboxes/main.ts', import.meta.url), {
    env: { ...process.env, SANDBOXES: JSON.stringify(wanted) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [ports] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the practice services did not start'))),
  ])) as [Record<string, number>]
  const addresses: Addresses = {}
  for (const [name, port] of Object.entries(ports) as [Service, number][])
    addresses[name] = `${name === 'mail' ? 'smtp' : 'http'}://127.0.0.1:${port}`
  const stop = async () => {
    if (child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  return { addresses, stop }
}

const portOf = (url: string | undefined): number => (url ? Number(new URL(url).port) : 0)

async function readNote(path: string): Promise<Addresses> {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  try {
    const given = JSON.parse(text) as Readonly<Record<string, unknown>>
    return Object.fromEntries(
      SERVICES.flatMap((name) => (URL.canParse(String(given[name])) ? [[name, given[name]]] : [])),
    )
  } catch {
    return {}
  }
}

/** The mail server stands beside the text message service, in the same program. */
async function allAnswer(at: Addresses, needed: readonly Service[]): Promise<boolean> {
  const answers = needed.filter((name) => name !== 'mail').map((name) => answersAs(name, at[name]))
  return (await Promise.all(answers)).every(Boolean) && (!needed.includes('mail') || at.mail !== undefined)
}

async function answersAs(name: Service, url: string | undefined): Promise<boolean> {
  if (!url) return false
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) })
    return ((await response.json()) as { name?: string }).name === `jikji-sandbox-${name}`
  } catch {
    return false
  }
}
