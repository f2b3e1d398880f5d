import { pino } from 'pino'
import { createStorage } from '#/server/app/create-storage.ts'
import { askInvariants } from '#/server/app/invariants/broken-invariants.ts'
import { connectionsInWords, filesInWords, readFlags } from '#/server/app/invariants/doctor-words.ts'
import { shopParts } from '#/server/app/invariants/sandboxed-parts.ts'
import { checkStoredFiles } from '#/server/app/invariants/stored-files.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { readConfig } from '#/server/platform/config.ts'
import { checkDatabaseHealth } from '#/server/platform/db/check-health.ts'
import { connectionRoom } from '#/server/platform/db/connections.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { WORK_LIMITS } from '#/server/platform/db/work-limits.data.ts'

/**
 * `npm run doctor [-- --deep] [-- --since=2026-11-01]`: asks the shop of these settings whether its promises hold and which
 * parts are still practice. It changes nothing but missing migrations.
 */
const PROGRESS_MS = 5_000
const flags = readFlags(process.argv.slice(2))
const config = readConfig(process.env)
const log = pino({ level: 'error' })
const prepared = await prepareDatabase(config, log)
const database = openDatabase(prepared.url, log, { size: 4, limits: WORK_LIMITS.check, name: 'jikji-doctor' })
let broken = 0

function say(ok: boolean, line: string, details: readonly string[] = []): void {
  if (!ok) broken += 1
  process.stdout.write(`${ok ? '✓' : '✗'} ${line}\n${details.map((detail) => `    ${detail}\n`).join('')}`)
}

/** On the side, so that the answer itself stays as short as it is. */
function progress(): (looked: number) => void {
  let told = performance.now()
  return (looked) => {
    if (performance.now() - told < PROGRESS_MS) return
    told = performance.now()
    process.stderr.write(`  … 파일 ${looked}개째\n`)
  }
}

try {
  await checkDatabaseHealth(database.db)
  say(true, '데이터베이스가 한국어를 압니다.')
  const room = await connectionRoom(database.pool, config)
  process.stdout.write(`${room.enough ? '✓' : '!'} ${connectionsInWords(room)}\n`)
  for await (const { id, says, broken: what } of askInvariants(database.pool))
    say(what.length === 0, `${id} ${says}`, what)
  const files = await checkStoredFiles(database.pool, createStorage(config).storage, {
    ...flags,
    onProgress: progress(),
  })
  say(files.wrongInAll === 0, filesInWords(flags, files), files.wrong)
  process.stdout.write('\n')
  for (const { name, real, says } of shopParts(config))
    process.stdout.write(`${real ? '실제' : '연습'}  ${name}: ${says}\n`)
  process.stdout.write(`\n${broken === 0 ? '모든 약속이 지켜지고 있습니다.' : `지켜지지 않은 약속: ${broken}`}\n`)
} finally {
  await database.close()
  await prepared.release()
}
process.exit(broken === 0 ? 0 : 1)
