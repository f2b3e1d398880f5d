/**
 * Answers after which certainly no money has moved. The HTTP status does not tell: 400 covers a refusal, an unknown outcome
 * (PROVIDER_ERROR) and a payment that already succeeded. Everything that is not listed here is unknown and looked up.
 */
export const CONFIRM_REFUSALS: ReadonlySet<string> = new Set([
  'EXCEED_MAX_CARD_INSTALLMENT_PLAN',
  'NOT_ALLOWED_POINT_USE',
  'INVALID_REJECT_CARD',
  'BELOW_MINIMUM_AMOUNT',
  'INVALID_CARD_EXPIRATION',
  'INVALID_STOPPED_CARD',
  'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT',
  'INVALID_CARD_INSTALLMENT_PLAN',
  'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN',
  'EXCEED_MAX_PAYMENT_AMOUNT',
  'INVALID_AUTHORIZE_AUTH',
  'INVALID_CARD_LOST_OR_STOLEN',
  'RESTRICTED_TRANSFER_ACCOUNT',
  'INVALID_CARD_NUMBER',
  'EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT',
  'EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT',
  'EXCEED_MAX_AMOUNT',
  'INVALID_ACCOUNT_INFO_RE_REGISTER',
  'NOT_AVAILABLE_PAYMENT',
  'EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT',
  'REJECT_ACCOUNT_PAYMENT',
  'REJECT_CARD_PAYMENT',
  'REJECT_CARD_COMPANY',
  'REJECT_TOSSPAY_INVALID_ACCOUNT',
  'EXCEED_MAX_AUTH_COUNT',
  'EXCEED_MAX_ONE_DAY_AMOUNT',
  'NOT_AVAILABLE_BANK',
  'INVALID_PASSWORD',
  'FDS_ERROR',
  'NOT_FOUND_PAYMENT_SESSION',
])

/** Refusals of a virtual account: there is none to pay into. */
export const ISSUE_REFUSALS: ReadonlySet<string> = new Set([
  'BELOW_MINIMUM_AMOUNT',
  'EXCEED_MAX_AMOUNT',
  'EXCEED_MAX_VALID_HOURS',
  'INVALID_BANK',
  'NOT_AVAILABLE_BANK',
  'NOT_SUPPORTED_BANK',
])

/** Refusals of a cancel: nothing was given back. */
export const CANCEL_REFUSALS: ReadonlySet<string> = new Set([
  'INVALID_REFUND_ACCOUNT_INFO',
  'EXCEED_CANCEL_AMOUNT_DISCOUNT_AMOUNT',
  'INVALID_REFUND_ACCOUNT_NUMBER',
  'INVALID_BANK',
  'NOT_MATCHES_REFUNDABLE_AMOUNT',
  'REFUND_REJECTED',
  'FORBIDDEN_BANK_REFUND_REQUEST',
  'NOT_CANCELABLE_AMOUNT',
  'NOT_CANCELABLE_PAYMENT',
  'EXCEED_MAX_REFUND_DUE',
  'NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT',
  'NOT_ALLOWED_PARTIAL_REFUND',
  'NOT_AVAILABLE_BANK',
  'NOT_CANCELABLE_PAYMENT_FOR_DORMANT_USER',
])

/** Our own mistake: wrong key or malformed call. No money moved, but a person has to be told at once. */
export const CONFIGURATION_FAULTS: ReadonlySet<string> = new Set([
  'INVALID_API_KEY',
  'UNAUTHORIZED_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'INVALID_REQUEST',
  'INVALID_IDEMPOTENCY_KEY',
  'FORBIDDEN_REQUEST',
  'NOT_FOUND_TERMINAL_ID',
  'INVALID_UNREGISTERED_SUBMALL',
  'NOT_REGISTERED_BUSINESS',
  'UNAPPROVED_ORDER_ID',
])

/**
 * What a confirm is told when the browser's payment key is of another shop, another order or another amount. Most say the same
 * of a fault of ours, so the gateway is then asked which it is.
 */
export const OTHER_PAYMENT: ReadonlySet<string> = new Set([
  'INVALID_REQUEST',
  'FORBIDDEN_REQUEST',
  'UNAUTHORIZED_KEY',
  'NOT_FOUND_PAYMENT',
])

/** The call went out and never arrived. */
export const NOT_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

export const CARD_NAMES: Readonly<Record<string, string>> = {
  '11': '국민카드',
  '15': '카카오뱅크카드',
  '21': '하나카드',
  '24': '토스뱅크카드',
  '31': 'BC카드',
  '33': '우리카드',
  '36': '씨티카드',
  '41': '신한카드',
  '51': '삼성카드',
  '61': '현대카드',
  '71': '롯데카드',
  '91': 'NH농협카드',
}
