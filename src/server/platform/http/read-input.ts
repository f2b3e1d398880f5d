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
  const fields: Record<string, string> = {}
  const read = (schema: z.core.$ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    if (holdsNul(value)) throw new AppError('INVALID_INPUT')
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

/** PostgreSQL text cannot hold U+0000; it is refused here for every string, whatever its schema. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(holdsNul)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, item]) => key.includes('\0') || holdsNul(item))
}
