import { mkdir } from 'node:fs/promises'
import { readConfig } from '#/server/platform/config.ts'
import { checkDatabaseHealth } from '#/server/platform/db/check-health.ts'
import { keepJobRunner } from '#/server/platform/jobs/keep-job-runner.ts'
import { serveMetrics } from '#/server/platform/observe/metrics-server.ts'
import { createLog } from '#/server/platform/log.ts'
import { buildApp } from './build-app.ts'
import { createContainer } from './container.ts'
import { demoAccountLines } from './demo-accounts.ts'
import { drainOf } from './drain.ts'
import { prepareDatabase } from './prepare-database.ts'
import { seed } from './seed.ts'
import { startFailure } from './start-failure.ts'
import { startSandboxes } from './start-sandboxes.ts'

const STOP_LIMIT_MS = 30_000

/** What has been opened, to be closed the other way round: when the shop stops, and when it could not open after all. */
const opened: (() => Promise<unknown>)[] = []

async function closeOpened(): Promise<void> {
  for (const close of opened.splice(0).toReversed()) await close()
}

/** Starts one server process and returns when it listens. */
async function main(): Promise<void> {
  const given = readConfig(process.env)
  const log = createLog(given)
  await mkdir(given.dataDir, { recursive: true, mode: 0o700 })
  const prepared = await prepareDatabase(given, log)
  opened.push(() => prepared.release())
  const sandboxes = await startSandboxes(given, prepared.url, log)
  opened.push(() => sandboxes.stop())
  const { config, mailbox } = sandboxes
  const container = createContainer({ config, databaseUrl: prepared.url, log })
  opened.push(() => container.close())
  await checkDatabaseHealth(container.database.db)
  const app = await buildApp(container, { shedLoad: true, checkResponses: false })
  const drain = drainOf(app)
  await seed(container)
  await container.live.start()
  const runner =
    config.JOB_CONCURRENCY === 0
      ? null
      : await keepJobRunner(prepared.url, container.jobs.handlers(), log, config.JOB_CONCURRENCY)
  if (runner) opened.push(() => runner.stop())
  if (config.METRICS_PORT !== undefined) {
    const metrics = await serveMetrics(container.metrics, { host: config.METRICS_HOST, port: config.METRICS_PORT })
    opened.push(() => metrics.stop())
    log.info({ metrics: metrics.address }, 'figures')
  }
  const address = await app.listen({ host: config.HOST, port: config.PORT })
  log.info({ address, data: config.dataDir }, 'listening')
  const practice = mailbox === null ? '' : `보낸 문자와 메일 (연습용 우편함): ${mailbox}\n`
  process.stdout.write(
    `\n${address}\n${practice}처음 넣어 둔 계정 (바꾸지 않았다면):\n${demoAccountLines().join('\n')}\n\n`,
  )

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // What is still running by then is done again after the next start.
    exitAfterLimit()
    // Somebody at the keyboard is not a load balancer and need not be waited for.
    if (signal === 'SIGTERM') await drain.begin(config.DRAIN_MS)
    await app.close()
    await closeOpened()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

const exitAfterLimit = () => setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()

await main().catch(async (error: unknown) => {
  process.stderr.write(`\n가게를 열지 못했습니다.\n${startFailure(error)}\n`)
  exitAfterLimit()
  await closeOpened().catch(() => undefined)
  process.exit(1)
})
