import type { FastifyError } from 'fastify'
import type { Failure } from '#/contract/envelope.ts'
import { AppError, type ErrorCode, ERRORS } from '#/contract/errors.ts'
import { sqlState } from '#/server/platform/db/sql-state.ts'
import { isDiskFull, isDiskInTrouble } from '#/server/platform/disk-full.ts'
import { RateExceeded } from './rate-gate.ts'

export interface ErrorAnswer {
  readonly status: number
  readonly level: (typeof ERRORS)[ErrorCode]['level']
  readonly failure: Failure
  /** Seconds, for the header Retry-After. */
  readonly retryAfter?: number
}

const RETRY_AFTER_S: Readonly<Record<number, number>> = { 503: 2, 507: 30 }
/** Reasons of a connection that cannot be had; the request did nothing. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED|ECONNRESET|not queryable|Client was closed|Query read timeout/

/** What the reader of forms says, as plain errors, of one that names no boundary or ends in the midst of a file. */
const BROKEN_FORM = /^Multipart: Boundary not found|unexpected end of multipart data$/i

/** What the caller is told about any error; what is not in the catalogue is INTERNAL, and its text stays inside. */
export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  const known = error instanceof AppError ? error : new AppError(codeOf(error))
  const { status, level } = ERRORS[known.code]
  const retryAfter = error instanceof RateExceeded ? error.retryAfter : RETRY_AFTER_S[status]
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
  if (isDiskFull(error)) return 'NO_ROOM'
  if (isUnavailable(error)) return 'UNAVAILABLE'
  const status = (error as Partial<FastifyError> | null)?.statusCode
  if (status === 413) return 'PAYLOAD_TOO_LARGE'
  if (status === 415) return 'UNSUPPORTED_TYPE'
  if (status === 429) return 'TOO_MANY_REQUESTS'
  if (status === 503) return 'UNAVAILABLE'
  if (status === 404) return 'NOT_FOUND'
  if (error instanceof Error && BROKEN_FORM.test(error.message)) return 'INVALID_INPUT'
  return status !== undefined && status >= 400 && status < 500 ? 'INVALID_INPUT' : 'INTERNAL'
}

export function isUnavailable(error: unknown): boolean {
  if (isDiskInTrouble(error)) return true
  const state = sqlState(error)
  // 08: connection, 57P: the server is stopping or starting, 53: no memory, disk or connections left, 57014: the statement
  // took too long, 25P0: so did the transaction, 55P03 and 40: others were in its way. Nothing of the request was done.
  if (state && /^(08|57P|53|57014|25P0[34]|55P03|40001|40P01)/.test(state)) return true
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (LOST_CONNECTION.test(at.message) || LOST_CONNECTION.test(String((at as { code?: unknown }).code))) return true
  }
  return false
}
