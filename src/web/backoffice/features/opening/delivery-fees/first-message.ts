/** The first message at or below a field: one line of postal codes may be wrong among many. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const within of Object.values(error)) {
    const found = firstMessage(within)
    if (found !== undefined) return found
  }
  return undefined
}
