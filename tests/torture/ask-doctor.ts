import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { TorturePlace } from './torture-place.ts'

const DOCTOR = new URL('../../scripts/doctor.ts', import.meta.url).pathname

/** What `npm run doctor -- --deep` says of the place; throws with the same words when a promise is broken. */
export async function askDoctor(
  { databaseUrl, dataDir }: TorturePlace,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, ...settings, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [DOCTOR, '--deep'], { env }).catch(
    (error: Error & { stdout?: string }) => {
      throw new Error(`${error.message}\n${error.stdout ?? ''}`)
    },
  )
  return stdout
}
