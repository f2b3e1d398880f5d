import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import { koreanIssue } from '#/contract/issue-text.ts'

export interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Params, query and body by the endpoint's schemas; throws INVALID_INPUT with a Korean message per field. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): Input {
  for (const value of [request.params, request.query, request.body])
    if (isUnreadable(value)) throw new AppError('INVALID_INPUT')
  const fields: Record<string, string> = {}
  const read = (schema: z.core.$ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    const outcome = z.core.safeParse(schema, value, { error: koreanIssue })
    if (outcome.success) return outcome.data
    for (const issue of outcome.error.issues) fields[issue.path.map(String).join('.')] ??= issue.message
    return undefined
  }
  const input = {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body: read(endpoint.body, request.body ?? undefined),
  }
  const messages = Object.values(fields)
  if (messages.length > 0) throw new AppError('INVALID_INPUT', messages[0], fields)
  return input
}

/** Far more than any body needs, and far less than the stack holds. */
const DEEPEST = 64

/**
 * PostgreSQL text cannot hold U+0000; it is refused here for every string, whatever its schema. So is what is nested without
 * end: schemas, fingerprints and logs all walk down a body, and one that uses up the stack would look like our own failure.
 */
function isUnreadable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  if (depth >= DEEPEST) return true
  if (Array.isArray(value)) return value.some((item) => isUnreadable(item, depth + 1))
  return Object.entries(value).some(([key, item]) => key.includes('\0') || isUnreadable(item, depth + 1))
}
