import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { inject as provided } from 'vitest'
import type { Endpoint } from '#/contract/endpoint.ts'
import { buildApp } from '#/server/app/build-app.ts'
import { type Container, createContainer } from '#/server/app/container.ts'
import { createWorkers } from '#/server/app/create-workers.ts'
import { brokenInvariants } from '#/server/app/invariants/broken-invariants.ts'
import { readConfig } from '#/server/platform/config.ts'
import { drainJobs } from '#/server/platform/jobs/run-jobs.ts'
import type { PaymentGateway } from '#/server/ports/payment-gateway.ts'
import type { Authenticator } from '#/server/platform/sessions/authenticator.ts'
import { administration } from './administration.ts'
import { type Answer, callApp, type CallOptions } from './call-app.ts'
import { type Callers, createCallers, visitor, type VisitorCaller } from './callers.ts'
import { deadlocksOfEnded } from './deadlocks.ts'
import { watchLockOrder } from './lock-order-watch.ts'
import { MovableClock } from './movable-clock.ts'
import { Outbox } from './outbox.ts'
import { urlOf } from './template-database.ts'

export interface TestShop extends Callers {
  readonly app: FastifyInstance
  readonly container: Container
  readonly clock: MovableClock
  /** What was sent to people, and how the messengers shall behave. */
  readonly outbox: Outbox
  readonly databaseUrl: string
  readonly authenticator: Authenticator
  /** Asks the real app; an endpoint that wants an idempotency key gets a fresh one unless `key` is given. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Answer<E>>
  visitor(): VisitorCaller
  /** Runs the jobs that are due by the shop's clock, and those that they add, until none is left. */
  runJobs(): Promise<void>
  /** Starts a second server process's worth of the shop on the same database. */
  another(): Promise<TestShop>
  /** What of the shop's promises does not hold, e.g. `I3 20261120-AAAAAA`; expect an empty list after every history. */
  brokenInvariants(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface TestShopOptions {
  readonly env?: Readonly<Record<string, string>>
  /** How many the test file provokes on purpose; more fail it. */
  readonly deadlocks?: number
  /** Instead of the one that `env` says. */
  readonly gateway?: PaymentGateway
  /** How long who wants a connection waits for one; a minute unless given, for the machine may be busy. */
  readonly connectMs?: number
  /** Silent unless given. */
  readonly log?: Logger
}

let count = 0
/** Shared by the shops of all files that this process tests: each would spend longer on starting them than on its files. They end with it. */
const workers = createWorkers()

/** The real app with all routes on a database of its own; closed and dropped when the test file is finished. */
export async function testShop(options: TestShopOptions = {}): Promise<TestShop> {
  const adminUrl = provided('adminUrl')
  const admin = administration(adminUrl)
  const name = `shop_${process.pid}_${Date.now().toString(36)}_${(count += 1)}`
  await admin.query(`create database ${name} template ${provided('template')} strategy file_copy`)
  // Which statements waited for each other is only in the server's log.
  await admin.query(`alter database ${name} set log_min_messages to error`)
  const dataDir = await mkdtemp(join(tmpdir(), 'jikji-test-'))
  const databaseUrl = urlOf(adminUrl, name)
  const lockFaults = new Set<string>()
  const shop = await openShop(databaseUrl, dataDir, options, new Outbox(), lockFaults)
  await shop.container.database.pool.query(WAITS_FOR_SHOPS_CLOCK)
  finishing.push(async () => {
    await shop.close()
    const deadlocks = await deadlocksOfEnded(admin, name)
    await admin.query(`drop database if exists ${name} with (force)`)
    await rm(dataDir, { recursive: true, force: true })
    // A deadlock that was broken and tried again looks like success; it is a fault of the run all the same.
    if (deadlocks > (options.deadlocks ?? 0)) throw new Error(`PostgreSQL broke ${deadlocks} deadlocks`)
    if (lockFaults.size > 0) throw new Error(`locked against the one order:\n${[...lockFaults].join('\n')}`)
  })
  return shop
}

async function openShop(
  databaseUrl: string,
  dataDir: string,
  options: TestShopOptions,
  outbox: Outbox,
  lockFaults: Set<string>,
): Promise<TestShop> {
  const clock = new MovableClock()
  const log = options.log ?? pino({ level: process.env['TEST_LOG'] ?? 'silent' })
  const config = readConfig({ RATE_SCALE: '0', ...options.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  const container = createContainer({
    config,
    databaseUrl,
    log,
    clock,
    messenger: outbox.messenger,
    mailPatience: { usual: 600_000, hurried: 600_000 },
    connectMs: options.connectMs ?? 60_000,
    workers,
    ...(options.gateway ? { gateway: options.gateway } : {}),
  })
  watchLockOrder(container.database.pool, lockFaults)
  watchLockOrder(container.jobDatabase.pool, lockFaults)
  const authenticator = testAuthenticator(container)
  const app = await buildApp(container, { overloadMs: 0, strictAnswers: true, authenticator, turnMs: 600_000 })
  await container.live.start()
  await app.ready()
  const others: TestShop[] = []
  return {
    app,
    container,
    clock,
    outbox,
    databaseUrl,
    authenticator,
    ...createCallers(container),
    visitor,
    call: (endpoint, callOptions = {}) => callApp(app, endpoint, callOptions),
    runJobs: () => runDueJobs(container, clock),
    another: async () => {
      const other = await openShop(databaseUrl, dataDir, options, outbox, lockFaults)
      others.push(other)
      return other
    },
    brokenInvariants: async () => (await brokenInvariants(container.database.pool)).filter((one) => !LATE.test(one)),
    close: async () => {
      for (const other of others) await other.close()
      await app.close()
      await container.close()
    },
  }
}

/**
 * The queue keeps time by the database, a shop by a clock that tests move. What is asked for at a time of its own lies a thousand
 * years ahead until the shop's clock has come there: else a test would change its outcome on the day that it speaks of. What
 * failed lies there too: else it would be tried again by a busy machine sooner than by a quiet one.
 */
const WAITS_FOR_SHOPS_CLOCK = `
  create function lie_ahead() returns trigger language plpgsql as $$
  begin
    new.run_at := new.run_at + interval '1000 years';
    return new;
  end $$;
  create trigger lie_ahead before insert on graphile_worker._private_jobs
    for each row when (new.run_at <> now()) execute function lie_ahead();
  create trigger lie_ahead_after_failure before update on graphile_worker._private_jobs
    for each row when (old.locked_at is not null and new.locked_at is null and new.run_at > now())
    execute function lie_ahead();`

/** Work of a test's shop waits until the test runs it, on a busy machine longer than the minute that a shop promises. */
const LATE = /^I10 .* \(late\)$/
/** A clock that was set to a day before today, not one that stands while a slow test goes on. */
const LONG_AGO_MS = 300_000

/**
 * Takes what is due by the shop's clock and what that asks for, each once: what fails waits for the next time that anybody asks.
 * It is due then where the shop's clock has come to its time, and where that was set to the past.
 */
async function runDueJobs(container: Container, clock: MovableClock): Promise<void> {
  const { pool } = container.database
  const inThePast = Date.now() - clock.now().getTime() > LONG_AGO_MS
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now()
      where attempts > 0 and attempts < max_attempts and locked_at is null
        and ($2 or run_at <= $1 or run_at between now() + interval '500 years' and $1::timestamptz + interval '1000 years')`,
    [clock.now(), inThePast],
  )
  for (;;) {
    await pool.query(
      `update graphile_worker._private_jobs set run_at = now()
        where attempts = 0 and run_at > now()
          and (run_at <= $1 or run_at between now() + interval '500 years' and $1::timestamptz + interval '1000 years')`,
      [clock.now()],
    )
    await drainJobs(pool, container.jobs.handlers(), container.log)
    const { rowCount } = await pool.query(
      `select 1 from graphile_worker._private_jobs
        where attempts < max_attempts and (run_at <= now()
          or attempts = 0 and run_at between now() + interval '500 years' and $1::timestamptz + interval '1000 years') limit 1`,
      [clock.now()],
    )
    if (!rowCount) return
  }
}

/** Believes the header of the test callers; anybody else is who their tokens say. */
const testAuthenticator = ({ authenticator }: Container): Authenticator => ({
  authenticate: async (request) => {
    const header = request.headers['test-principal']
    return typeof header === 'string' ? { principal: JSON.parse(header) } : authenticator.authenticate(request)
  },
})

/** What the shops of the test file that runs now leave behind. */
const finishing: (() => Promise<void>)[] = []

/** Closes the shops of a test file and drops their databases. */
export async function closeTestShops(): Promise<void> {
  for (const finish of finishing.splice(0)) await finish()
}
