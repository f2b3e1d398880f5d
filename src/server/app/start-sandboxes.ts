import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { hasRealProvider } from '#/server/adapters/identity/choose-providers.ts'
import type { Config } from '#/server/platform/config.ts'
import { portsOf } from './ports-of.ts'
import { practiceService } from './practice-service.ts'
import { CannotOpen } from './start-failure.ts'

export interface Sandboxes {
  /** The settings, led to the practice services where no real one is set. */
  readonly config: Config
  /** Where what the shop sends can be read; null when a vendor sends it. */
  readonly mailbox: string | null
  stop(): Promise<void>
}

/** Addresses by service, `http://127.0.0.1:…`. */
type Addresses = Readonly<Partial<Record<Service, string>>>
const SERVICES = ['payment', 'messages', 'mail', 'identity', 'tracking', 'tax'] as const
type Service = (typeof SERVICES)[number]

const START_LIMIT_MS = 10_000
const RETRY_MS = 100
/** How long nobody runs them at most when the server that did has died. */
const WATCH_MS = 1_000
const OUT_OF_REACH =
  '이 데이터베이스를 쓰는 다른 서버가 연습 결제와 연습 우편함을 맡고 있는데 이 컴퓨터에서는 닿지 않습니다.\n' +
  '여러 컴퓨터에서 열려면 모든 서버에 같은 결제·문자·메일 설정(docs/operate.md)을 넣어 주세요.'

/**
 * What a shop that is not public has no keys for it practises: one program on loopback that speaks the vendors' protocols, so that the real
 * adapters are what runs. The servers of one database have one program, whatever their data folders: the first starts it and
 * the others find it in the database; when its server dies another one starts it again at the same addresses with the same
 * journal. A server that cannot reach it (on another machine) refuses to start: what one took, the other could not confirm.
 */
export async function startSandboxes(config: Config, databaseUrl: string, log: Logger): Promise<Sandboxes> {
  const needed = neededBy(config)
  if (needed.length === 0) return { config, mailbox: null, stop: async () => undefined }
  const desk = practiceService(databaseUrl, log)
  let own: Program | null = null

  /** Where they answer; null while another server has the right to run them and they do not answer here. */
  async function ensure(): Promise<Addresses | null> {
    if (own?.isAlive()) return own.addresses
    const place = await desk.read()
    if (place && (await allAnswer(place.addresses, needed))) return place.addresses
    if (!(await desk.mayRun())) return null
    const journal = place && existsSync(place.journal) ? place.journal : join(config.dataDir, 'payment-sandbox.jsonl')
    own = await startProgram(config, place?.addresses ?? {}, needed, journal)
    await desk.write({ addresses: own.addresses, journal })
    return own.addresses
  }

  const addresses = await firstAnswer(ensure)
  if (addresses === null) {
    await desk.close()
    throw new CannotOpen(OUT_OF_REACH)
  }
  // For people and tests who look for the mailbox.
  await writeFile(join(config.dataDir, 'sandboxes.json'), JSON.stringify(addresses))
  const stopping = new AbortController()
  const watching = watch(ensure, addresses, stopping.signal, log)
  return {
    ...led(config, addresses, needed),
    stop: async () => {
      stopping.abort()
      await watching
      await own?.stop()
      await desk.close()
    },
  }
}

async function firstAnswer(ensure: () => Promise<Addresses | null>): Promise<Addresses | null> {
  const until = Date.now() + START_LIMIT_MS
  for (;;) {
    const addresses = await ensure()
    if (addresses !== null || Date.now() > until) return addresses
    await sleep(RETRY_MS)
  }
}

async function watch(
  ensure: () => Promise<Addresses | null>,
  first: Addresses,
  signal: AbortSignal,
  log: Logger,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(WATCH_MS, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    const now = await ensure().catch((error: unknown) => {
      log.warn({ err: error }, 'cannot look after the practice services now')
      return null
    })
    if (now !== null && SERVICES.some((name) => now[name] !== first[name]))
      log.error({ addresses: now }, 'the practice services moved: restart this server')
  }
}

function neededBy(config: Config): readonly Service[] {
  if (config.mode === 'public') return []
  return [
    ...(config.TOSS_SECRET_KEY ? [] : (['payment'] as const)),
    ...(config.SOLAPI_API_KEY && config.SMTP_URL ? [] : (['messages', 'mail'] as const)),
    ...(hasRealProvider(config) ? [] : (['identity'] as const)),
    ...(config.SWEETTRACKER_KEY ? [] : (['tracking'] as const)),
    ...(config.POPBILL_SECRET_KEY ? [] : (['tax'] as const)),
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
    ...(needed.includes('tracking') ? { SWEETTRACKER_API_URL: at.tracking, SWEETTRACKER_KEY: 'practice_key' } : {}),
    ...(needed.includes('tax')
      ? { POPBILL_API_URL: at.tax, POPBILL_LINK_ID: 'PRACTICE', POPBILL_SECRET_KEY: 'cHJhY3RpY2U=' }
      : {}),
  }
  const mailbox = needed.includes('messages') ? `${at.messages}/mailbox` : null
  return { config: { ...config, ...practised }, mailbox }
}

interface Program {
  readonly addresses: Readonly<Record<string, string>>
  isAlive(): boolean
  stop(): Promise<void>
}

/** At the addresses of last time where they are free, so that a payment window left open still works. */
async function startProgram(
  config: Config,
  before: Addresses,
  needed: readonly Service[],
  journal: string,
): Promise<Program> {
  const webhookUrl = config.PORT === 0 ? null : `http://127.0.0.1:${config.PORT}/api/payments/notices`
  const wanted = {
    ...(needed.includes('payment')
      ? {
          payment: { port: portOf(before.payment), journal, webhookUrl },
        }
      : {}),
    ...(needed.includes('identity') ? { identity: { port: portOf(before.identity) } } : {}),
    ...(needed.includes('tracking') ? { tracking: { port: portOf(before.tracking) } } : {}),
    ...(needed.includes('tax') ? { tax: { port: portOf(before.tax) } } : {}),
    ...(needed.includes('messages')
      ? { messages: { port: portOf(before.messages), mailPort: portOf(before.mail) } }
      : {}),
  }
  const child = fork(new URL('../../sandboxes/main.ts', import.meta.url), {
    env: { ...process.env, SANDBOXES: JSON.stringify(wanted) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ports = await Promise.race([
    portsOf(child),
    once(child, 'exit').then(() => Promise.reject(new Error('the practice services did not start'))),
  ])
  const addresses: Record<string, string> = {}
  for (const [name, port] of Object.entries(ports))
    addresses[name] = `${name === 'mail' ? 'smtp' : 'http'}://127.0.0.1:${port}`
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const stop = async () => {
    if (!isAlive()) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  return { addresses, isAlive, stop }
}

const portOf = (url: string | undefined): number => (url ? Number(new URL(url).port) : 0)

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
