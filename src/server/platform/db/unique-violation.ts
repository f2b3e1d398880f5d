const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because of this constraint; libraries wrap the database's own error as `cause`. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint: violated } = error as { code?: unknown; constraint?: unknown }
  if (code === UNIQUE_VIOLATION) return violated === constraint
  return violates(error.cause, constraint)
}
