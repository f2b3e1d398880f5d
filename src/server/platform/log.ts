import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

const SECRET_FIELDS = [
  'authorization',
  'refreshToken',
  'refresh-token',
  'accessToken',
  'password',
  'newPassword',
  'currentPassword',
  'cookie',
  'visitor-key',
  'visitorKey',
  'secret',
  'code',
  'refundAccount',
  'accountNumber',
]

/** One JSON object per line, UTC, without tokens and passwords however deep they stand. */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>): Logger {
  return pino({
    level: config.LOG_LEVEL,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]).filter(unlessErrorCode),
      censor: '[가림]',
    },
  })
}

/** `err.code` is how a database or gateway error is told; only codes that people typed are hidden. */
function unlessErrorCode(path: string): boolean {
  return !path.endsWith('["code"]') || path === '["code"]'
}
