import type { ContextRef } from '#/contract/support/inquiry.ts'
import { CONTEXT_KINDS } from '#/domain/support/inquiry-categories.ts'

/** What a link asked about: `?order=…`, `?proof=…`. */
export function contextOfQuery(query: URLSearchParams): ContextRef | null {
  for (const kind of CONTEXT_KINDS) {
    const id = query.get(kind)
    if (id) return { kind, id }
  }
  return null
}
