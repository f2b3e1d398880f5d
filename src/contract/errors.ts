/**
 * The one catalogue of failures: HTTP status, Korean text, log level. A text says what happened, what was kept and what to
 * do next. Add a row for a failure that a caller handles differently; do not add one per message.
 */
interface ErrorEntry {
  readonly status: number
  readonly message: string
  readonly level: 'debug' | 'info' | 'warn' | 'error'
}

export const ERRORS = {
  INVALID_INPUT: { status: 400, message: '입력한 내용을 확인해 주세요.', level: 'debug' },
  LOGIN_REQUIRED: { status: 401, message: '로그인이 필요합니다.', level: 'debug' },
  FORBIDDEN: { status: 403, message: '이 작업을 할 권한이 없습니다.', level: 'info' },
  MEMBERS_ONLY: {
    status: 403,
    message: '회원만 쓸 수 있습니다. 가입하시면 쓸 수 있고, 비회원으로 하신 주문도 가져올 수 있습니다.',
    level: 'debug',
  },
  NEED_ADDITIONAL_INFO: { status: 403, message: '추가 정보를 입력하면 계속할 수 있습니다.', level: 'debug' },
  ACCOUNT_NOT_READY: {
    status: 403,
    message: '내 계정에서 새 비밀번호와 2단계 인증을 마치면 계속할 수 있습니다.',
    level: 'info',
  },
  WRONG_LOGIN: {
    status: 400,
    message: '아이디 또는 비밀번호가 맞지 않습니다. 다시 확인해 주세요.',
    level: 'info',
  },
  WRONG_CODE: {
    status: 400,
    message: '인증번호가 맞지 않거나 시간이 지났습니다. 다시 확인하거나 새 번호를 받아 주세요.',
    level: 'info',
  },
  SECOND_FACTOR_REQUIRED: { status: 403, message: '인증 앱의 숫자 6자리를 입력해 주세요.', level: 'debug' },
  NOT_FOUND: { status: 404, message: '찾으시는 내용이 없습니다.', level: 'debug' },
  CONFLICT: { status: 409, message: '그 사이 내용이 바뀌었습니다. 새로 고친 뒤 다시 해 주세요.', level: 'info' },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    message: '요청 번호가 없습니다. 새로 고친 뒤 다시 해 주세요.',
    level: 'warn',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: '같은 요청 번호로 다른 내용이 왔습니다. 새로 고친 뒤 다시 해 주세요.',
    level: 'warn',
  },
  TOO_MANY_REQUESTS: { status: 429, message: '요청이 너무 잦습니다. 잠시 뒤 다시 해 주세요.', level: 'info' },
  PAYLOAD_TOO_LARGE: { status: 413, message: '보내신 내용이 너무 큽니다.', level: 'info' },
  UNSUPPORTED_TYPE: { status: 415, message: '받을 수 없는 형식입니다.', level: 'info' },
  CALLER_GONE: { status: 499, message: '요청이 취소되었습니다.', level: 'debug' },
  INTERNAL: { status: 500, message: '작업 처리중 오류가 발생했습니다.', level: 'error' },
  NO_ROOM: {
    status: 507,
    message: '저장 공간이 잠시 부족합니다. 올리신 만큼은 그대로 있으니, 잠시 뒤 이어서 올려 주세요.',
    level: 'error',
  },
  UNAVAILABLE: { status: 503, message: '지금은 처리할 수 없습니다. 잠시 뒤 다시 해 주세요.', level: 'warn' },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS

/** Thrown anywhere in the server to answer with a catalogue entry; `message` overrides its text. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Readonly<Record<string, string>> | undefined
  constructor(code: ErrorCode, message?: string, fields?: Readonly<Record<string, string>>) {
    super(message ?? ERRORS[code].message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
  }
}
