import type { FastifyError } from 'fastify'
import type { Failure } from '#/contract/envelope.ts'
import { AppError, type ErrorCode, ERRORS } from '#/contract/errors.ts'
import { sqlState } from '#/server/platform/db/open-database.ts'
import { RateExceeded } from './rate-gate.ts'

export interface ErrorAnswer {
  readonly status: number
  readonly level: (typeof ERRORS)[ErrorCode]['level']
  readonly failure: Failure
  /** Seconds, for the header Retry-After. */
  readonly retryAfter?: number
}

const RETRY_AFTER_S = 2
/** Reasons of a connection that cannot be had; the request did nothing. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED|ECONNRESET|not queryable|Client was closed/

/** What the caller is told about any error; what is not in the catalogue is INTERNAL, and its text stays inside. */
export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  const known = error instanceof AppError ? error : new AppError(codeOf(error))
  const { status, level } = ERRORS[known.code]
  const retryAfter = error instanceof RateExceeded ? error.retryAfter : status === 503 ? RETRY_AFTER_S : undefined
  return {
    status,
    level,
    failure: {
      result: 'FAIL',
      code: known.code,
      message: known.message,
      ...(known.fields ? { fields: known.fields } : {}),
      ...(known.code === 'NEED_ADDITIONAL_INFO' ? { needAdditionalInfo: true } : {}),
      requestId,
    },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

function codeOf(error: unknown): ErrorCode {
  if (isUnavailable(error)) return 'UNAVAILABLE'
  const status = (error as Partial<FastifyError> | null)?.statusCode
  if (status === 413) return 'PAYLOAD_TOO_LARGE'
  if (status === 415) return 'UNSUPPORTED_TYPE'
  if (status === 429) return 'TOO_MANY_REQUESTS'
  if (status === 503) return 'UNAVAILABLE'
  if (status === 404) return 'NOT_FOUND'
  return status !== undefined && status >= 400 && status < 500 ? 'INVALID_INPUT' : 'INTERNAL'
}

export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  // 08: connection, 57P: the server is stopping or starting, 53: no memory, disk or connections left; 57014, 55P03 and 25P03:
  // a limit of `work-limits.data.ts`.
  if (state && /^(08|57P|57014|55P03|25P03|53)/.test(state)) return true
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (LOST_CONNECTION.test(at.message) || LOST_CONNECTION.test(String((at as { code?: unknown }).code))) return true
  }
  return false
}
