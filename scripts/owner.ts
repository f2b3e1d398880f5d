import { mkdir } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { createContainer } from '#/server/app/container.ts'
import { firstOwnerLink } from '#/server/app/owner/first-owner-link.ts'
import { makeOwner } from '#/server/app/owner/make-owner.ts'
import { type OwnerTerminal, OwnerRefused } from '#/server/app/owner/owner-terminal.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { readConfig } from '#/server/platform/config.ts'
import { checkDatabaseHealth } from '#/server/platform/db/check-health.ts'

/**
 * `npm run owner [-- --reset | --code]`: makes the first administrator of the shop of these settings, running or not. Answers come
 * from `OWNER_LOGIN_ID`, `OWNER_NAME`, `OWNER_EMAIL`, `OWNER_PASSWORD`, `OWNER_SECOND_FACTOR`, `OWNER_CODE`, `OWNER_CONFIRM`,
 * else from the terminal or, line by line, from standard input. `--code` prints the page on which it is made in a browser.
 */
const isTerminal = process.stdin.isTTY
let isHidden = false
const screen = new Writable({
  write: (chunk, _encoding, done) => {
    if (!isHidden) process.stderr.write(chunk as Buffer)
    done()
  },
})
const reader = createInterface({ input: process.stdin, output: screen, terminal: isTerminal })
const lines = reader[Symbol.asyncIterator]()
const given = new Set<string>()

const desk: OwnerTerminal = {
  async ask({ name, text, hidden }) {
    const setting = process.env[`OWNER_${name}`]
    if (setting !== undefined) {
      // A setting that was refused once will not be right the next time.
      if (given.has(name)) return null
      given.add(name)
      return setting
    }
    process.stderr.write(`${text}: `)
    isHidden = hidden === true
    const line = await lines.next()
    if (isHidden && isTerminal) process.stderr.write('\n')
    isHidden = false
    return line.done ? null : line.value.trim()
  },
  say: (line) => process.stdout.write(`${line}\n`),
}

const config = readConfig(process.env)
const log = pino({ level: 'error' }, process.stderr)
await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
const prepared = await prepareDatabase(config, log)
const container = createContainer({ config, databaseUrl: prepared.url, log })
let isDone = false
try {
  await checkDatabaseHealth(container.database.db)
  isDone = process.argv.includes('--code')
    ? await sayLink()
    : await makeOwner(container, desk, { reset: process.argv.includes('--reset') })
} catch (error) {
  if (!(error instanceof OwnerRefused)) throw error
  process.stderr.write(`\n${error.message}\n`)
} finally {
  reader.close()
  await container.close()
  await prepared.release()
}
process.exit(isDone ? 0 : 1)

async function sayLink(): Promise<boolean> {
  const link = await firstOwnerLink(container)
  desk.say(link ?? '관리자가 이미 있습니다. 비밀번호나 인증 앱을 잃었다면 npm run owner -- --reset으로 새로 정하세요.')
  return link !== null
}
