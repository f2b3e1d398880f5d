import { loggedError } from './log-error.ts'
import { HIDDEN, plainText } from './log-text.ts'

const MOST_DEEP = 3
/** Fields that are hidden whatever they hold. */
const SECRET_FIELDS = new Set([
  'authorization',
  'refreshtoken',
  'refresh-token',
  'accesstoken',
  'password',
  'newpassword',
  'currentpassword',
  'cookie',
  'visitor-key',
  'visitorkey',
  'secret',
  'ticket',
  'otp',
  'refundaccount',
  'accountnumber',
])

/** What a line says besides its text: errors by their allowed fields, numbers, and texts that name things. */
export function loggedFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, loggedField(name, value, 0)]))
}

function loggedField(name: string, value: unknown, deep: number): unknown {
  if (SECRET_FIELDS.has(name.toLowerCase())) return HIDDEN
  if (value instanceof Error) return loggedError(value)
  if (typeof value === 'string') return plainText(value)
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) return value
  if (typeof value !== 'object' || deep >= MOST_DEEP) return HIDDEN
  if (name === 'req' || name === 'res') return loggedExchange(name, value)
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => loggedField('', item, deep + 1))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, loggedField(key, inner, deep + 1)]))
}

/** Requests and answers as the server's library hands them over: never their addresses, which have queries. */
function loggedExchange(name: string, value: object): unknown {
  const { method, routeOptions, statusCode } = value as Partial<
    Readonly<{ method: string; routeOptions: { url?: string }; statusCode: number }>
  >
  return name === 'req' ? { method, url: routeOptions?.url } : { status: statusCode }
}
