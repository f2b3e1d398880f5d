import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { seededRandom } from '../support/seeded-random.ts'
import { closeTestShops, type TestShop } from '../support/test-shop.ts'
import { type StorageTrouble, troubleStorage } from '../support/troubled-storage.ts'
import { hours, makersOf, standings } from './storage-troubles.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261124)
const TROUBLES: readonly StorageTrouble[] = ['full', 'silent', 'half', 'read-only']
/** The round of every test run meets one trouble, by its day; long runs meet each, often. */
const ROUNDS = Number(process.env['TORTURE_ROUNDS'] ?? 1)
/** More than the attempts of any of the jobs. */
const HOURS = 9
const HEALED = ['binding joined', 'ebook made', 'fix ready', 'plates done', 'proof published']

afterAll(closeTestShops)

/** Objects of the storage that no row names, once the jobs that clear away have had their day. */
async function strays(shop: TestShop): Promise<readonly string[]> {
  const { pool } = shop.container.database
  await pool.query(`update graphile_worker._private_jobs set run_at = now()
    where key ~ '(drop-un|unless-kept)'`)
  await shop.runJobs()
  const root = join(shop.container.config.dataDir, 'files/objects')
  const there = await readdir(root, { recursive: true, withFileTypes: true })
  const stored = there
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
  const { rows } = await pool.query<{ key: string }>(`
    select storage_key as key from file where state = 'ready'
    union select storage_key from preflight_page
    union select storage_key from canonical_copy where storage_key is not null
    union select storage_key from press_packages where storage_key is not null
    union select screen_key from proof_pages union select thumb_key from proof_pages
    union select 'written/' || id || '-' || one from written_pictures, unnest(widths) one`)
  const named = new Set(rows.map(({ key }) => key))
  expect(rows.map(({ key }) => key).filter((key) => !stored.includes(key))).toEqual([])
  return stored.filter((key) => !named.has(key))
}

test(`all that is made of files, while the storage is full, silent or answers half (seed ${SEED}, ${ROUNDS} rounds)`, async () => {
  const random = seededRandom(SEED)
  const { shop, round: prepared } = await makersOf()
  const storage = troubleStorage(shop.container.storage, () => random() < 0.8)
  const first = Math.floor(random() * TROUBLES.length)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { atOnce, behind } = await prepared(round)
    const trouble = TROUBLES[(first + round) % TROUBLES.length] ?? 'full'
    storage.trouble = trouble
    for (const [name, ask] of Object.entries(behind)) expect([name, (await ask()).status]).toEqual([name, 200])
    for (const [name, ask] of Object.entries(atOnce))
      for (let times = 0; times < 3; times += 1)
        expect([200, trouble === 'full' ? 507 : 503], `${trouble} ${name}`).toContain((await ask()).status)
    await hours(shop, HOURS)
    storage.trouble = null
    await hours(shop, 2)
    expect(await standings(shop), trouble).toEqual(HEALED)
    for (const [name, ask] of Object.entries(atOnce)) expect([name, (await ask()).status]).toEqual([name, 200])
  }
  expect(storage.spoiled).toBeGreaterThan(10)
  expect(await strays(shop)).toEqual([])
  expect((await shop.brokenInvariants()).filter((broken) => !broken.startsWith('I7'))).toEqual([])
})
