import type { ErrorCode } from '#/contract/errors.ts'
import type { Failure } from '#/contract/envelope.ts'

/** What the specification shows when the server gave no message. */
export const DEFAULT_FAILURE = '작업 처리중 오류가 발생했습니다.'
const OFFLINE =
  '서버에 연결하지 못했습니다. 입력하신 내용은 그대로 있습니다.\n인터넷 연결을 확인하고 다시 시도해 주세요.'

/** A call that was answered with a failure, or not answered at all (`status` 0, code null). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | null
  readonly fields: Readonly<Record<string, string>>
  readonly needAdditionalInfo: boolean
  readonly requestId: string | null

  constructor(status: number, failure: Partial<Failure> | null) {
    super(failure?.message || (status === 0 ? OFFLINE : DEFAULT_FAILURE))
    this.name = 'ApiError'
    this.status = status
    this.code = failure?.code ?? null
    this.fields = failure?.fields ?? {}
    this.needAdditionalInfo = failure?.needAdditionalInfo === true
    this.requestId = failure?.requestId ?? null
  }
}
