import type { ErrorCode } from './errors.ts'

/** Every JSON answer has one of these two shapes; `result: 'FAIL'` always comes with an HTTP status of 4xx or 5xx. */
export type Envelope<T> = Success<T> | Failure

export interface Success<T> {
  readonly result: 'SUCCESS'
  readonly resultData: T
}

export interface Failure {
  readonly result: 'FAIL'
  readonly code: ErrorCode
  /** Korean, ready to show; a newline is a line break. */
  readonly message: string
  /** Messages by field path (`address.zipcode`), for a form. */
  readonly fields?: Readonly<Record<string, string>>
  /** Set with status 403 when the member's profile is unfinished. */
  readonly needAdditionalInfo?: boolean
  readonly requestId?: string
}
