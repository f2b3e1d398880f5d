import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SETTLE_MS } from './settle.ts'
import type { TorturePlace } from './torture-place.ts'

const DOCTOR = new URL('../../scripts/doctor.ts', import.meta.url).pathname
const REST_MS = 3_000

interface Answer {
  readonly content: boolean
  readonly said: string
}

/** Asks `npm run doctor -- --deep` about the place until it is content; what died may need a while, work that waits longer than a minute among it. */
export async function untilSound(place: TorturePlace, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const until = Date.now() + SETTLE_MS
  for (;;) {
    const { content, said } = await askDoctor(place, settings)
    if (content) return
    if (Date.now() > until) throw new Error(`the doctor is not content: ${complaintsOf(said)}`)
    await sleep(REST_MS)
  }
}

async function askDoctor(
  { databaseUrl, dataDir }: TorturePlace,
  settings: Readonly<Record<string, string>>,
): Promise<Answer> {
  const env = { ...process.env, ...settings, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  return promisify(execFile)(process.execPath, [DOCTOR, '--deep'], { env }).then(
    ({ stdout }) => ({ content: stdout.includes('모든 약속이 지켜지고 있습니다.'), said: stdout }),
    (error: Error & { stdout?: string }) => ({ content: false, said: error.stdout?.trim() || error.message }),
  )
}

/** The lines that are marked, each with what it names; all of them when it ended before it could mark one. */
const complaintsOf = (said: string): string => said.match(/^✗.*(?:\n {4}.*)*/gm)?.join('\n') ?? said
