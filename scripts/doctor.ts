import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { createStorage } from '#/server/app/create-storage.ts'
import { checkInvariants } from '#/server/app/invariants/broken-invariants.ts'
import { shopParts } from '#/server/app/invariants/sandboxed-parts.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { readConfig } from '#/server/platform/config.ts'
import { checkDatabaseHealth } from '#/server/platform/db/check-health.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { WORK_LIMITS } from '#/server/platform/db/work-limits.data.ts'
import type { Storage } from '#/server/ports/storage.ts'

/**
 * `npm run doctor [-- --deep]`: asks the shop of these settings whether its promises hold and which parts are still practice.
 * It changes nothing but missing migrations. `--deep` reads every file and compares its hash.
 */
const deep = process.argv.includes('--deep')
const config = readConfig(process.env)
const log = pino({ level: 'error' })
const prepared = await prepareDatabase(config, log)
const database = openDatabase(prepared.url, log, { size: 4, limits: WORK_LIMITS.check, name: 'jikji-doctor' })
let broken = 0

function say(ok: boolean, line: string, details: readonly string[] = []): void {
  if (!ok) broken += 1
  process.stdout.write(`${ok ? '✓' : '✗'} ${line}\n${details.map((detail) => `    ${detail}\n`).join('')}`)
}

/** Acknowledged files whose content is missing or of another size, or with `--deep` of another hash. */
async function missingFiles(storage: Storage): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ id: string; name: string; key: string; bytes: number; sha256: string }>(
    `select id, name, storage_key as key, bytes, sha256 from file where state = 'ready' order by id`,
  )
  const wrong: string[] = []
  for (const { id, name, key, bytes, sha256 } of rows) {
    const right = (await storage.sizeOf(key)) === bytes && (!deep || (await hashOf(storage, key)) === sha256)
    if (!right) wrong.push(`${id} ${name}`)
  }
  return wrong
}

async function hashOf(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of await storage.open(key)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

try {
  await checkDatabaseHealth(database.db)
  say(true, '데이터베이스가 한국어를 압니다.')
  for (const { id, says, broken: what } of await checkInvariants(database.pool))
    say(what.length === 0, `${id} ${says}`, what)
  const missing = await missingFiles(createStorage(config).storage)
  say(
    missing.length === 0,
    `I6c 올라온 파일의 내용이 저장소에 그대로 있습니다${deep ? '(확인값까지 비교)' : ''}.`,
    missing,
  )
  process.stdout.write('\n')
  for (const { name, real, says } of shopParts(config))
    process.stdout.write(`${real ? '실제' : '연습'}  ${name}: ${says}\n`)
  process.stdout.write(`\n${broken === 0 ? '모든 약속이 지켜지고 있습니다.' : `지켜지지 않은 약속: ${broken}`}\n`)
} finally {
  await database.close()
  await prepared.release()
}
process.exit(broken === 0 ? 0 : 1)
