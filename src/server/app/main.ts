import type { Logger } from 'pino'
import { readConfig } from '#/server/platform/config.ts'
import { askForShipped } from '#/server/features/content/archive/shipped/lay-shipped.ts'
import { sealAtStart } from '#/server/features/privacy/secrets/seal-at-start.ts'
import { checkDatabaseHealth } from '#/server/platform/db/check-health.ts'
import { keepJobLanes } from '#/server/platform/jobs/keep-job-lanes.ts'
import { serveMetrics } from '#/server/platform/observe/metrics-server.ts'
import { createLog } from '#/server/platform/log.ts'
import { keepRemovingOldWork } from '#/server/platform/work-folder.ts'
import { buildApp } from './build-app.ts'
import { createContainer } from './container.ts'
import { closeDemoDoors } from './demo-doors.ts'
import { drainOf } from './drain.ts'
import { databaseIsAway } from './hanging-database.ts'
import { jobLanes } from './job-lanes.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { firstOwnerLink } from './owner/first-owner-link.ts'
import { openingMessages } from './opening-messages.ts'
import { prepareDatabase } from './prepare-database.ts'
import { requireReadyToOpen } from './public-shop.ts'
import { seed } from './seed.ts'
import { practiceOrders, rememberPast, requireAdoptable } from './shop-past.ts'
import { startFailure } from './start-failure.ts'
import { startSandboxes } from './start-sandboxes.ts'
import type { OpenWeb } from './web/web-build.ts'
import { openWebBuild } from './web/web-build.ts'

const STOP_LIMIT_MS = 30_000
/** Without its database a server has nothing to finish. */
const STOP_WITHOUT_DATABASE_MS = 3_000

/** What has been opened, to be closed the other way round: when the shop stops, and when it could not open after all. */
const opened: (() => Promise<unknown>)[] = []
let stopping = false

/** Told to stop while it starts, a shop opens nothing more. */
class StoppedEarly extends Error {}

function closeLater(close: () => Promise<unknown>): void {
  opened.push(close)
  if (stopping) throw new StoppedEarly()
}

async function closeOpened(): Promise<void> {
  for (const close of opened.splice(0).toReversed()) await close()
}

/** Ends the work with those who are being served; what was opened is closed afterwards. */
type TakeLeave = (signal: string) => Promise<void>

/** Starts one server process and returns when it listens. */
async function main(openWeb: OpenWeb): Promise<TakeLeave> {
  const given = readConfig(process.env)
  requireReadyToOpen(given)
  const log = createLog(given)
  await makeDataFolder(given.dataDir)
  const prepared = await prepareDatabase(given, log)
  const databaseNeeded = new AbortController()
  closeLater(() => {
    databaseNeeded.abort()
    return prepared.release()
  })
  const stopRemoving = keepRemovingOldWork(log)
  closeLater(async () => stopRemoving())
  const sandboxes = await startSandboxes(given, prepared.url, log)
  closeLater(() => sandboxes.stop())
  const { config, mailbox } = sandboxes
  const container = createContainer({ config, databaseUrl: prepared.url, log })
  closeLater(() => container.close())
  await checkDatabaseHealth(container.database.db)
  await requireAdoptable(container)
  await rememberPast(container)
  const strictAnswers = openWeb !== openWebBuild
  const app = await buildApp(container, { overloadMs: config.OVERLOAD_MS, strictAnswers, openWeb })
  const drain = drainOf(app)
  await seed(container)
  await askForShipped(container)
  const closed = config.mode === 'public' ? await closeDemoDoors(container) : []
  const unpaid = config.mode === 'public' ? await practiceOrders(container.database.db) : []
  await sealAtStart(container)
  const firstOwner = await firstOwnerLink(container)
  await container.live.start()
  const runner =
    config.JOB_CONCURRENCY === 0
      ? null
      : await keepJobLanes(prepared.url, jobLanes(container.jobs.handlers(), config.JOB_CONCURRENCY), log)
  if (runner) closeLater(() => runner.stop())
  if (config.METRICS_PORT !== undefined) {
    const metrics = await serveMetrics(container.metrics, { host: config.METRICS_HOST, port: config.METRICS_PORT })
    closeLater(() => metrics.stop())
    log.info({ metrics: metrics.address }, 'figures')
  }
  closeLater(() => app.close())
  const address = await app.listen({ host: config.HOST, port: config.PORT })
  log.info({ address, data: config.dataDir }, 'listening')
  process.stdout.write(
    openingMessages({ address, mode: config.mode, mailbox, closed, practiceOrders: unpaid, firstOwner }),
  )

  void prepared.lost.then((error) => {
    process.stderr.write(`\n데이터베이스를 다시 시작하지 못해 가게를 닫습니다. ${error.message}\n`)
    log.fatal({ err: error }, 'the database is lost')
    exitAfterLimit(STOP_WITHOUT_DATABASE_MS)
    process.exitCode = 1
    void stop('database lost', takeLeave)
  })
  const takeLeave: TakeLeave = async (signal) => {
    log.info({ signal }, 'stopping')
    void exitWhenItIsAway(prepared.url, databaseNeeded.signal, log)
    // Somebody at the keyboard is not a load balancer and need not be waited for.
    if (signal === 'SIGTERM') await drain.begin(config.DRAIN_MS)
  }
  return takeLeave
}

async function stop(signal: string, takeLeave: TakeLeave): Promise<void> {
  if (stopping) return
  stopping = true
  // What is still running by then is done again after the next start.
  exitAfterLimit(STOP_LIMIT_MS, '멈추라는 말을 듣고 30초 안에 하던 일을 마치지 못해 그대로 닫습니다.')
  await takeLeave(signal)
  await closeOpened()
  // The queue tries for a minute to listen again to a database that is gone.
  process.exit()
}

/**
 * What waits for a database that hangs or is gone is lost as if it had died: nothing of it was committed, or it is done again. Nor are
 * jobs waited for that could not write down what they did.
 */
async function exitWhenItIsAway(url: string, needed: AbortSignal, log: Logger): Promise<void> {
  if (!(await databaseIsAway(url, needed))) return
  log.error('the database does not answer; stopping without it')
  process.exit(1)
}

function exitAfterLimit(limit: number, said = ''): void {
  setTimeout(() => {
    if (said) process.stderr.write(`\n${said}\n`)
    process.exit(1)
  }, limit).unref()
}

/** The whole process: a shop that listens until it is told to stop, or the reason why not and an end. */
export async function openShop(openWeb: OpenWeb): Promise<void> {
  let takeLeave: TakeLeave | null = null
  const onSignal = (signal: string) => {
    if (takeLeave) return void stop(signal, takeLeave)
    stopping = true
    exitAfterLimit(STOP_LIMIT_MS)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
  try {
    takeLeave = await main(openWeb)
    if (stopping) throw new StoppedEarly()
  } catch (error) {
    if (!stopping) process.stderr.write(`\n가게를 열지 못했습니다.\n${startFailure(error)}\n`)
    exitAfterLimit(STOP_LIMIT_MS)
    await closeOpened().catch(() => undefined)
    process.exit(stopping ? 0 : 1)
  }
}

if (import.meta.main) await openShop(openWebBuild)
