import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { nthUuid } from '#tests/support/many-orders.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { filesInWords, readFlags } from './doctor-messages.ts'
import { checkStoredFiles, type FileScope } from './stored-files.ts'

const FILES = 2_600
const BYTES = Buffer.from('한 장')
let shop: TestShop
let most = 0
let lost: ReadonlySet<string> = new Set()
let changed: ReadonlySet<string> = new Set()
const seen = new Set<string>()

/** Counts who looks at once. */
let looking = 0
const storage = {
  sizeOf: async (key: string) => {
    looking += 1
    most = Math.max(most, looking)
    await new Promise((resolve) => setImmediate(resolve))
    looking -= 1
    seen.add(key)
    return lost.has(key) ? null : BYTES.length
  },
  open: async (key: string) => Readable.from([changed.has(key) ? Buffer.from('다른 장') : BYTES]),
}

beforeAll(async () => {
  shop = await testShop()
  await shop.container.database.pool.query(
    `insert into file (id, owner_kind, name, purpose, bytes, sha256, content_type, storage_key, state, created_at, completed_at)
     select ${nthUuid(0x80000000, 'n')}, 'shop', n || '.pdf', 'material', $1, $2, 'application/pdf', 'k' || n, 'ready', now(),
       now() - make_interval(mins => ${FILES} - n)
     from generate_series(1, ${FILES}) n`,
    [BYTES.length, createHash('sha256').update(BYTES).digest('hex')],
  )
})

const check = (scope: FileScope, deep = false) => {
  seen.clear()
  most = 0
  return checkStoredFiles(shop.container.database.pool, storage, { scope, deep })
}

describe('looking whether acknowledged files are there', () => {
  it('looks at each of all once, batch by batch and several at a time', async () => {
    expect(await check({ kind: 'all' })).toMatchObject({ looked: FILES, wrongInAll: 0 })
    expect(seen.size).toBe(FILES)
    expect(most).toBeGreaterThan(4)
    expect(most).toBeLessThanOrEqual(16)
  })

  it('looks at the newest and at some of the others when it is not told to look at all', async () => {
    const { looked } = await check({ kind: 'sample', each: 600 })
    expect(looked).toBeGreaterThanOrEqual(600)
    expect(looked).toBeLessThanOrEqual(1_200)
    for (let n = FILES; n > FILES - 600; n -= 1) expect(seen.has(`k${n}`)).toBe(true)
  })

  it('looks at what came since a day', async () => {
    const day = new Date(Date.now() - 700.5 * 60_000)
    expect(await check({ kind: 'since', day })).toMatchObject({ looked: 701 })
  })

  it('names what is lost, but not without end, and counts all of it', async () => {
    lost = new Set(Array.from({ length: 300 }, (_, n) => `k${n + 1}`))
    const outcome = await check({ kind: 'all' })
    lost = new Set()
    expect(outcome.wrongInAll).toBe(300)
    expect(outcome.wrong).toHaveLength(100)
    expect(outcome.wrong[0]).toMatch(/1\.pdf$/)
  })

  it('sees another content of the same size only when it reads it', async () => {
    changed = new Set(['k7'])
    expect((await check({ kind: 'all' })).wrongInAll).toBe(0)
    expect((await check({ kind: 'all' }, true)).wrong).toEqual([expect.stringMatching(/ 7\.pdf$/)])
    changed = new Set()
  })

  it('says what it looked at', () => {
    const said = (args: readonly string[]) => filesInWords(readFlags(args), { looked: 2_000, wrong: [], wrongInAll: 0 })
    expect(said([])).toContain('최근 것과 무작위로 고른 것 2,000번, 전체는 --deep, 크기만')
    expect(said(['--deep'])).toContain('전체 2,000개, 내용의 확인값까지')
    expect(said(['--since=2026-11-01'])).toContain('그날부터의 2,000개, 크기만')
    expect(() => readFlags(['--since=어제'])).toThrow('--since=2026-11-01')
  })
})
