import { pino } from 'pino'
import { daysBefore } from '#/lib/seoul-time.ts'
import { checkBucket } from '#/server/adapters/storage/s3/check-bucket.ts'
import { createStorage, s3SettingsOf } from '#/server/app/create-storage.ts'
import { askInvariants } from '#/server/app/invariants/broken-invariants.ts'
import { connectionsInWords, filesInWords, readFlags } from '#/server/app/invariants/doctor-messages.ts'
import { gatewayToAsk } from '#/server/app/invariants/gateway-to-ask.ts'
import { shopParts } from '#/server/app/invariants/sandboxed-parts.ts'
import { checkStoredFiles } from '#/server/app/invariants/stored-files.ts'
import { openDoors } from '#/server/app/open-doors.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { gatewayDifferences } from '#/server/features/money/payments/ask-gateway.ts'
import { readConfig } from '#/server/platform/config.ts'
import { checkDatabaseHealth } from '#/server/platform/db/check-health.ts'
import { connectionRoom } from '#/server/platform/db/connections.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { WORK_LIMITS } from '#/server/platform/db/work-limits.data.ts'
import { createPasswords } from '#/server/platform/passwords/passwords.ts'
import { sealedByOthers } from '#/server/features/privacy/secrets/reseal.ts'
import { sealerOf } from '#/server/platform/sealer.ts'

/**
 * `npm run doctor [-- --deep] [-- --since=2026-11-01]`: asks the shop of these settings whether its promises hold and which
 * parts are still practice. It changes nothing but missing migrations. `--deep` reads every file and compares its hash, and
 * asks the payment gateway what it holds of the payments of the last days and of all that are open.
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

const GATEWAY_DAYS = 30
const MOST_ASKED = 2_000

async function askGateway(): Promise<void> {
  const gateway = await gatewayToAsk(config, database.pool, log)
  if (!gateway) return say(true, 'I15d 연습 결제사가 꺼져 있어 잔액을 묻지 않았습니다.')
  const since = daysBefore(new Date(), GATEWAY_DAYS)
  const { asked, differences } = await gatewayDifferences(database.db, gateway, {
    since,
    limit: MOST_ASKED,
  })
  say(
    differences.length === 0,
    `I15d 결제사에 물은 ${asked}건의 잔액이 장부와 같습니다.`,
    differences.map(
      ({ gatewayOrderId, gateway: held, books }) => `${gatewayOrderId} 결제사 ${held ?? '답 없음'} / 장부 ${books}`,
    ),
  )
}

try {
  await checkDatabaseHealth(database.db)
  say(true, '데이터베이스가 한국어를 압니다.')
  const room = await connectionRoom(database.pool, config)
  process.stdout.write(`${room.enough ? '✓' : '!'} ${connectionsInWords(room)}\n`)
  for await (const { id, says, broken: what } of askInvariants(database.pool))
    say(what.length === 0, `${id} ${says}`, what)
  const { storage } = createStorage(config)
  say(await storage.takesUploads(), '파일을 올릴 자리가 있습니다(디스크에 1 GiB 넘게 비어 있음).')
  const files = await checkStoredFiles(database.pool, storage, {
    ...flags,
    onProgress: progress(),
  })
  say(files.wrongInAll === 0, filesInWords(flags, files), files.wrong)
  if (flags.deep) await askGateway()
  const s3 = s3SettingsOf(config)
  const pages = new URL(config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).origin
  for (const { ok, says } of s3 ? await checkBucket(s3, pages) : []) say(ok, says)
  const doors = await openDoors({ config, database, passwords: createPasswords() })
  if (config.mode === 'public') {
    if (doors.length === 0) say(true, '열린 문이 없습니다.')
    for (const { says, details } of doors) say(false, says, details)
  }
  const sealer = sealerOf(config.dataDir, { key: config.SEAL_KEY, others: config.SEAL_KEY_OTHERS })
  const elsewhere = await sealedByOthers(database.db, sealer)
  say(elsewhere.length === 0, '봉인된 값이 모두 지금 열쇠(SEAL_KEY)로 봉인되어 있습니다.', elsewhere)
  process.stdout.write('\n')
  if (config.mode !== 'public')
    for (const { says, details } of doors) process.stdout.write(`열림  ${says} (${details.join(', ')})\n`)
  for (const { name, real, says } of shopParts(config))
    process.stdout.write(`${real ? '실제' : '연습'}  ${name}: ${says}\n`)
  process.stdout.write(`\n${broken === 0 ? '모든 약속이 지켜지고 있습니다.' : `지켜지지 않은 약속: ${broken}`}\n`)
} finally {
  await database.close()
  await prepared.release()
}
process.exit(broken === 0 ? 0 : 1)
