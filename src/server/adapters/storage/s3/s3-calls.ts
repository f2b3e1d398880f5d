import { Readable } from 'node:stream'
import { AppError } from '#/contract/errors.ts'
import { type Breaker, createBreaker, isSilence } from '#/server/adapters/breaker.ts'

export interface S3Limits {
  readonly connectMs: number
  /** Until the answer begins. */
  readonly answerMs: number
  /** Without a byte in either direction. */
  readonly stallMs: number
  /** One call with the SDK's own second try. */
  readonly wholeMs: number
  /** Of a call that carries a content, or that puts hundreds of parts together. */
  readonly finishMs: number
}

export const S3_LIMITS: S3Limits = {
  connectMs: 3_000,
  // A server that needs twenty seconds works, only slowly; one that is given up sooner would stand still altogether.
  answerMs: 30_000,
  stallMs: 40_000,
  wholeMs: 40_000,
  finishMs: 120_000,
}

const AWAY = '파일 저장소가 잠시 응답하지 않습니다. 올리신 만큼은 그대로 있으니 잠시 뒤 이어서 해 주세요.'

export interface S3Calls {
  /** Runs one call with a limit of time. UNAVAILABLE: the storage is silent, busy or cannot be reached. */
  run<T>(call: (options: { abortSignal: AbortSignal }) => Promise<T>, limitMs?: number): Promise<T>
  /** A content on its way, with the same failures. */
  content(body: Readable): Readable
}

export function s3Calls(limits: S3Limits, breaker: Breaker = createBreaker()): S3Calls {
  const failed = (error: unknown) => {
    if (isSilence(error)) breaker.silent()
    else breaker.answered()
    return isPassing(error) ? new AppError('UNAVAILABLE', AWAY) : error
  }
  return {
    run: async (call, limitMs = limits.wholeMs) => {
      if (!breaker.mayCall()) throw new AppError('UNAVAILABLE', AWAY)
      try {
        const answer = await call({ abortSignal: AbortSignal.timeout(limitMs) })
        breaker.answered()
        return answer
      } catch (error) {
        throw failed(error)
      }
    },
    content: (body) => Readable.from(piecesOf(body, failed), { objectMode: false }),
  }
}

async function* piecesOf(body: Readable, failed: (error: unknown) => unknown): AsyncGenerator<Buffer> {
  try {
    for await (const piece of body as AsyncIterable<Buffer>) yield piece
  } catch (error) {
    throw failed(error)
  }
}

const LOST = /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/

/** S3 says with 5xx and 429 that another try may do; what it refuses for good is a fault of our settings. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode ?? 0
  return isSilence(error) || status >= 500 || status === 429 || LOST.test(String(code)) || LOST.test(error.message)
}
