import { missingEntries } from '../lock-file.ts'
import type { CheckResult } from './check-result.ts'

/** A lock file that `npm ci` accepts on every platform. */
export function checkLock(): CheckResult {
  const missing = Object.keys(missingEntries())
  return {
    name: 'the lock file is whole, so that npm ci works on a fresh clone',
    ok: missing.length === 0,
    detail: `run node scripts/complete-lock.ts; missing: ${missing.join(', ')}`,
  }
}
