import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connectionsInWords } from '#/server/app/invariants/doctor-messages.ts'
import { readConfig, SETTING_NAMES } from '#/server/platform/config.ts'
import { connectionRoom, connectionsOf, jobPoolSize } from '#/server/platform/db/connections.ts'
import { type Work, WORK_LIMITS } from '#/server/platform/db/work-limits.data.ts'
import { serveMetrics } from '#/server/platform/observe/metrics-server.ts'
import { testShop } from '../support/test-shop.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const DOC = read('docs/operate.md')
const named = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** Cells of the table whose head begins with `first`. */
function tableOf(first: string): readonly (readonly string[])[] {
  const [, rows = ''] = DOC.split(`\n| ${first} |`)
  const lines = rows.split('\n\n')[0]?.split('\n').slice(2) ?? []
  return lines.map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')))
}

describe('the settings of docs/operate.md', () => {
  const rows = tableOf('name').map(([names = '', preset = '']) => ({
    names: named(names),
    presets: preset.startsWith('`') ? named(preset) : [],
  }))

  it('are those that the server reads, each once', () => {
    expect(rows.flatMap(({ names }) => names).toSorted()).toEqual([...SETTING_NAMES].toSorted())
  })

  it('have the defaults that the server takes', () => {
    const taken: Readonly<Record<string, unknown>> = { ...readConfig({}), DATA_DIR: '.data' }
    const told = rows.flatMap(({ names, presets }) =>
      names.length === presets.length ? names.map((name, at) => [name, presets[at]]) : [],
    )
    expect(told.length).toBeGreaterThan(9)
    expect(told).toEqual(told.map(([name = '']) => [name, String(taken[name])]))
  })
})

describe('what docs/operate.md says of connections', () => {
  const FORMULA =
    /DATABASE_POOL \+ DATABASE_LIST_POOL \+ \(JOB_CONCURRENCY = 0 \? 0 : (\d+) × JOB_CONCURRENCY \+ (\d+)\) \+ (\d+)/
  const [, perJob, forQueue, always] = (FORMULA.exec(DOC) ?? []).map(Number)

  it.each([
    [16, 4, 2],
    [16, 4, 0],
    [40, 8, 5],
  ])('is how many a process may open: %i, %i, %i', (DATABASE_POOL, DATABASE_LIST_POOL, JOB_CONCURRENCY) => {
    const forJobs = JOB_CONCURRENCY === 0 ? 0 : (perJob ?? 0) * JOB_CONCURRENCY + (forQueue ?? 0)
    const told = DATABASE_POOL + DATABASE_LIST_POOL + forJobs + (always ?? 0)
    expect(connectionsOf({ DATABASE_POOL, DATABASE_LIST_POOL, JOB_CONCURRENCY })).toBe(told)
  })

  it('is true of its own examples', () => {
    const usual = readConfig({})
    expect(DOC).toContain(`= ${connectionsOf(usual)}, so the default`)
    expect(DOC).toContain(`wants ${connectionsOf({ ...usual, JOB_CONCURRENCY: 0 })}.`)
  })

  it('is what the doctor asks a real server, and says in words', async () => {
    const { container } = await testShop()
    const { pool } = container.database
    const setting = async (name: string) =>
      Number((await pool.query<{ value: string }>('select current_setting($1) as value', [name])).rows[0]?.value)
    const [most, ours] = [await setting('max_connections'), await setting('superuser_reserved_connections')]
    // 97 of 100, as the text says.
    expect(ours).toBe(3)
    const room = await connectionRoom(pool, container.config)
    expect(room.room).toBe(most - ours)
    const fits = Math.floor((most - ours) / connectionsOf(container.config))
    expect(connectionsInWords(room)).toContain(`프로세스 ${fits}개까지`)
    const tooMany = await connectionRoom(pool, { ...container.config, DATABASE_POOL: most })
    expect(connectionsInWords(tooMany)).toContain('max_connections를 늘리거나')
  })
})

describe('what docs/operate.md says of time', () => {
  const KINDS: readonly (readonly [string, Work])[] = [
    ['people', 'request'],
    ['lists', 'list'],
    ['jobs', 'job'],
    ['doctor', 'check'],
  ]
  const UNITS: Readonly<Record<string, number>> = { s: 1_000, min: 60_000 }
  const time = (text: string) => {
    const [, amount, unit = ''] = /^(\d+) (s|min)$/.exec(text) ?? []
    return Number(amount) * (UNITS[unit] ?? Number.NaN)
  }

  it.each(KINDS)('is how long the database works: %s', (word, work) => {
    const row = tableOf('kind of work').find(([kind = '']) => kind.startsWith(word))
    const { statement, lock, idleInTransaction, answer } = WORK_LIMITS[work]
    expect(row?.slice(2).map(time)).toEqual([statement, lock, idleInTransaction, answer])
  })

  it('gives jobs the connections that they have', () => {
    const jobs = tableOf('kind of work').find(([kind]) => kind === 'jobs')
    const [, times, more] = (/^(\d+) × `JOB_CONCURRENCY` \+ (\d+)$/.exec(jobs?.[1] ?? '') ?? []).map(Number)
    expect(jobPoolSize({ JOB_CONCURRENCY: 7 })).toBe((times ?? 0) * 7 + (more ?? 0))
  })
})

describe('what docs/operate.md tells to run and to watch', () => {
  it('are commands that are there, with words that they know', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
    const doctor = read('scripts/doctor.ts') + read('src/server/app/invariants/doctor-messages.ts')
    const known: Readonly<Record<string, string>> = { doctor, owner: read('scripts/owner.ts') }
    const told = [...DOC.matchAll(/npm (?:run )?([a-z:]+)((?: --)?(?: --[a-z]+)*)/g)]
    expect(told.length).toBeGreaterThan(8)
    for (const [, command = '', words = ''] of told) {
      expect(Object.keys(scripts)).toContain(command)
      for (const [, word = ''] of words.matchAll(/--([a-z]+)/g)) expect(known[command]).toContain(`--${word}`)
    }
  })

  it('are figures that a process serves', async () => {
    const { container } = await testShop()
    const server = await serveMetrics(container.metrics, { host: '127.0.0.1', port: 0 })
    const text = await (await fetch(server.address)).text()
    await server.stop()
    const figures = tableOf('figure').flatMap(([figure = '']) => named(figure))
    expect(figures.length).toBeGreaterThan(8)
    for (const figure of figures) {
      // A histogram has its _count only after the first call.
      const name = figure.replace(/\{.*$/, '').replace(/_count$/, '')
      expect(text).toContain(`# TYPE ${name} `)
    }
  })
})
