import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withoutValues } from './log-text.ts'

/** All that a line may say of an error. */
export interface LoggedError {
  readonly type: string
  readonly code?: string
  readonly status?: number
  readonly constraint?: string
  readonly table?: string
  readonly column?: string
  readonly syscall?: string
  /** With its placeholders, never with what they stood for. */
  readonly statement?: string
  /** Of errors that our own code made; a library's text may quote what it was given. */
  readonly message?: string
  readonly at?: readonly string[]
  readonly cause?: LoggedError
  readonly errors?: readonly LoggedError[]
}

const SOURCES = join(import.meta.dirname, '../..')
const OURS = [SOURCES, pathToFileURL(SOURCES).href]
const FRAME = /^ {4}at (?:[\w.$<>[\] #]+ \()?(?:file:\/\/\/|node:|\/)[\w./@+-]+(?::\d+){1,2}\)?$/
const MOST_FRAMES = 12
const MOST_DEEP = 4
const MOST_STATEMENT = 600
/** Texts of libraries that quote nothing, and that whoever looks after a shop searches for. */
const FIXED =
  /^(timeout exceeded when trying to connect|Connection terminated( unexpectedly| due to connection timeout)?|Client was closed and is not queryable|Query read timeout|Client has encountered a connection error and is not queryable|the database system is (starting up|shutting down|in recovery mode)|terminating connection due to administrator command|sorry, too many clients already|deadlock detected|canceling statement due to (statement timeout|lock timeout|user request)|fetch failed)$/

/**
 * An error as it may be written down. Only the named fields are read: PostgreSQL puts the values of a row into `detail` and
 * `where`, and a statement's values into the message, so none of these leaves.
 */
export function loggedError(error: unknown, deep = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, code, status, statusCode, constraint, table, column, syscall, query, cause, errors } = error as Error &
    Readonly<Record<string, unknown>>
  const frames = framesOf(error)
  const further = deep < MOST_DEEP
  return {
    type: shortName(name) ?? 'Error',
    ...kept('code', typeof code === 'number' ? String(code) : shortName(code)),
    ...kept('status', numberOf(status ?? statusCode)),
    ...kept('constraint', shortName(constraint)),
    ...kept('table', shortName(table)),
    ...kept('column', shortName(column)),
    ...kept('syscall', shortName(syscall)),
    ...kept('statement', typeof query === 'string' ? withoutLiterals(query) : undefined),
    ...kept('message', messageOf(error)),
    ...kept('at', frames.length > 0 ? frames : undefined),
    ...kept('cause', further && cause !== undefined ? loggedError(cause, deep + 1) : undefined),
    ...kept('errors', further && Array.isArray(errors) ? errors.map((one) => loggedError(one, deep + 1)) : undefined),
  }
}

/** One line of it, for places that keep only a text. */
export function errorInShort(error: unknown): string {
  const { type, code, constraint, message, cause } = loggedError(error)
  const own = [type, code, constraint, message].filter((part) => part !== undefined).join(' ')
  return cause ? `${own} (${[cause.type, cause.code, cause.constraint, cause.message].filter(Boolean).join(' ')})` : own
}

function framesOf(error: Error): readonly string[] {
  const lines = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line))
  return lines.slice(0, MOST_FRAMES).map((line) => line.slice('    at '.length))
}

function messageOf(error: Error): string | undefined {
  if (FIXED.test(error.message)) return error.message
  // The engine's own, like what `JSON.parse` says, quote the text; they have a frame before ours.
  const thrownAt = (error.stack ?? '').split('\n').find((line) => line.startsWith('    at '))
  return OURS.some((folder) => thrownAt?.includes(folder)) && !isOfDatabase(error)
    ? withoutValues(error.message)
    : undefined
}

/** A failed statement, or what PostgreSQL answered. */
const isOfDatabase = (error: Error) => ['query', 'detail', 'severity', 'where'].some((field) => field in error)

/** Names of things: codes, constraints, classes. Never a sentence, an address or a number to call. */
const shortName = (value: unknown) =>
  typeof value === 'string' && /^[A-Za-z_$][\w.$-]{0,79}$|^[0-9A-Z]{5}$/.test(value) ? value : undefined

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

const withoutLiterals = (statement: string) =>
  statement
    .replace(/'(?:[^']|'')*'/g, `'…'`)
    .replace(/\s+/g, ' ')
    .slice(0, MOST_STATEMENT)

function kept<K extends string, V>(name: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [P in K]?: V })
}
